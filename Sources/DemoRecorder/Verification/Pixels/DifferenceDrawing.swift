import Codecs
import Scene

/// A picture of a difference while it is drawn.
struct DifferenceDrawing {
  private(set) var bitmap: Bitmap

  private static let red = PremultipliedRGBA8(red: 255, green: 0, blue: 0, alpha: 255)
  private static let yellow = PremultipliedRGBA8(red: 255, green: 255, blue: 0, alpha: 255)

  /// Begins with a picture in grey, faded to a tenth over white.
  init(of picture: StraightBitmap) {
    bitmap = Bitmap(
      width: picture.width, height: picture.height, pixels: picture.pixels.map(Self.faded))
  }

  /// Lays blue glass over what is not compared: 3/4 of red and 7/8 of green pass.
  mutating func tint(_ area: ComparedArea) {
    for rectangle in area.rectangles {
      for y in rectangle.top..<rectangle.bottom {
        for x in rectangle.left..<rectangle.right {
          let grey = bitmap[x, y].red
          bitmap[x, y] = PremultipliedRGBA8(
            red: grey - grey / 4, green: grey - grey / 8, blue: grey, alpha: 255)
        }
      }
    }
  }

  mutating func mark(x: Int, y: Int, _ verdict: PictureComparison.Verdict) {
    bitmap[x, y] = verdict == .counts ? Self.red : Self.yellow
  }

  /// 255 + (Y − 255) · 0.1 · alpha / 255, rounded down as pixelmatch does, of a straight colour
  /// whose Y has its digits in whole numbers.
  private static func faded(_ color: UInt32) -> UInt32 {
    let brightness =
      29_889_531 * Int(color & 255) + 58_662_247 * Int(color >> 8 & 255)
      + 11_448_223 * Int(color >> 16 & 255)
    let darkness = (25_500_000_000 - brightness) * Int(color >> 24)
    // White is brighter than 255 by what the three numbers add up to above one.
    let lost = max(0, (darkness + 254_999_999_999) / 255_000_000_000)
    return 0xff00_0000 | 0x0001_0101 * UInt32(255 - lost)
  }
}
