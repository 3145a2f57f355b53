import Codecs
import Testing

@Suite struct FrameDurations {
  @Test func areInLowestTerms() {
    let duration = FrameDuration(numerator: 4, denominator: 100)

    #expect(duration.numerator == 1 && duration.denominator == 25)
    #expect(FrameDuration(centiseconds: 0) == .zero)
  }

  @Test func sixtySixtiethsAreOneSecond() {
    let sixtieth = FrameDuration(numerator: 1, denominator: 60)

    let sum = (0..<60).reduce(FrameDuration.zero) { sum, _ in sum + sixtieth }

    #expect(sum == FrameDuration(numerator: 1, denominator: 1))
  }
}
