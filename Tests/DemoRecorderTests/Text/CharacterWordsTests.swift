import Testing

@testable import DemoRecorder

@Suite struct CharacterWordsTests {
  @Test func aCharacterIsCalledByCodeAndName() {
    #expect(CharacterWords.of("ꦏ") == "'ꦏ' (U+A98F JAVANESE LETTER KA)")
    #expect(CharacterWords.of("é") == "'é' (U+00E9 LATIN SMALL LETTER E WITH ACUTE)")
  }

  @Test func oneWithoutANameIsCalledByItsCode() {
    #expect(CharacterWords.of("\u{E000}") == "'\\u{E000}' (U+E000)")
  }

  @Test func oneOfSeveralScalarsIsCalledByTheirCodes() {
    #expect(CharacterWords.of("x\u{A9BA}") == "'x\u{A9BA}' (U+0078 U+A9BA)")
  }

  @Test func longOnesAndLongListsAreCut() {
    let tall = Character("a" + String(repeating: "\u{300}", count: 9))
    let many = (0..<12).compactMap { Unicode.Scalar(0xE000 + $0).map(Character.init) }

    #expect(CharacterWords.of(tall).hasSuffix(" U+0300 …)"))
    #expect(CharacterWords.of(many).hasSuffix("(U+E009) and 2 more"))
  }
}
