/// Words of a command that a user can copy into a shell.
enum ShellText {
  /// The word as a shell reads it as one, in quotes only where it needs them.
  static func word(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "/._-,:=+@%".unicodeScalars.contains($0)
      }
    guard !isPlain else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// The words of a command with spaces between them.
  static func command(_ words: [String]) -> String {
    words.map(word).joined(separator: " ")
  }
}
