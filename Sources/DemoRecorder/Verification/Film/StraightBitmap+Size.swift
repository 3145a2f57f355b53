import Codecs
import Scene

extension StraightBitmap {
  /// The left upper part.
  func cropped(to part: PixelRect) -> StraightBitmap {
    if part == bounds { return self }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in 0..<part.height { pixels += self.pixels[(y * width)..<(y * width + part.width)] }
    return StraightBitmap(width: part.width, height: part.height, pixels: pixels)
  }

  /// A picture of that size, striped where this one has no pixels.
  func extended(width: Int, height: Int) -> StraightBitmap {
    if width == self.width, height == self.height { return self }
    var extended = StraightBitmap(
      width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
    for y in 0..<height {
      for x in 0..<width {
        let isInside = x < self.width && y < self.height
        let stripe: UInt32 = (x + y) / 8 % 2 == 0 ? 0xFFF0_40C0 : 0xFFFF_C0E8
        extended.pixels[y * width + x] = isInside ? pixels[y * self.width + x] : stripe
      }
    }
    return extended
  }
}
