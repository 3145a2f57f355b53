import Testing

@testable import Raster

/// Levels by hand, from the rules of UAX #9. Capitals are Hebrew letters here, as in the annex.
@Suite struct DirectionsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var text: String
    /// One digit for each character, "-" for those that rule X9 takes away.
    var levels: String
    var paragraph: UInt8 = 0
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "P3: letters from the left make level 0", text: "ab, c", levels: "00000"),
    Case(id: "P2: the first strong letter decides", text: "1.A b", levels: "21112", paragraph: 1),
    Case(id: "P3: digits alone do not decide", text: "12:30", levels: "00000"),
    Case(id: "P2: what is isolated does not decide", text: "\u{2067}A\u{2069}b", levels: "0100"),
    Case(id: "N1: a space between two of a kind joins them", text: "a B C d", levels: "0011100"),
    Case(id: "N2: else it takes the paragraph's level", text: "a B", levels: "001"),
    Case(
      id: "W2: digits among Hebrew letters run on", text: "AB 12", levels: "11122", paragraph: 1),
    Case(id: "W4: a comma between digits is theirs", text: "A1,2", levels: "1222", paragraph: 1),
    Case(id: "W5: so is a currency sign beside them", text: "A$5", levels: "122", paragraph: 1),
    Case(id: "N0: brackets round the paragraph's kind are its", text: "a(bC)", levels: "00010"),
    Case(id: "N0: round the other kind, after it, are its", text: "aB(C)", levels: "01111"),
    Case(
      id: "X6a: an isolate does not touch its neighbours", text: "a\u{2067}B\u{2069}1",
      levels: "00100"),
    Case(id: "X4: an override turns letters", text: "a\u{202E}bc\u{202C}", levels: "0-11-"),
    Case(id: "L1: spaces at the end go back to the paragraph", text: "aB  ", levels: "0100"),
    Case(id: "L1: so do those before a tab", text: "aB \tC", levels: "01001"),
    Case(id: "W1: a mark is what its letter is", text: "aB\u{5B0}", levels: "01"),
  ]

  @Test(arguments: cases)
  func levelsFollowTheAnnex(_ example: Case) throws {
    let characters = Array(example.text.hebrew)
    let directions = try Directions(of: characters)
    let levels = try directions.levels(ofLine: characters.indices)

    #expect(directions.paragraphLevel == example.paragraph)
    let shown = levels.isEmpty ? characters.map { _ in UInt8(0) } : levels
    let expected = Array(example.levels)
    for index in characters.indices where expected[index] != "-" {
      #expect(String(shown[index]) == String(expected[index]), "character \(index)")
    }
    #expect(shown.count == expected.count)
  }
}

@Suite struct DirectionsOfLinesTests {
  private func levels(_ text: String, line: Range<Int>) throws -> [UInt8] {
    try Directions(of: Array(text.hebrew)).levels(ofLine: line)
  }

  @Test func aNumberIsOfItsParagraphThoughItsLettersAreOnTheLineBefore() throws {
    #expect(try levels("A 12", line: 2..<4) == [2, 2])
  }

  @Test func spacesAtALinesEndGoBackToTheParagraphsLevel() throws {
    #expect(try levels("aB C", line: 0..<4) == [0, 1, 1, 1])
    #expect(try levels("aB C", line: 0..<3) == [0, 1, 0])
  }

  @Test func aLineWithoutTurnsHasNoLevels() throws {
    #expect(try levels("ab B", line: 0..<2).isEmpty)
    #expect(try levels("ab B", line: 1..<1).isEmpty)
    #expect(try levels("", line: 0..<0).isEmpty)
  }

  /// The information separators end a paragraph for the annex, not for a label.
  @Test func separatorsInsideATextAreSpaces() throws {
    #expect(try levels("A\u{1D}B", line: 0..<3) == [1, 1, 1])
  }

  /// Each character between two Latin letters and before a neutral sign: if any of it is turned, the
  /// text must not have been passed over.
  @Test func whatIsPassedOverHasNoTurns() throws {
    for value in UInt32(0x21)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value), !Directions.mayTurn(Character(scalar)),
        !Character(scalar).isNewline,
        // Planes 1 to 3 hold blocks of 128 characters of one kind.
        value < 0x10000 || value % 64 == 1
      else { continue }
      let units = Array("\(Character(scalar))! \(Character(scalar))".utf16)
      let levels = try BidiParagraph(units).levels(ofLine: units.indices)
      #expect(levels.allSatisfy { $0 % 2 == 0 }, "U+\(String(value, radix: 16))")
    }
  }
}

extension String {
  /// With Hebrew letters for A to V.
  var hebrew: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          guard ("A"..."V").contains(scalar), let letter = Unicode.Scalar(scalar.value - 65 + 0x5D0)
          else { return scalar }
          return letter
        }))
  }
}
