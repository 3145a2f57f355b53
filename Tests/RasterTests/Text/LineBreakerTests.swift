import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct LineBreakerTests {
  private let shaper = Shaper(
    chain: FontChain(families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders))
  private let font = FontDescription.system(size: 10)

  /// The widths of the lines, which tell what they hold when compared with `width(of:)`.
  private func lines(_ text: String, width: Double?, limit: Int = .max) throws -> [Double] {
    try LineBreaker(shaper: shaper, font: font, width: width)
      .lines(of: text, atMost: limit).map(\.width)
  }

  private func widths(_ texts: String...) throws -> [Double] {
    try texts.map { try shaper.line($0, in: font).width }
  }

  @Test func anEmptyTextHasNoLine() throws {
    #expect(try lines("", width: 100) == [])
  }

  @Test func wordsStayWhole() throws {
    let room = try widths("one two thr")[0]

    #expect(try lines("one two three", width: room) == widths("one two", "three"))
  }

  @Test func aLineThatJustFitsIsNotBroken() throws {
    let room = try widths("one two three")[0]

    #expect(try lines("one two three", width: room).count == 1)
    #expect(try lines("one two three", width: room - 0.001).count == 2)
  }

  @Test func spacesAtABreakVanish() throws {
    #expect(try lines("aaaa    bbbb", width: widths("aaaa ")[0]) == widths("aaaa", "bbbb"))
  }

  @Test func spacesAtTheEndTakeNoRoom() throws {
    #expect(try lines("aaaa   ", width: widths("aaaa")[0]) == widths("aaaa"))
  }

  @Test func lineBreaksInTheTextAreKept() throws {
    #expect(try lines("a\nbb\r\n\nccc\n", width: nil) == widths("a", "bb", "", "ccc"))
  }

  @Test func hanBreaksAnywhere() throws {
    #expect(try lines("语音通话结束", width: 45) == [40, 20])
  }

  @Test func aLineDoesNotBeginWithAComma() throws {
    #expect(try lines("语音通话，结束", width: 45) == [30, 40])
  }

  @Test func aLineDoesNotEndWithAnOpeningBracket() throws {
    #expect(try lines("语音通（结束）", width: 45) == [30, 40])
  }

  @Test func aWordLongerThanTheLineIsBrokenByCharacters() throws {
    let room = try widths("mmm")[0]

    #expect(
      try lines("a mmmmmmm", width: room) == widths("a", "mmm", "mmm", "m"))
  }

  @Test func aLineHoldsOneCharacterAtLeast() throws {
    #expect(try lines("通话", width: 1) == [10, 10])
    #expect(try lines("通话", width: 0) == [10, 10])
  }

  @Test func theLastLineEndsWithAnEllipsis() throws {
    let room = try widths("one two…")[0]

    #expect(try lines("one two three four", width: room, limit: 1) == widths("one two…"))
  }

  @Test func theEllipsisFollowsALetterNotASpace() throws {
    let room = try widths("one …")[0]

    #expect(try lines("one two three", width: room, limit: 1) == widths("one…"))
  }

  @Test func theLastLineIsCutBetweenCharactersNotWords() throws {
    let room = try widths("one two thr…")[0]

    #expect(
      try lines("aaaa\none two three four", width: room, limit: 2)
        == widths("aaaa", "one two thr…"))
  }

  @Test func aParagraphLeftOutShowsAsAnEllipsis() throws {
    #expect(try lines("a\nb", width: 100, limit: 1) == widths("a…"))
    #expect(try lines("a\n", width: 100, limit: 1) == widths("a"))
  }

  @Test func whereNotEvenTheEllipsisFitsItStandsAlone() throws {
    #expect(try lines("abc def", width: 1, limit: 1) == widths("…"))
  }

  /// Which characters each line shows from left to right, by their clusters' texts.
  private func shown(_ text: String, width: Double, limit: Int = .max) throws -> [[Int]] {
    try LineBreaker(shaper: shaper, font: font, width: width).lines(of: text, atMost: limit)
      .map { $0.runs.flatMap(\.glyphs).map(\.cluster) }
  }

  @Test func theEllipsisOfHebrewStandsAtTheLeft() throws {
    let room = try widths("אבג דהו…")[0]

    let line = try #require(try shown("אבג דהו זחט", width: room, limit: 1).first)

    #expect(line == [13, 11, 9, 7, 6, 4, 2, 0])
  }

  @Test func theEllipsisOfALatinParagraphStandsAtTheRightAlsoOfHebrew() throws {
    let room = try widths("ab אבג…")[0]

    let line = try #require(try shown("ab אבגדהוזחט", width: room, limit: 1).first)

    #expect(line == [0, 1, 2, 7, 5, 3, 9])
  }

  @Test func theEllipsisOfAHebrewParagraphStandsAtTheLeftAlsoOfLatin() throws {
    let room = try widths("א abc…")[0]

    let line = try #require(try shown("א abcdefghijk", width: room, limit: 1).first)

    #expect(line.first == 6)
  }

  /// The first letter of the paragraph decides, not that of the line.
  @Test func aLineOfAHebrewParagraphRunsFromTheRightThoughItBeginsWithLatin() throws {
    let room = try widths("ab אבגד")[0]

    let lines = try shown("אבגדה ab אב", width: room)

    #expect(lines == [[8, 6, 4, 2, 0], [5, 3, 2, 0, 1]])
  }

  @Test func eachParagraphHasItsDirection() throws {
    #expect(try shown("אב!\nab!", width: 1_000) == [[4, 2, 0], [0, 1, 2]])
  }

  @Test func aSoftHyphenIsSeenWhereALineEndsAtIt() throws {
    let room = try widths("syl-")[0]

    #expect(try lines("syl\u{AD}lab", width: room) == widths("syl-", "lab"))
    #expect(try lines("syl\u{AD}lab", width: 1_000) == widths("syllab"))
    #expect(try lines("syl\u{AD}lab", width: room * 1.3, limit: 1) == widths("syl…"))
  }

  @Test func thaiWrapsAtWords() throws {
    let room = try widths("ภาษาไทย")[0]

    #expect(try lines("ภาษาไทยง่าย", width: room) == widths("ภาษาไทย", "ง่าย"))
  }

  /// Whatever stands in a text, in whatever order: marks without letters, directions never closed,
  /// halves of flags, and what ends a paragraph for one of Unicode's annexes and not for the other.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func anyTextIsLaidOut(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scalars = Array(
      "a1 אب٢ा通ไ가ᄀ🙂🇸.(-#\t\n\r\0\u{1C}\u{1D}\u{85}\u{2028}\u{2029}\u{AD}\u{200B}\u{200D}\u{200F}\u{202A}\u{202B}\u{202C}\u{202E}\u{2060}\u{2067}\u{2068}\u{2069}\u{301}\u{5B0}\u{FE0F}\u{1F3FD}\u{FFFF}"
        .unicodeScalars)
    let length = Int.random(in: 1..<30, using: &random)
    let picked = (0..<length).compactMap { _ in scalars.randomElement(using: &random) }
    let text = String(String.UnicodeScalarView(picked))
    let width = Double.random(in: 0..<60, using: &random)
    let chain = FontChain(
      families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders,
      missingGlyphs: .drawnAsBoxes)

    let lines = try LineBreaker(shaper: Shaper(chain: chain), font: font, width: width)
      .lines(of: text, atMost: seed % 2 == 0 ? 2 : .max)

    #expect(lines.count <= length)
    #expect(lines.allSatisfy { $0.width.isFinite })
  }

  /// The rule in its plainest form: the longest allowed part that fits, tried from the longest.
  private func naiveLines(_ text: String, width: Double) throws -> [Double] {
    let characters = Array(text)
    let directions = try Directions(of: characters)
    let allowed = try BreakRules().allowedEnds(in: characters, language: nil)
    func measured(_ start: Int, _ end: Int) throws -> Double {
      var end = end
      while end > start, characters[end - 1] == " " { end -= 1 }
      let line = LineText(
        string: String(characters[start..<end]), levels: try directions.levels(ofLine: start..<end))
      return try shaper.line(line, in: font).width
    }
    var lines: [Double] = []
    var start = 0
    while start < characters.count {
      let ends = (start + 1...characters.count).reversed()
      let end =
        try ends.first { try allowed[$0] && measured(start, $0) <= width }
        ?? ends.first { try measured(start, $0) <= width } ?? start + 1
      lines.append(try measured(start, end))
      start = end
      while start < characters.count, characters[start] == " " { start += 1 }
    }
    return lines
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func linesAreTheLongestThatFit(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array(
      seed % 2 == 0 ? "AVToffi. ,(），通话音“”1-  " : "لاسمبكيط، אבגש ab(1)٢   हिन्दीภาษา")
    let length = Int.random(in: 1..<40, using: &random)
    let text = "A" + String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
    let width = Double.random(in: 1..<120, using: &random)

    #expect(try lines(text, width: width) == naiveLines(text, width: width))
  }
}
