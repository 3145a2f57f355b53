import Testing

@testable import Raster

@Suite struct BreakRulesTests {
  private func mayEnd(
    between before: Character, and after: Character, in language: String? = nil
  ) throws -> Bool {
    try BreakRules().allowedEnds(in: [before, after], language: language)[1]
  }

  /// The text with a stroke wherever a line may end.
  private func parts(_ text: String, in language: String? = nil) throws -> String {
    let characters = Array(text)
    let allowed = try BreakRules().allowedEnds(in: characters, language: language)
    return characters.indices.map { (allowed[$0] ? "|" : "") + String(characters[$0]) }.joined()
  }

  @Test(
    arguments: [
      (" ", "a"), (" ", "通"), ("通", "话"), ("通", "a"), ("a", "通"), ("。", "通"), ("，", "a"),
      ("通", "（"),
      ("カ", "メ"), ("\u{200B}", "b"), ("\u{3000}", "通"),
    ] as [(Character, Character)])
  func aLineMayEnd(between before: Character, and after: Character) throws {
    #expect(try mayEnd(between: before, and: after))
  }

  @Test(
    arguments: [
      ("a", "b"), ("a", " "), (" ", " "), ("通", " "), ("通", "，"), ("通", "。"), ("通", "）"),
      ("（", "通"),
      ("“", "通"), ("通", "”"), ("通", "…"), ("…", "…"), ("通", "."), ("1", "2"), ("a", "\u{A0}"),
      ("\u{A0}", "通"), ("通", "\u{A0}"), ("カ", "ー"), ("「", "a"), ("カ", "ッ"), ("通", "—"),
      ("通", "·"), ("通", "～"), ("#", "通"), ("￥", "5"), ("5", "％"), ("안", "녕"),
    ] as [(Character, Character)])
  func aLineMustNotEnd(between before: Character, and after: Character) throws {
    #expect(try !mayEnd(between: before, and: after))
  }

  @Test func aLineMayEndAfterAHyphenInAWordNotBeforeANumber() throws {
    #expect(try parts("well-known -5") == "well-|known |-5")
  }

  @Test func whatIsOneSignIsNotTorn() throws {
    #expect(try parts("👨‍👩‍👧👍🏽e\u{301}") == "👨‍👩‍👧|👍🏽|e\u{301}")
  }

  @Test func theSecondOfTwoSpacesIsNoPlaceOfItsOwn() throws {
    #expect(try parts("a  b") == "a  |b")
  }

  /// ภาษาไทย: "language" and "Thai".
  @Test func thaiIsCutAtItsWords() throws {
    #expect(try parts("ภาษาไทย") == "ภาษา|ไทย")
  }

  @Test func koreanIsCutAtItsSpaces() throws {
    #expect(try parts("안녕하세요 세계", in: "ko") == "안녕하세요 |세계")
  }

  @Test func aDashHoldsToTheWordBeforeItNotToTheSpace() throws {
    #expect(try parts("a—b — c ~d") == "a—|b |— |c |~d")
  }

  @Test func arabicAndHebrewAreCutAtTheirSpaces() throws {
    #expect(try parts("مرحبا بالعالم", in: "ar") == "مرحبا |بالعالم")
    #expect(try parts("שלום, עולם") == "שלום, |עולם")
  }

  @Test(arguments: [nil, "zh-Hans", "zh_TW", "ja", "JA-jp"])
  func smallKanaDoNotBeginALineInChineseNorJapanese(language: String?) throws {
    #expect(try !mayEnd(between: "ラ", and: "っ", in: language))
  }

  /// As long as Unicode's rules know no side to them, curly quotes hold to both neighbours.
  @Test func chineseKnowsWhichWayQuotesOpen() throws {
    #expect(try parts("说“好”了") == "说|“好”|了")
    #expect(try parts("说“好”了", in: "de") == "说“好”了")
  }

  @Test(arguments: ["", "x-nothing", "🙂", "zh\u{0}ja", String(repeating: "a-", count: 500)])
  func aLanguageThatNobodyKnowsHasTheCommonRules(language: String) throws {
    #expect(try parts("a b-c 通话", in: language) == "a |b-|c |通|话")
  }

  @Test func anEmptyTextMayEndNowhere() throws {
    #expect(try BreakRules().allowedEnds(in: [], language: nil) == [false])
  }
}
