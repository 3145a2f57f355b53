public import Scene

/// One frame of a film as a viewer shows it: the whole picture, not only what the file stores.
public struct AnimationFrame: Hashable, Sendable {
  public var bitmap: Bitmap
  /// As the file tells it; zero is possible in files of others.
  public var duration: FrameDuration
  /// Outside of this the picture equals the frame before; the whole picture for the first frame.
  public var changed: PixelRect

  public init(bitmap: Bitmap, duration: FrameDuration, changed: PixelRect) {
    self.bitmap = bitmap
    self.duration = duration
    self.changed = changed
  }
}
