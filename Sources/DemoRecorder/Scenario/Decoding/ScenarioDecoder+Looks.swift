import Components
import Interaction

/// Appearance, language and text size, and the texts that go with the language.
extension ScenarioDecoder {
  /// What the user of the device has set, as far as nobody else chooses it.
  func traits(_ root: Fields) -> TraitCollection {
    guard
      let style = root.text("appearance").flatMap(TraitCollection.UserInterfaceStyle.init),
      let category = root.text("textSize").flatMap(ContentSizeCategory.init)
    else { preconditionFailure("appearance and text size have defaults") }
    return TraitCollection(
      userInterfaceStyle: changes.appearance ?? style, locale: locale(root),
      preferredContentSizeCategory: category)
  }

  private func locale(_ root: Fields) -> LanguageTag? {
    changes.locale ?? root.text("locale").flatMap(LanguageTag.init)
  }

  /// The film's title: that of the texts or of the language, else as written, else after the file.
  ///
  /// A language that has no title of its own so has the scenario's.
  func title(_ root: Fields) -> String {
    localText(ComponentTexts.title, root) ?? root.text("title") ?? Self.name(of: file)
  }

  /// The component's options with the texts of the scenario, and of the language, in place of the
  /// declaration's. An option that is written stays.
  func localized(_ options: Fields, of component: ComponentDeclaration, _ root: Fields) -> Fields {
    ComponentTexts(of: component).texts.reduce(into: options) { options, entry in
      if let text = localText(entry.key, root) { options.fill(entry.path[...], with: text) }
    }
  }

  private func localText(_ key: String, _ root: Fields) -> String? {
    root.record("texts")?.text(key) ?? root.record("strings")?.text(key)
  }

  /// Reads a language tag, which must be in its usual letter case: files are found by it.
  mutating func locale(_ node: YAMLNode) -> Value? {
    guard let text = text(node, ValueType.locale.words) else { return nil }
    guard let tag = LanguageTag(text), tag.text == text else {
      report(
        .mismatch(
          expected: ValueType.locale.words, found: node.words,
          hint: LanguageTag.usual(for: text).map { "write '\($0)'" }), at: node.location)
      return nil
    }
    return .text(text)
  }

  /// Reads `texts`, by the texts of the component.
  mutating func texts(_ node: YAMLNode) -> Fields? { texts(node, of: "'texts'") }

  private mutating func texts(_ node: YAMLNode, of owner: String) -> Fields? {
    guard let component else { return Fields() }
    return record(node, as: ComponentTexts(of: component).record, of: owner)
  }

  /// Reads the file of texts for the language that is chosen; nothing where none is.
  ///
  /// - Parameter siblings: The keys beside, the language among them.
  mutating func strings(_ node: YAMLNode, beside siblings: Fields) -> Fields? {
    let placeholder = "{locale}"
    guard let pattern = path(node, .strings) else { return nil }
    let parts = pattern.split(separator: placeholder, omittingEmptySubsequences: false)
    guard parts.count > 1 else {
      report(
        .mismatch(
          expected: ValueType.file(.strings).words, found: node.words,
          hint: "for example strings/{locale}.yaml"), at: node.location)
      return nil
    }
    guard let locale = locale(siblings) else { return Fields() }
    let path = parts.joined(separator: locale.text)
    let words = ValueType.texts.words
    guard let document = document(at: path, with: words, namedAt: node.location) else { return nil }
    return texts(document, of: "a file of texts for '\(component?.name ?? "")'")
  }
}

extension Fields {
  /// Puts a text in place of a default; what is written stays.
  fileprivate mutating func fill(_ path: ArraySlice<String>, with text: String) {
    guard let name = path.first else { return }
    guard path.count > 1 else {
      if places[name] == nil { values[name] = .text(text) }
      return
    }
    var inner = record(name) ?? Fields()
    inner.fill(path.dropFirst(), with: text)
    values[name] = .record(inner)
  }
}

extension LanguageTag {
  /// The tag that somebody meant who wrote it in other letter case, or with `_`.
  static func usual(for text: String) -> String? {
    LanguageTag(String(text.map { $0 == "_" ? "-" : $0 }))?.text
  }
}
