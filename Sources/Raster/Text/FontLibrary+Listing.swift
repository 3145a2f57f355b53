/// What a library has used and could use.
extension FontLibrary {
  /// The fonts that texts were laid out with so far, sorted; empty before the first.
  public var usedFonts: [UsedFont] {
    chain.faces.filter(\.isUsed).map(\.description).sorted()
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
