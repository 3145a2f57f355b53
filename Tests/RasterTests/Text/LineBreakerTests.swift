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

  /// The rule in its plainest form: the longest allowed part that fits, tried from the longest.
  private func naiveLines(_ text: String, width: Double) throws -> [Double] {
    var rest = Array(text)
    var lines: [Double] = []
    func measured(_ part: ArraySlice<Character>) throws -> Double {
      var part = part
      while part.last == " " { part.removeLast() }
      return try shaper.line(String(part), in: font).width
    }
    while !rest.isEmpty {
      let ends = (1...rest.count).reversed()
      let allowed = ends.filter {
        $0 == rest.count || BreakRules.allowsBreak(between: rest[$0 - 1], and: rest[$0])
      }
      let end =
        try allowed.first { try measured(rest[..<$0]) <= width }
        ?? ends.first { try measured(rest[..<$0]) <= width } ?? 1
      lines.append(try measured(rest[..<end]))
      rest = Array(rest[end...].drop { $0 == " " })
    }
    return lines
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func linesAreTheLongestThatFit(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("AVToffi. ,(），通话音“”1-  ")
    let length = Int.random(in: 1..<40, using: &random)
    let text = "A" + String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
    let width = Double.random(in: 1..<120, using: &random)

    #expect(try lines(text, width: width) == naiveLines(text, width: width))
  }
}
