/// How a character asks to be shown that could be shown as a picture or as text.
///
/// Source: Unicode Technical Standard 51, sections 1.4 and 4. What neither a selector nor a colour of
/// skin decides, `Emoji_Presentation` of the character's scalars does.
enum EmojiPresentation {
  /// In colours: 🙂, a flag, a family, or a text emoji with U+FE0F.
  case emoji
  /// Like a letter, though emoji fonts have it as well: ©, ☎, digits, or an emoji with U+FE0E.
  case text

  /// nil for a character that no emoji font is asked for.
  init?(of character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return nil }
    if scalars.contains(Self.textSelector) {
      self = .text
    } else if scalars.contains(where: {
      $0 == Self.emojiSelector || $0.properties.isEmojiPresentation
    }) {
      self = .emoji
    } else {
      self = .text
    }
  }

  /// Variation selectors 15 and 16.
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}
