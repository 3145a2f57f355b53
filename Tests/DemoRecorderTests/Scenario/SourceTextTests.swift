import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct SourceTextPlaces {
  @Test(arguments: ["\n", "\r", "\r\n"])
  func linesEndWithLFCRAndBoth(_ end: String) {
    let text = SourceText(file: "a", bytes: Array("ab\(end)c\(end)\(end)d".utf8))
    let length = end.unicodeScalars.count

    #expect(text.location(ofScalar: 0) == ScenarioLocation(file: "a", line: 1, column: 1))
    #expect(text.location(ofScalar: 2 + length) == ScenarioLocation(file: "a", line: 2, column: 1))
    #expect(
      text.location(ofScalar: 3 + 3 * length) == ScenarioLocation(file: "a", line: 4, column: 1))
    #expect(text.lineCount == 4)
  }

  @Test func columnsCountScalarsAndNotBytesOrCharacters() {
    let text = SourceText(file: "a", bytes: Array("e\u{301}正👩‍👩‍👧x".utf8))

    #expect(text.location(ofScalar: 8).column == 9)
    #expect(text.scalars(ofLine: 1, columns: 9..<10) == ["x"])
  }

  @Test func aByteOrderMarkTakesNoColumn() {
    let text = SourceText(file: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8))

    #expect(text.flaw == nil)
    #expect(text.bytes == Array("ab".utf8))
  }

  /// Naive: decode everything, then count.
  @Test(arguments: 0..<20)
  func everyPlaceIsWhereCountingFindsIt(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "\n", "\r\n", "\r", "é", "气", "👍", " "]
    let string = (0..<3000).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    let text = SourceText(file: "a", bytes: Array(string.utf8))
    let scalars = Array(string.unicodeScalars)
    var place = ScenarioLocation(file: "a", line: 1, column: 1)

    for (index, scalar) in scalars.enumerated() {
      #expect(text.location(ofScalar: index) == place)
      if scalar != "\n", scalar != "\r" {
        #expect(
          text.scalars(ofLine: place.line, columns: place.column..<place.column + 1) == [scalar])
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      if scalar == "\n" || (scalar == "\r" && next != "\n") {
        place = ScenarioLocation(file: "a", line: place.line + 1, column: 1)
      } else {
        place.column += 1
      }
    }
  }
}

@Suite struct SourceTextEncoding {
  struct Broken: CustomTestStringConvertible, Sendable {
    var id: String
    var bytes: [UInt8]
    var problem: Diagnostic.Problem
    var column: Int
    var testDescription: String { id }
  }

  static let cases = [
    Broken(
      id: "Latin-1", bytes: Array("title: caf".utf8) + [0xE9] + Array(" x".utf8),
      problem: .notUTF8(byte: 0xE9, offset: 10), column: 11),
    Broken(
      id: "Latin-1 after wide characters", bytes: Array("正正".utf8) + [0xE9, 0x20],
      problem: .notUTF8(byte: 0xE9, offset: 6), column: 3),
    Broken(
      id: "an overlong slash", bytes: [0x61, 0xC0, 0xAF],
      problem: .notUTF8(byte: 0xC0, offset: 1), column: 2),
    Broken(
      id: "a surrogate", bytes: [0xED, 0xA0, 0x80],
      problem: .notUTF8(byte: 0xED, offset: 0), column: 1),
    Broken(
      id: "past the last scalar", bytes: [0xF4, 0x90, 0x80, 0x80],
      problem: .notUTF8(byte: 0xF4, offset: 0), column: 1),
    Broken(
      id: "cut off at the end", bytes: [0x61, 0xE6, 0xAD],
      problem: .notUTF8(byte: 0xE6, offset: 1), column: 2),
    Broken(
      id: "UTF-16 with a mark, little", bytes: [0xFF, 0xFE, 0x61, 0], problem: .utf16, column: 1),
    Broken(
      id: "UTF-16 with a mark, big", bytes: [0xFE, 0xFF, 0, 0x61], problem: .utf16, column: 1),
    Broken(id: "UTF-16 without a mark", bytes: [0x61, 0, 0x62, 0], problem: .utf16, column: 1),
    Broken(
      id: "a zero in the text", bytes: [0x61, 0x62, 0], problem: .controlCharacter("\0"), column: 3),
  ]

  @Test(arguments: cases)
  func isRefusedAtTheByte(_ broken: Broken) {
    let loaded = ScenarioInput.load(broken.bytes)

    let place = ScenarioLocation(file: "demo.yaml", line: 1, column: broken.column)
    #expect(loaded.diagnostics == [Diagnostic(broken.problem, at: place)])
  }

  @Test func everyScalarIsReadAsItIsWritten() {
    for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 97) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      let decoded = UTF8Scalar(in: bytes.span, at: 0)
      #expect(decoded.scalar == scalar && decoded.length == bytes.count)
    }
  }

  @Test func everyPairOfBytesIsJudgedAsTheStandardLibraryJudges() {
    for first in UInt8.min...UInt8.max {
      for second in stride(from: UInt8(0), through: 252, by: 4) {
        let bytes = [first, second]
        let naive = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
        let decoded = UTF8Scalar(in: bytes.span, at: 0)
        let isWhole = String(validating: bytes.prefix(decoded.length), as: UTF8.self) != nil
        #expect((decoded.scalar != nil) == isWhole)
        if let naive { #expect(decoded.scalar == naive) }
      }
    }
  }
}
