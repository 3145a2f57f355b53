import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct JSONValueReadingTests {
  @Test func whateverIsWrittenIsReadBack() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let value = Self.value(depth: 3, &random)
      #expect(JSONValue(Array(value.text.utf8))?.text == value.text)
    }
  }

  @Test func everyCharacterOfAStringIsReadBack() {
    let scalars = (UInt32(0)...0x2FF).compactMap(Unicode.Scalar.init)
    var text = String(String.UnicodeScalarView(scalars))
    text += "语音通话 👨‍👩‍👧 \u{2028}\u{2029}\u{FEFF}\u{FFFE}\u{FFFF}\u{10FFFF} \u{85}"
    // jansson takes U+0000 in a value only; no element can be called so.
    let name = text.replacing("\0", with: "")
    let value = JSONValue.object([.init(name, .string(text))])

    let read = JSONValue(Array(value.text.utf8))?.members?.first
    #expect(read?.name.unicodeScalars.elementsEqual(name.unicodeScalars) == true)
    #expect(read?.value.string?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func whatIsNoJSONIsNil() {
    for text in [
      "", "{", "[1,", "{\"a\":1}{", "{\"a\":1,\"a\":2}", "\u{0}", "[nan]", "[bare word]",
    ] {
      #expect(JSONValue(Array(text.utf8)) == nil, "\(text)")
    }
    #expect(JSONValue([0xFF, 0xFE, 0x7B]) == nil)
    #expect(JSONValue(Array(String(repeating: "[", count: 10_000).utf8)) == nil)
  }

  @Test func aTimeBeyondAllFilmsIsNone() {
    #expect(JSONValue.number(1.5).seconds == .milliseconds(1_500))
    #expect(JSONValue(Array("1e300".utf8))?.seconds == nil)
  }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    let count = Int.random(in: 0...4, using: &random)
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: -1_000_000...1_000_000, using: &random))
    case 3:
      return .number(Double(Int.random(in: -999_999...999_999, using: &random)) / 128, decimals: 7)
    case 4: return .string(text(&random))
    case 5: return .array((0..<count).map { _ in value(depth: depth - 1, &random) })
    default:
      return .object(
        (0..<count).map { .init("\($0)" + text(&random), value(depth: depth - 1, &random)) })
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let awkward = [
      "\"", "\\", "\n", "\t", "#", ": ", "- ", "'", "é", "💥", "a", " ", "\u{7F}", "null",
    ]
    return (0..<Int.random(in: 0...6, using: &random))
      .compactMap { _ in awkward.randomElement(using: &random) }.joined()
  }
}
