/// Text as a terminal can show it: nothing that moves the cursor, turns the direction of writing or
/// hides itself.
enum DisplayText {
  /// The scalar itself, or an escape for one that cannot be seen.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\r": return "\\r"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: return String(scalar)
    }
  }

  /// A user's text in quotes, cut after 60 characters.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(61)
    let shown = scalars.prefix(60).map(visible).joined()
    return "'" + shown + (scalars.count > 60 ? "…" : "") + "'"
  }

  /// A path without quotes, whole.
  static func plain(_ text: String) -> String { text.unicodeScalars.map(visible).joined() }
}
