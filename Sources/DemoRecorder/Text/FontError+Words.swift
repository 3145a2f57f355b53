import Raster

extension FontError {
  /// What is wrong, in one line.
  var message: String {
    switch self {
    case .familyMissing(let family, _):
      "the font family \(DisplayText.quoted(family)) is not installed"
    case .glyphMissing(let character): "no font has the character \(CharacterWords.of(character))"
    case .fileUnusable(let file, let operation, let status):
      "\(DisplayText.quoted(file)) cannot be used as a font (\(operation)"
        + (status == 0 ? ")" : ": \(status))")
    case .libraryFailed(let operation, let status): "\(operation) failed with \(status)"
    }
  }

  /// What to do about it, where that is known.
  var hint: String? {
    switch self {
    case .familyMissing(_, let package?): "install it with 'apt-get install \(package)'"
    case .familyMissing: "'fc-list : family' names the families that are installed"
    case .glyphMissing(let character):
      Self.advice(for: character)
        + "; with '--allow-missing-glyphs' a box stands for it"
    case .fileUnusable: "a TrueType or OpenType font is needed: .ttf, .otf, .ttc or .otc"
    case .libraryFailed: nil
    }
  }

  private static func advice(for character: Character) -> String {
    guard let suggestion = FontSuggestion(for: character) else {
      return "add a font that has it to the scenario: 'font: FAMILY' or 'font: FILE'"
    }
    return "install it with 'apt-get install \(suggestion.debianPackage)' and add "
      + "'font: \(suggestion.family)' to the scenario"
  }
}
