import Scene

/// Colours as scenarios write them: `#RRGGBB`, or `#RRGGBBAA` with straight alpha.
enum ColorText {
  /// The colour that a text means; nil where it is none.
  static func color(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6 || digits.utf8.count == 8,
      digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    guard digits.utf8.count == 8 else { return Color(hex: value) }
    return Color(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
  }

  /// The shortest text that means a colour whose parts are whole bytes.
  static func text(for color: Color) -> String {
    let opaque = [color.red, color.green, color.blue].map(byte).joined()
    return "#" + opaque + (color.alpha == 1 ? "" : byte(color.alpha))
  }

  private static func byte(_ part: Double) -> String {
    let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
