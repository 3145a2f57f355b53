/// Text as an XML 1.0 document holds it.
enum XMLText {
  /// Between tags.
  static func content(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      // The reader of an XML document takes a bare carriage return for a line's end.
      scalar == "\r" ? "&#13;" : escaped(scalar)
    }.joined()
  }

  /// In double quotes, where line ends and tabs would become spaces.
  static func attribute(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      ["\n", "\r", "\t"].contains(scalar) ? "&#\(scalar.value);" : escaped(scalar)
    }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case _ where !isAllowed(scalar): "\u{FFFD}"
    default: String(scalar)
    }
  }

  /// Source: XML 1.0, production 2, `Char`.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
