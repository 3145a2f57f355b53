@testable import DemoRecorder
import Testing

@Suite struct NumberWordsTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (1_204, "1,204"), (1_234_567, "1,234,567"),
    (-1_000, "-1,000"), (-999, "-999"),
  ])
  func digitsStandInThrees(number: Int, text: String) {
    #expect(NumberWords.grouped(number) == text)
  }

  @Test func onlyOneIsSingular() {
    #expect(NumberWords.count(0, "pixel") == "0 pixels")
    #expect(NumberWords.count(1, "pixel") == "1 pixel")
    #expect(NumberWords.count(1_204, "pixel") == "1,204 pixels")
  }

  @Test(arguments: [
    (0, "0.00 %"), (0.001, "0.10 %"), (1, "100.00 %"), (0.123_45, "12.35 %"),
    (0.000_1, "0.01 %"), (0.000_099, "< 0.01 %"), (1e-9, "< 0.01 %"),
  ])
  func aShareThatIsNotNothingIsNeverShownAsNothing(share: Double, text: String) {
    #expect(NumberWords.percent(share) == text)
  }

  @Test(arguments: [
    (Duration.zero, "0.000 s"), (.milliseconds(740), "0.740 s"), (.seconds(9), "9.000 s"),
    (.microseconds(1_234_500), "1.235 s"),
  ])
  func aTimeHasThreeDecimals(time: Duration, text: String) {
    #expect(NumberWords.seconds(time) == text)
  }
}
