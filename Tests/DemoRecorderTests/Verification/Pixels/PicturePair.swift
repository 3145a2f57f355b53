import Codecs
import TestSupport

/// Two pictures of one size, made at random.
struct PicturePair {
  var first: StraightBitmap
  var second: StraightBitmap

  var width: Int { first.width }
  var height: Int { first.height }

  /// Few or many colours, of which none, one, some or all pixels are changed by little or much.
  static func noise(upTo side: Int, isOpaque: Bool, using random: inout SeededGenerator) -> Self {
    let width = Int.random(in: 1...side, using: &random)
    let height = Int.random(in: 1...side, using: &random)
    let alpha: UInt32 = isOpaque ? 0xff00_0000 : 0
    let palette = (0..<Int.random(in: 1...9, using: &random)).map { _ in
      UInt32.random(in: 0...UInt32.max, using: &random) | alpha
    }
    let first = (0..<(width * height)).map { _ in palette.randomElement(using: &random) ?? 0 }
    var second = first
    let changes = [0, 1, first.count / 5, first.count].randomElement(using: &random) ?? 0
    for place in first.indices.shuffled(using: &random).prefix(changes) {
      let isSmall = Bool.random(using: &random)
      second[place] =
        (isSmall
          ? first[place] ^ (1 << UInt32.random(in: 0...31, using: &random))
          : UInt32.random(in: 0...UInt32.max, using: &random)) | alpha
    }
    return Self(width: width, height: height, first, second)
  }

  /// Discs with smooth edges on plain ground, the second a fraction of a pixel away. Up to three
  /// times as wide as high, so that there are runs of pixels far from the edges.
  static func discs(upTo side: Int, isOpaque: Bool, using random: inout SeededGenerator) -> Self {
    let width = Int.random(in: 3...(3 * side), using: &random)
    let height = Int.random(in: 3...side, using: &random)
    var first = [UInt32](repeating: color(isOpaque, using: &random), count: width * height)
    var second = first
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let disc = Disc(
        x: .random(in: 0...Double(width), using: &random),
        y: .random(in: 0...Double(height), using: &random),
        radius: .random(in: 1...Double(side) / 3, using: &random),
        color: color(isOpaque, using: &random))
      disc.paint(onto: &first, width: width, movedBy: 0)
      disc.paint(
        onto: &second, width: width, movedBy: .random(in: 0...1.5, using: &random))
    }
    return Self(width: width, height: height, first, second)
  }

  private init(width: Int, height: Int, _ first: [UInt32], _ second: [UInt32]) {
    self.first = StraightBitmap(width: width, height: height, pixels: first)
    self.second = StraightBitmap(width: width, height: height, pixels: second)
  }

  private static func color(_ isOpaque: Bool, using random: inout SeededGenerator) -> UInt32 {
    let color = UInt32.random(in: 0...UInt32.max, using: &random)
    let alphas: [UInt32] = isOpaque ? [255] : [0, 1, 100, 254, 255]
    return color & 0xff_ffff | (alphas.randomElement(using: &random) ?? 0) << 24
  }

  private struct Disc {
    var x: Double
    var y: Double
    var radius: Double
    var color: UInt32

    func paint(onto pixels: inout [UInt32], width: Int, movedBy offset: Double) {
      for place in pixels.indices {
        let across = Double(place % width) + 0.5 - x - offset
        let down = Double(place / width) + 0.5 - y
        let distance = (across * across + down * down).squareRoot()
        let share = min(max(radius - distance + 0.5, 0), 1)
        pixels[place] = [0, 8, 16, 24].reduce(0) { mixed, shift in
          let (below, above) = (Double(pixels[place] >> shift & 255), Double(color >> shift & 255))
          return mixed | UInt32(below + (above - below) * share) << shift
        }
      }
    }
  }
}
