import Codecs
import Scene

extension StraightBitmap {
  /// Takes over a rectangle of another picture of the same size.
  mutating func copy(_ rectangle: PixelRect, of other: StraightBitmap) {
    precondition(width == other.width && height == other.height, "pictures of one size")
    for y in rectangle.top..<max(rectangle.top, rectangle.bottom) {
      let row = (y * width + rectangle.left)..<(y * width + rectangle.right)
      pixels.replaceSubrange(row, with: other.pixels[row])
    }
  }
}
