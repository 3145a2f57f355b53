/// Text that Markdown shows as it stands, also in a cell of a table.
enum MarkdownText {
  /// Longer texts are cut: a cell is no place for them.
  private static let longest = 300

  /// What could be markup, a link or a mention becomes a character reference, which Markdown never
  /// takes for markup.
  static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(longest + 1)
    let shown = scalars.prefix(longest).map(DisplayText.visible).joined()
    return shown.unicodeScalars.map { scalar in
      needsReference(scalar) ? "&#\(scalar.value);" : String(scalar)
    }.joined() + (scalars.count > longest ? "…" : "")
  }

  private static func needsReference(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII, scalar.value > 0x20 else { return false }
    let isLetter = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    return !isLetter && !["/", ",", "-", "%", "(", ")"].contains(scalar)
  }
}
