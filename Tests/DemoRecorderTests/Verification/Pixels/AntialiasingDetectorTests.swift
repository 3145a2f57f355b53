import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct AntialiasingDetectors {
  /// A middle column between a dark and a bright area, one pixel of which has another shade.
  static func edge(middle: UInt32) -> [UInt32] {
    (0..<49).map { place in
      switch (place % 7, place) {
      case (3, 24): middle
      case (3, _): 0xff80_8080
      case (0..<3, _): 0xff00_0000
      default: 0xffff_ffff
      }
    }
  }

  @Test func aShadeBetweenTwoAreasIsSmoothed() {
    let (first, second) = (Self.edge(middle: 0xff70_7070), Self.edge(middle: 0xff90_9090))

    #expect(isSmoothed(x: 3, first, second))
  }

  @Test func aPixelInAPlainAreaIsNot() {
    let (first, second) = (Self.edge(middle: 0xff70_7070), Self.edge(middle: 0xff90_9090))

    #expect(!isSmoothed(x: 1, first, second))
  }

  @Test func aShadeDarkerThanAllRoundItIsNot() {
    let first = Self.edge(middle: 0xff00_0000)
    let second = [UInt32](repeating: 0xff00_0000, count: 49)

    #expect(!isSmoothed(x: 3, first, second))
  }

  @Test func aShadeBetweenAreasThatTheOtherPictureDoesNotHaveIsNot() {
    let first = Self.edge(middle: 0xff70_7070)
    let second = (0..<49).map { 0xff00_0000 | UInt32($0 * $0 * 911 & 0xff_ffff) }

    #expect(!isSmoothed(x: 3, first, second))
  }

  /// Runs that begin at every place of a row, up to those that end with it.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func aWholeRunIsToldAsOneByOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (37, 5)
    let stripe = Int(seed % 4) / 2 + 1
    func picture() -> [UInt32] {
      // Stripes, each a little lighter, with a few blemishes. Those of one pixel are in no plain area
      // but at the edge, where that counts for a neighbour.
      (0..<(width * height)).map { place in
        let isBlemish = Int.random(in: 0..<12, using: &random) == 0
        let across = seed % 2 == 0 ? place % width : place / width
        let shade = isBlemish ? Int.random(in: 0..<5, using: &random) : across / stripe
        return 0xff00_0000 | UInt32(shade) * 0x06_0606
      }
    }
    let (first, second) = (picture(), picture())
    let detector = AntialiasingDetector(width: width, height: height)

    for y in 0..<height {
      for x in 0...(width - 32) {
        let together = detector.smoothed(
          among: .max, x: x, y: y, first.span, second.span)
        let apart = (0..<32).reduce(UInt32(0)) { bits, number in
          let isSmoothed = detector.isSmoothed(x: x + number, y: y, first.span, second.span)
          return bits | (isSmoothed ? 1 : 0) << UInt32(number)
        }
        #expect(together == apart)
      }
    }
  }

  /// What the quick way rests on. With a sum of zero its negative has one too, so half are tried.
  @Test func noDifferencesOfOpaqueColoursCancelInBrightness() {
    var cancelling = 0
    for red in 0...510 {
      for green in -510...510 {
        let (blue, rest) = (-29_889_531 * red - 58_662_247 * green)
          .quotientAndRemainder(dividingBy: 11_448_223)
        if rest == 0, abs(blue) <= 510 { cancelling += 1 }
      }
    }

    // All zero.
    #expect(cancelling == 1)
  }

  /// Of the pixel in the middle row.
  private func isSmoothed(x: Int, _ first: [UInt32], _ second: [UInt32]) -> Bool {
    AntialiasingDetector(width: 7, height: 7).isSmoothed(x: x, y: 3, first.span, second.span)
  }
}
