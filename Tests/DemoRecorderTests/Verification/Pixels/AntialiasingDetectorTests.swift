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
