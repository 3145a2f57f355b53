import Testing

@testable import Raster

@Suite struct EmojiPresentationTests {
  /// Source: Unicode's `emoji-data.txt` and `emoji-sequences.txt`, version 15.
  @Test(
    arguments: [
      "🙂", "⌚", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇨🇳", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "#️⃣", "❤️", "☎️", "©️", "☝🏿", "❤‍🔥",
    ] as [Character])
  func emojiAskForAPicture(character: Character) {
    #expect(EmojiPresentation(of: character) == .emoji)
  }

  @Test(arguments: ["☎", "©", "❤", "↔", "1", "#", "☎︎", "⌚︎", "🙂︎"] as [Character])
  func whatIsTextByDefaultOrBySelectorAsksForALetter(character: Character) {
    #expect(EmojiPresentation(of: character) == .text)
  }

  @Test(arguments: ["a", "通", " ", "é", "…", "\u{E000}", "a\u{FE0F}", "☐"] as [Character])
  func noEmojiFontIsAskedForOthers(character: Character) {
    #expect(EmojiPresentation(of: character) == nil)
  }
}
