/// How single characters are called in messages.
enum CharacterWords {
  /// More scalars of one character than these are not listed.
  private static let mostScalars = 8
  private static let mostCharacters = 10

  /// The character in quotes, with its code point and its name, or with its code points.
  static func of(_ character: Character) -> String {
    let scalars = Array(character.unicodeScalars)
    var codes = scalars.prefix(mostScalars).map(code(of:)).joined(separator: " ")
    if scalars.count > mostScalars { codes += " …" }
    if scalars.count == 1, let name = scalars[0].properties.name { codes += " " + name }
    return "\(DisplayText.quoted(String(character))) (\(codes))"
  }

  /// The same for several characters, or as many as a line has room for.
  static func of(_ characters: [Character]) -> String {
    let shown = characters.prefix(mostCharacters).map { of($0) }.joined(separator: ", ")
    let rest = characters.count - mostCharacters
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  private static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
