import Raster

extension FontError {
  /// What is wrong, in one line.
  var message: String {
    switch self {
    case .familyMissing(let family, _):
      "the font family \(DisplayText.quoted(family)) is not installed"
    case .familyNeeded(let family, _, let character):
      "the character \(CharacterWords.of(character)) needs the font family "
        + "\(DisplayText.quoted(family)), which is not installed"
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
    case .familyMissing(_, let package?): Self.install(package)
    case .familyMissing: Self.lookUp
    case .familyNeeded(_, let package, _):
      (package.map(Self.install) ?? Self.lookUp) + Self.orBoxes
    case .glyphMissing(let character): Self.advice(for: character) + Self.orBoxes
    case .fileUnusable: "a TrueType or OpenType font is needed: .ttf, .otf, .ttc or .otc"
    case .libraryFailed: nil
    }
  }

  private static let lookUp = "'fc-list : family' names the families that are installed"

  private static let orBoxes = "; with '--allow-missing-glyphs' a box stands for it"

  private static func install(_ package: String) -> String {
    "install it with 'apt-get install \(package)'"
  }

  private static func advice(for character: Character) -> String {
    guard let suggestion = FontSuggestion(for: character) else {
      return "add a font that has it to the scenario: 'font: FAMILY' or 'font: FILE'"
    }
    return install(suggestion.debianPackage)
      + " and add 'font: \(suggestion.family)' to the scenario"
  }
}
