public import Scene

/// One frame of a film as a viewer shows it, in colours that are not multiplied by their alpha.
public struct StraightFrame: Hashable, Sendable {
  public var bitmap: StraightBitmap
  /// As the file tells it; zero is possible in files of others.
  public var duration: FrameDuration
  /// Outside of this the picture equals the frame before; the whole picture for the first frame.
  public var changed: PixelRect

  public init(bitmap: StraightBitmap, duration: FrameDuration, changed: PixelRect) {
    self.bitmap = bitmap
    self.duration = duration
    self.changed = changed
  }

  /// A frame of a film whose pixels are opaque or wholly transparent, as all those of a GIF: there
  /// both forms are the same.
  public init(withoutTranslucency frame: AnimationFrame) {
    self.init(
      bitmap: StraightBitmap(
        width: frame.bitmap.width, height: frame.bitmap.height, pixels: frame.bitmap.pixels),
      duration: frame.duration, changed: frame.changed)
  }
}
