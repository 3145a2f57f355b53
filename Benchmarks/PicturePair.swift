/// Two pictures of a telephone's screen in straight RGBA.
struct PicturePair: Sendable {
  var first: [UInt32]
  var second: [UInt32]

  static let width = 750
  static let height = 1624

  /// The same in other memory.
  static func identical() -> PicturePair {
    let picture = cards(movedBy: 0)
    return PicturePair(first: picture, second: picture.map { $0 })
  }

  /// Cards and discs with smooth edges and shaded faces, which the second has moved.
  static func moved() -> PicturePair {
    PicturePair(first: cards(movedBy: 0), second: cards(movedBy: 40.5))
  }

  /// Every pixel by chance: the worst there is.
  static func noise() -> PicturePair {
    var random = Random()
    func picture() -> [UInt32] {
      (0..<(width * height)).map { _ in 0xff00_0000 | UInt32(random.number(below: 1 << 24)) }
    }
    return PicturePair(first: picture(), second: picture())
  }

  private static func cards(movedBy offset: Double) -> [UInt32] {
    var random = Random()
    var pixels = [UInt32](repeating: 0xfff7_f2f2, count: width * height)
    for number in 0..<60 {
      let card = Card(
        x: Double(random.number(below: width)) + (number % 2 == 0 ? 0 : offset),
        y: Double(random.number(below: height)), halfWidth: Double(20 + random.number(below: 160)),
        halfHeight: Double(20 + random.number(below: 80)), radius: 20,
        color: UInt32(random.number(below: 1 << 24)))
      card.paint(onto: &pixels)
    }
    return pixels
  }

  /// A rounded rectangle, a little darker towards its foot.
  private struct Card {
    var x: Double
    var y: Double
    var halfWidth: Double
    var halfHeight: Double
    var radius: Double
    var color: UInt32

    func paint(onto pixels: inout [UInt32]) {
      for row in max(0, Int(y - halfHeight) - 1)..<min(height, Int(y + halfHeight) + 2) {
        for column in max(0, Int(x - halfWidth) - 1)..<min(width, Int(x + halfWidth) + 2) {
          let across = max(abs(Double(column) + 0.5 - x) - halfWidth + radius, 0)
          let down = max(abs(Double(row) + 0.5 - y) - halfHeight + radius, 0)
          let outside = (across * across + down * down).squareRoot() - radius
          let share = min(max(0.5 - outside, 0), 1)
          let light = 0.9 - 0.1 * (Double(row) - y) / halfHeight
          let place = row * width + column
          pixels[place] = [0, 8, 16].reduce(0xff00_0000) { mixed, shift in
            let below = Double(pixels[place] >> shift & 255)
            let above = Double(color >> shift & 255) * light
            return mixed | UInt32(below + (above - below) * share) << shift
          }
        }
      }
    }
  }
}
