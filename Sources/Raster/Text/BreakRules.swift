/// Where a line may end between two characters.
///
/// Source: `uikit-semantics` G5 for spaces and Han; the characters that must not begin or end a line
/// are those of GB/T 15834 and, for kana, of JIS X 4051 ("kinsoku").
enum BreakRules {
  /// Whether a line may end after `before` and the next begin with `after`.
  static func allowsBreak(between before: Character, and after: Character) -> Bool {
    if isSpace(after) { return false }
    if isSpace(before) || before == "\u{200B}" { return true }
    guard isIdeographic(before) || isIdeographic(after) else { return false }
    return !noEnd.contains(before) && !noStart.contains(after)
  }

  /// Whether it is a space that vanishes at the end of a line; those that join words are not.
  static func isSpace(_ character: Character) -> Bool {
    switch character {
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}",
      "\u{3000}":
      true
    default: false
    }
  }

  /// Whether it is written without spaces to its neighbours: Han, kana, bopomofo, and the
  /// punctuation and the wide letters that go with them.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  /// Must not begin a line.
  private static let noStart: Set<Character> = [
    "，", "。", "、", "；", "：", "？", "！", "）", "」", "』", "】", "》", "〉", "〕", "〗", "｝", "］",
    "”", "’", "…", "—", "～", "·", "・", "％", "‰", "℃", "々", "〻", "ー", "－", "．",
    ",", ".", ";", ":", "?", "!", ")", "]", "}", "%", "\"", "'", "-", "–", "/", "\u{00A0}",
    "\u{2007}", "\u{202F}", "\u{2060}",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ",
    "ュ", "ョ", "ヮ", "ヵ", "ヶ", "゛", "゜", "ゝ", "ゞ", "ヽ", "ヾ",
  ]

  /// Must not end a line.
  private static let noEnd: Set<Character> = [
    "（", "「", "『", "【", "《", "〈", "〔", "〖", "｛", "［", "“", "‘", "￥", "＄", "(", "[", "{", "$",
    "¥", "£", "€", "#", "\u{00A0}", "\u{2007}", "\u{202F}", "\u{2060}",
  ]
}
