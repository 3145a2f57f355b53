/// A family to try for a character that neither the default chain nor its script's family has.
public struct FontSuggestion: Hashable, Sendable {
  public var family: String
  /// What brings it.
  public var debianPackage: String

  /// nil for a character that no family of the table is made for.
  public init?(for character: Character) {
    let found = character.unicodeScalars.lazy.compactMap { scalar in
      Self.families.first { $0.range.contains(scalar.value) }
    }
    guard let row = found.first else { return nil }
    family = row.family
    debianPackage = row.package
  }

  /// Unicode's blocks. Source: the `cmap` tables of the families in Debian 12.
  static let families: [(range: ClosedRange<UInt32>, family: String, package: String)] = [
    (0x2000...0x2BFF, "Symbola", "fonts-symbola"),
    (0x3400...0x4DBF, "HanaMinA", "fonts-hanazono"),
    (0x4E00...0x9FFF, "HanaMinA", "fonts-hanazono"),
    (0xF900...0xFAFF, "HanaMinA", "fonts-hanazono"),
    (0x11FC0...0x11FFF, "Noto Sans Tamil Supplement", "fonts-noto-core"),
    (0x1D000...0x1D24F, "Noto Music", "fonts-noto-core"),
    (0x1EC70...0x1ECBF, "Noto Sans Indic Siyaq Numbers", "fonts-noto-core"),
    (0x1F000...0x1FAFF, "Symbola", "fonts-symbola"),
    (0x20000...0x2EBE0, "HanaMinB", "fonts-hanazono"),
  ]
}
