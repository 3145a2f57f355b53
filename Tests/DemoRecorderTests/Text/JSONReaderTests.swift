@testable import DemoRecorder
import Foundation
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test func readsWhatTheProgramWrites() {
    let value = JSONValue.object([
      .init("text", .string("\"\\\n\u{7F}\u{2028} \u{FEFF}👨‍👩‍👧 é")), .init("none", .null),
      .init("list", .array([.integer(-7), .boolean(true), .boolean(false), .array([])])),
      .init("number", .number(0.375)), .init("empty", .object([])),
    ])

    #expect(JSONValue(Array(value.text.utf8)) == value)
  }

  @Test(arguments: [
    (#""\u00e9\ud83d\ude00\/\b\f""#, JSONValue.string("é😀/\u{8}\u{C}")),
    (
      " [ 1 , 2.50 ,\t-0,1e2 ] \n",
      .array([.integer(1), .number(2.5), .integer(0), .number(100)])
    ),
    (#"{"a":{"b":[]}}"#, .object([.init("a", .object([.init("b", .array([]))]))])),
  ])
  func readsWhatOthersWrite(text: String, value: JSONValue) {
    #expect(JSONValue(Array(text.utf8)) == value)
  }

  @Test(arguments: [
    "", " ", "[1,]", "{\"a\":1,}", "{a:1}", "'a'", "\"a", "\"\n\"", "\"\\x\"", "\"\\u12g4\"",
    #""\ud83d""#, #""\ud83dx""#, #""\ude00""#, #""\ud83d\u0041""#, "01", "1.", ".5", "+1", "1e",
    "--1", "NaN", "nul", "nulll", "true false", "[1 2]", "{\"a\" 1}", "{\"a\":1,\"a\":2}", "1e999",
    "]", "- a", "a: b", "\u{FEFF}1", "[\"\u{0}\"]",
  ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(JSONValue(Array(text.utf8)) == nil)
  }

  @Test func refusesBytesThatAreNoText() {
    #expect(JSONValue([0x22, 0xFF, 0x22]) == nil)
    #expect(JSONValue([0x22, 0xED, 0xA0, 0x80, 0x22]) == nil)
  }

  @Test func depthIsLimited() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }

    #expect(JSONValue(nested(64)) != nil)
    #expect(JSONValue(nested(65)) == nil)
    #expect(JSONValue(nested(1_000_000)) == nil)
  }

  @Test func tellsWhereATextCeasesToBeJSON() {
    #expect(throws: JSONReader.Malformed(offset: 4)) {
      try JSONReader.value(of: Array("[1, x]".utf8))
    }
    #expect(throws: JSONReader.Malformed(offset: 3)) {
      try JSONReader.value(of: Array("[1]]".utf8))
    }
  }

  /// Foundation is the oracle: what it takes we take, apart from names that stand twice.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func agreesWithFoundationOnDamagedText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sound = Array(#"{"a":[1,-2.5e3,"xé\n\u00e9"],"b":{"c":null,"d":true}}"#.utf8)
    for _ in 0..<200 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8(
          ascii: "{}[],:\"\\019.eE-+ntu x".unicodeScalars.randomElement(using: &random) ?? "x")
      }
      let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      if JSONValue(bytes) == nil, theirs != nil {
        // Foundation takes duplicates, and numbers such as `-`… only what it and we both define.
        let names = ["\"a\":", "\"b\":", "\"c\":", "\"d\":"]
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(names.contains { text.components(separatedBy: $0).count > 2 }, "\(text)")
      } else {
        #expect(
          (JSONValue(bytes) == nil) == (theirs == nil), "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: [1e300, -1e300, 9e9]) func aTimeBeyondAllBoundsIsNone(seconds: Double) {
    #expect(JSONValue.number(seconds).seconds == nil)
  }
}
