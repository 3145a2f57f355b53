import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct WrittenTimes {
  @Test(arguments: [
    ("250ms", 250_000_000), ("1.5s", 1_500_000_000), ("366.59ms", 366_590_000), ("0s", 0),
    ("0ms", 0), ("007s", 7_000_000_000), ("0.000001ms", 1), ("0.0000005ms", 1),
    ("0.0000004ms", 0), ("0.9999999999s", 1_000_000_000), ("3600s", 3_600_000_000_000),
    ("3600000ms", 3_600_000_000_000), ("0.00000000000000000000000000001s", 0),
  ])
  func areReadToTheNanosecondRoundedHalfUp(text: String, nanoseconds: Int) {
    #expect(TimeText.read(text) == .time(.nanoseconds(nanoseconds)))
  }

  @Test(arguments: ["250", "1.5", "0"])
  func needAUnit(_ text: String) { #expect(TimeText.read(text) == .bare) }

  @Test(arguments: ["3600.000000001s", "3600001ms", "18446744073709551616s", "1000000000s"])
  func endAtAnHour(_ text: String) { #expect(TimeText.read(text) == .tooLong) }

  @Test(arguments: [
    "", "s", "ms", ".", ".s", "1.s", ".5s", "1..2s", "1.2.3s", "-1s", "+1s", "1e3s", "1 s", " 1s",
    "1s ", "1S", "1MS", "1m", "1sec", "1,5s", "0x1s", "½s", "１s", "1_000ms", "infs", "nans",
  ])
  func areNothingElse(_ text: String) { #expect(TimeText.read(text) == .noTime) }

  @Test(arguments: 0..<200)
  func areWrittenAsTheyAreRead(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let time = Duration.nanoseconds(
      Int64.random(in: 0...3_600_000_000_000, using: &random) >> (seed % 42))

    #expect(TimeText.read(TimeText.text(for: time)) == .time(time))
  }

  @Test func areWrittenShort() {
    #expect(TimeText.text(for: .milliseconds(250)) == "250ms")
    #expect(TimeText.text(for: .milliseconds(1500)) == "1.5s")
    #expect(TimeText.text(for: .zero) == "0ms")
    #expect(TimeText.text(for: .nanoseconds(366_590_000)) == "366.59ms")
  }
}

@Suite struct WrittenNumbers {
  @Test(arguments: [
    ("1", 1.0), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("1e2", 100), ("1E-2", 0.01),
    ("1e999", Double.infinity),
  ])
  func areDecimal(text: String, number: Double) { #expect(NumberText.number(text) == number) }

  @Test(arguments: [
    "", ".", "-", "e5", "1e", "nan", "inf", ".inf", "0x10", "1_000", "1,5", "1 ", "１", "٣",
  ])
  func areNothingElse(_ text: String) { #expect(NumberText.number(text) == nil) }

  @Test func areWholeWhereTheyMustBe() {
    #expect(NumberText.integer("25") == 25)
    #expect(NumberText.integer("-3") == -3)
    #expect(NumberText.integer("25.0") == nil)
    #expect(NumberText.integer("99999999999999999999") == .max)
    #expect(NumberText.integer("-99999999999999999999") == .min)
    #expect(NumberText.integer("") == nil)
    #expect(NumberText.text(for: 2) == "2")
    #expect(NumberText.text(for: 0.8) == "0.8")
    #expect(NumberText.text(for: -0.0) == "0")
  }
}
