/// Where a line may end: Unicode's rules (UAX #14) as ICU applies them, and what labels add to them.
///
/// Source: `uikit-semantics` G5 for spaces and Han; the signs that must not begin or end a line are
/// those of GB/T 15834 that Unicode leaves free; UIKit's labels break Korean between words alone.
final class BreakRules {
  private var iterators: [String: LineBreakIterator] = [:]

  /// For each place in a paragraph, from 0 to its end, whether a line may end there.
  ///
  /// - Parameter language: BCP 47; nil for Simplified Chinese.
  func allowedEnds(in characters: [Character], language: String?) throws(FontError) -> [Bool] {
    let units = characters.flatMap(\.utf16)
    var isBreak = [Bool](repeating: false, count: units.count + 1)
    for place in try iterator(for: language).breaks(in: units) { isBreak[place] = true }
    var allowed = [false]
    var place = 0
    for (index, character) in characters.enumerated() {
      place += character.utf16.count
      let isHeld = index + 1 < characters.count && Self.joins(character, characters[index + 1])
      allowed.append(isBreak[place] && !isHeld)
    }
    return allowed
  }

  private func iterator(for language: String?) throws(FontError) -> LineBreakIterator {
    let locale = Self.locale(for: language)
    if let opened = iterators[locale] { return opened }
    let opened = try LineBreakIterator(locale: locale)
    iterators[locale] = opened
    return opened
  }

  /// Japanese is set strictly, small kana never first in a line; Chinese rules are strict anyway, and
  /// know which way curly quotes open. Other languages have no rules of their own.
  private static func locale(for language: String?) -> String {
    switch language.map(TextLanguage.init)?.primary {
    case nil, "zh", "yue": "zh"
    case "ja": "ja@lb=strict"
    default: "en"
    }
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

  /// Whether two characters stay in one line though Unicode would let them go.
  private static func joins(_ before: Character, _ after: Character) -> Bool {
    if isHangul(before) && isHangul(after) { return true }
    return noEnd.contains(before) || (noStart.contains(after) && !isSpace(before))
  }

  /// Whether it is a syllable or a letter of Korean.
  private static func isHangul(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
    default: false
    }
  }

  /// Dashes and middle dots hold to what is before them, unless that is a space.
  private static let noStart: Set<Character> = ["—", "～", "·", "－", "~"]

  /// A number sign holds to the number.
  private static let noEnd: Set<Character> = ["#", "＃"]
}
