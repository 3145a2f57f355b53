public import Scene

/// A finished frame and what of it is new.
public struct RenderedFrame: Hashable, Sendable {
  /// The whole screen; every pixel is opaque.
  ///
  /// It shares its storage with the compositor's canvas: let go of it before the next frame is
  /// rendered, and no pixel is copied.
  public let bitmap: Bitmap
  /// The rectangle round all pixels that were painted; outside of it nothing differs from the frame
  /// before. Empty where both look the same.
  public let damage: PixelRect
  /// The rectangles that were painted: they share no pixel and lie inside `damage`, and outside of
  /// them nothing differs.
  public let parts: [PixelRect]

  /// How many pixels were painted.
  public var paintedPixels: Int { parts.reduce(0) { $0 + $1.width * $1.height } }
}
