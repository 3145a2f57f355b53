public import Scene

/// A picture as a PNG file holds it: 8-bit sRGB whose colours are not multiplied by their alpha.
///
/// Pictures are compared in this form, for translucent colours that differ in a file can be equal
/// once multiplied.
public struct StraightBitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Row by row from the top, red in the lowest byte, then green, blue, alpha.
  public var pixels: [UInt32]

  /// - Precondition: There are `width * height` pixels.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The straight colours nearest to those of a bitmap; the same where it is opaque.
  public init(_ bitmap: Bitmap) {
    var pixels = bitmap.pixels
    for place in pixels.indices where pixels[place] >> 24 != 255 {
      pixels[place] = StraightAlpha.straight(pixels[place])
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  /// The whole picture.
  public var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
}

extension Bitmap {
  /// The premultiplied colours nearest to those of a picture; the same where it is opaque.
  public init(_ straight: StraightBitmap) {
    var pixels = straight.pixels
    for place in pixels.indices where pixels[place] >> 24 != 255 {
      pixels[place] = StraightAlpha.premultiplied(pixels[place])
    }
    self.init(width: straight.width, height: straight.height, pixels: pixels)
  }
}
