import Interaction

extension CommandValues {
  /// Appearance and language in place of the scenario's.
  func traits() throws(UsageError) -> TraitChanges {
    TraitChanges(
      appearance: try choice(.appearance, TraitCollection.UserInterfaceStyle.self),
      locale: try locale())
  }

  private func locale() throws(UsageError) -> LanguageTag? {
    guard let text = words.value(of: .locale) else { return nil }
    if let tag = LanguageTag(text), tag.text == text { return tag }
    throw UsageError(
      .badValue(.locale, text, expected: ValueType.locale.words),
      hint: LanguageTag.usual(for: text).map { "write '\($0)'" })
  }
}

extension TraitChanges {
  /// The flags that say so, with their values.
  var words: [(flag: Flag, value: String?)] {
    [(.appearance, appearance?.rawValue), (.locale, locale?.text)]
  }
}
