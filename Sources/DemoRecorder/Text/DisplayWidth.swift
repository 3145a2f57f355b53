/// How many columns of a terminal a text takes.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The longest beginning of a text that fits in so many columns, whole characters only.
  static func prefix(of text: String, columns: Int) -> String {
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += of(text[index...index])
      if used > columns { break }
      end = text.index(after: index)
    }
    return String(text[..<end])
  }

  /// 2 for what stands in two columns, 0 for what stands above another character.
  ///
  /// Source: the blocks that Unicode's East Asian Width calls wide or full-width, and emoji; blocks
  /// as a whole, which is enough to cut a line at.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
