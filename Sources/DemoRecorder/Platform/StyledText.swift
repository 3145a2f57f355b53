/// Text for people, with the parts marked that a terminal may colour.
struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What a part is, not how it looks.
  enum Style: Hashable, Sendable {
    case plain, strong, error, warning, hint, good, faint
  }

  struct Part: Hashable, Sendable {
    var text: String
    var style: Style
  }

  private(set) var parts: [Part]

  init(_ text: String, _ style: Style = .plain) { parts = [Part(text: text, style: style)] }

  init(stringLiteral text: String) { self.init(text) }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  /// The text for a terminal, or without colours. Control characters other than line ends are made
  /// visible: a file's name must not be able to move the cursor.
  func rendered(inColor: Bool) -> String {
    parts.map { part in
      let text = Self.visible(part.text)
      guard inColor, let code = Self.code(of: part.style), !text.isEmpty else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }

  private static func code(of style: Style) -> String? {
    switch style {
    case .plain: nil
    case .strong: "1"
    case .error: "1;31"
    case .warning: "1;33"
    case .hint: "36"
    case .good: "32"
    case .faint: "2"
    }
  }

  private static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
  }
}
