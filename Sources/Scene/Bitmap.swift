/// A colour of four bytes whose red, green and blue are already multiplied by its alpha.
public struct PremultipliedRGBA8: Hashable, Sendable, BitwiseCopyable {
  /// Red in the lowest byte, then green, blue, alpha.
  public var packed: UInt32

  @inlinable public init(packed: UInt32) { self.packed = packed }

  /// - Precondition: No part is greater than `alpha`.
  @inlinable public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(max(red, green, blue) <= alpha, "premultiplied parts never exceed alpha")
    packed =
      UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// A straight colour, multiplied by its alpha and rounded half up.
  @inlinable public init(straightRed red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func multiplied(_ part: UInt8) -> UInt8 {
      UInt8((UInt32(part) * UInt32(alpha) * 2 + 255) / 510)
    }
    self.init(
      red: multiplied(red), green: multiplied(green), blue: multiplied(blue), alpha: alpha)
  }

  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }
}

/// A picture of `width` × `height` pixels in premultiplied 8-bit sRGB.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Row by row from the top, each from the left, packed as `PremultipliedRGBA8.packed`.
  public var pixels: [UInt32]

  /// A picture in one colour, transparent if none is given.
  ///
  /// - Precondition: Neither side is negative.
  public init(width: Int, height: Int, filledWith color: PremultipliedRGBA8 = .init(packed: 0)) {
    precondition(width >= 0 && height >= 0, "a picture has no negative side")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: color.packed, count: width * height)
  }

  /// - Precondition: There are `width * height` pixels.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  @inlinable public subscript(x: Int, y: Int) -> PremultipliedRGBA8 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
      return PremultipliedRGBA8(packed: pixels[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
      pixels[y * width + x] = newValue.packed
    }
  }

  /// The whole picture.
  public var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }
}
