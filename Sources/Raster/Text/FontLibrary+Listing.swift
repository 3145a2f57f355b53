/// What a library has used and could use.
extension FontLibrary {
  /// The fonts that texts were laid out with so far, sorted; empty before the first.
  public var usedFonts: [UsedFont] {
    chain.faces.filter(\.isUsed).map(\.description).sorted()
  }

  /// The characters that no font has, among all that texts asked for so far, sorted by their scalars.
  public var missingCharacters: [Character] {
    chain.missingCharacters.sorted {
      $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
    }
  }

  /// What would be used today where `font` was used once: the file of that name that is installed,
  /// unless the chain has come to prefer another of its family; nil where there is none of the name.
  ///
  /// Looks at the list of installed fonts and at one file; lays out nothing.
  public func font(inPlaceOf font: UsedFont) throws(FontError) -> UsedFont? {
    try chain.font(inPlaceOf: font)
  }

  /// What is installed of each family of the chain, in the chain's order.
  public func installedFamilies() throws(FontError) -> [InstalledFamily] {
    let catalog = try chain.catalog()
    return chain.families.map { family in
      let files = catalog.files(ofFamily: family.name).sorted { $0.precedes($1) }
      return InstalledFamily(family: family, faces: files.map(\.installedFace))
    }
  }
}

extension FontFile {
  fileprivate func precedes(_ other: FontFile) -> Bool {
    (slant, weight ?? 0, path, index) < (other.slant, other.weight ?? 0, other.path, other.index)
  }

  fileprivate var installedFace: InstalledFamily.Face {
    InstalledFamily.Face(
      style: style, weight: weight, isItalic: slant > 0, file: path, index: index)
  }
}
