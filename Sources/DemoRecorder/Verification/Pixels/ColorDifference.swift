/// By how much two colours differ, as pixelmatch measures it: each is laid over a background if one
/// of them is translucent.
///
/// Source: pixelmatch 7.2 for the background; Kotsarenko, Ramos, "Measuring perceived color
/// difference using YIQ NTSC transmission color space in mobile applications", 2010, for the rest.
/// Every step is done in the order in which pixelmatch does it, so that the last bit is the same.
struct ColorDifference: Hashable, Sendable {
  /// First less second; fractions only where one is translucent.
  var red: Double
  var green: Double
  var blue: Double

  /// - Parameter place: Which pixel of its picture the first is, in the order of rows. The
  ///   background is another from pixel to pixel, so that no colour vanishes on it everywhere.
  @inline(__always)
  init(_ first: UInt32, _ second: UInt32, at place: Int) {
    let (firstAlpha, secondAlpha) = (Int(first &>> 24), Int(second &>> 24))
    func channels(_ shift: UInt32) -> (Int, Int) {
      (Int(first &>> shift & 255), Int(second &>> shift & 255))
    }
    func opaque(_ shift: UInt32) -> Double {
      let (first, second) = channels(shift)
      return Double(first &- second)
    }
    func blended(_ shift: UInt32, over background: Int) -> Double {
      let (first, second) = channels(shift)
      let sum =
        first &* firstAlpha &- second &* secondAlpha &- background &* (firstAlpha &- secondAlpha)
      return Double(sum) / 255
    }
    if firstAlpha & secondAlpha == 255 {
      (red, green, blue) = (opaque(0), opaque(8), opaque(16))
    } else {
      let background = Self.background(at: place)
      red = blended(0, over: background.red)
      green = blended(8, over: background.green)
      blue = blended(16, over: background.blue)
    }
  }

  /// Brightness (Y) of the first less that of the second.
  @inline(__always)
  var brightness: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }

  /// The square of the distance in YIQ, weighted; at most ``greatestSquare``.
  @inline(__always)
  var square: Double {
    let y = brightness
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// What pixelmatch calls the greatest square there can be; a threshold is a share of its root.
  static let greatestSquare = 35_215.0

  /// One of two shades for each channel, by the place of the pixel's first byte. Red is always dark,
  /// for that place is always even.
  private static func background(at place: Int) -> (red: Int, green: Int, blue: Int) {
    let byte = 4 * place
    func shade(_ step: Double) -> Int { 48 + 159 * (Int(Double(byte) / step) % 2) }
    return (shade(1), shade(1.618033988749895), shade(2.618033988749895))
  }
}
