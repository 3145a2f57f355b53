@testable import DemoRecorder
import Foundation
import TestSupport
import Testing

@Suite struct JSONValueTests {
  @Test func membersKeepTheirOrderOrAreSortedByBytes() {
    let members: [JSONValue.Member] = [.init("t", .integer(1)), .init("a", .null)]

    #expect(JSONValue.object(members).text == #"{"t":1,"a":null}"#)
    #expect(
      JSONValue.sorted(["b": .integer(1), "ä": .integer(2), "a": .integer(3), "B": .integer(4)])
        .text
        == #"{"B":4,"a":3,"b":1,"ä":2}"#)
  }

  @Test func theLineOfATraceReadsAsInTheContract() {
    let line = JSONValue.object([
      .init("t", .seconds(.milliseconds(1_200))),
      .init(
        "elements",
        .sorted([
          "bubble": .sorted([
            "frame": .array([283, 100, 80, 80].map { .number($0) }), "alpha": .number(1),
            "visible": .boolean(true),
          ])
        ])),
    ])

    #expect(
      line.text
        == #"{"t":1.2,"elements":{"bubble":{"alpha":1,"frame":[283,100,80,80],"visible":true}}}"#)
  }

  @Test func aStringOfEveryAwkwardCharacterIsReadBack() throws {
    let awkward = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init)))
    for text in [awkward, "\"\\/\u{7F}", "语音通话", "👨‍👩‍👧", "\u{2028}\u{2029}\u{FEFF}", "\r\n"] {
      let json = JSONValue.array([.string(text)]).text
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]

      #expect(read?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      #expect(!json.unicodeScalars.contains { $0.value < 0x20 })
    }
  }

  @Test func emptyCollectionsAreWritten() {
    #expect(JSONValue.array([.array([]), .object([]), .sorted([:])]).text == "[[],{},{}]")
  }
}

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (0.0, 4, "0"), (-0.0, 4, "0"), (-0.00004, 4, "0"), (0.00005, 4, "0.0001"), (1.2, 4, "1.2"),
    (283, 4, "283"), (-1.5, 4, "-1.5"), (0.99996, 4, "1"), (100, 0, "100"), (2.5, 0, "3"),
    (-2.5, 0, "-3"), (1e-30, 4, "0"), (1e15, 4, "1000000000000000"),
    (1.25e20, 4, "125000000000000000000"), (-1e21, 0, "-1000000000000000000000"),
    (0.1 + 0.2, 4, "0.3"), (12.0625, 4, "12.0625"), (12.06255, 4, "12.0626"), (9.5, 1, "9.5"),
  ])
  func isRoundedWithoutNeedlessZeros(value: Double, decimals: Int, text: String) {
    #expect(DecimalText(value, decimals: decimals).text == text)
  }

  @Test(arguments: [
    (Duration.zero, "0"), (.milliseconds(1_200), "1.2"), (.nanoseconds(366_590_499), "0.366590"),
    (.nanoseconds(366_590_500), "0.366591"), (.seconds(3_600), "3600"),
    (.nanoseconds(999_999_500), "1"), (.nanoseconds(499), "0"), (.seconds(-1.5), "-1.5"),
  ])
  func aTimeIsExact(time: Duration, text: String) {
    let expected = text.hasSuffix("0") && text.contains(".") ? String(text.dropLast()) : text

    #expect(DecimalText(seconds: time, decimals: 6).text == expected)
  }

  @Test func millisecondsAreExactToTheNanosecond() {
    #expect(JSONValue.milliseconds(.nanoseconds(40_000_001)).text == "40.000001")
    #expect(JSONValue.milliseconds(.milliseconds(40)).text == "40")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func isReadBackWithinHalfAUnit(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let exponent = Double(Int.random(in: -6...18, using: &random))
      let value = Double.random(in: -1...1, using: &random) * exp2(exponent * 3.3)
      let text = DecimalText(value, decimals: 4).text
      let read = try #require(Double(text))

      #expect(abs(read - value) <= 0.000_05 + abs(value) * 1e-15)
      #expect(!text.contains("e") && text != "-0")
      #expect(!text.contains(".") || !text.hasSuffix("0"))
    }
  }
}
