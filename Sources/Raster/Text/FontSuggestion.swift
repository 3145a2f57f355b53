/// A family that has a character which the default chain does not.
public struct FontSuggestion: Hashable, Sendable {
  public var family: String
  /// What brings it.
  public var debianPackage: String

  /// nil for a character that no family of the table is made for.
  public init?(for character: Character) {
    let found = character.unicodeScalars.lazy.compactMap { scalar in
      Self.families.first { $0.range.contains(scalar.value) }?.family
    }
    guard let family = found.first else { return nil }
    self.family = family
    debianPackage = family.hasPrefix("Noto ") ? "fonts-noto-core" : "fonts-hanazono"
  }
}
