import Codecs
import Testing

@testable import DemoRecorder

@Suite struct FilmTime {
  @Test(arguments: [1, 3, 7, 60, 90, 100, 120, 1_000, 1_024, 3_072, 29_970, 65_521, 65_535])
  func aDelayCutIntoPartsTakesAsLong(denominator: Int) {
    var parts = FilmClock()
    for count in 1...300 {
      parts.advance(by: FrameDuration(numerator: 1, denominator: denominator))
      // Half up, in integers: (2 · 10⁹ · count + denominator) / (2 · denominator).
      let nanoseconds = (2_000_000_000 * count + denominator) / (2 * denominator)
      #expect(parts.now == .nanoseconds(nanoseconds))
    }
  }

  @Test func endlesslyManyLongestDelaysDoNotOverflow() {
    var clock = FilmClock()
    for denominator in 1...65_535 {
      clock.advance(by: FrameDuration(numerator: 65_535, denominator: denominator))
    }
    for _ in 0..<200_000 { clock.advance(by: FrameDuration(numerator: 65_535, denominator: 1)) }
    #expect(clock.now > .seconds(200_000 * 65_535))
  }
}
