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

  /// How many columns of a terminal a text takes: 2 for a wide character, 0 for one that is drawn on
  /// the one before.
  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Source: Unicode Standard Annex 11, East Asian Width, classes W and F, in rough blocks.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
