public import Scene

/// A finished frame and what of it is new.
public struct RenderedFrame: Hashable, Sendable {
  /// The whole screen; every pixel is opaque.
  ///
  /// It shares its storage with the compositor's canvas: let go of it before the next frame is
  /// rendered, and no pixel is copied.
  public let bitmap: Bitmap
  /// The pixels that were painted; outside of it nothing differs from the frame before. Empty where
  /// both look the same.
  public let damage: PixelRect

  /// How many pixels were painted.
  public var paintedPixels: Int { damage.width * damage.height }
}
