import Scene

/// Finds the font for each character: the first family of a row that has it.
///
/// A family is looked for, and its file opened, when a character first gets as far as it. Fonts that
/// were opened stay open.
final class FontChain {
  private struct FaceKey: Hashable {
    var family: String
    var weight: FontDescription.Weight
  }

  private struct CharacterKey: Hashable {
    var character: Character
    var family: String?
    var weight: FontDescription.Weight
    var language: String?
  }

  let families: [FontFamily]
  private let folders: [String]
  private var openedCatalog: FontconfigCatalog?
  private var openedLibrary: FreeTypeLibrary?
  private var facesByKey: [FaceKey: FontFace] = [:]
  private var facesByCharacter: [CharacterKey: FontFace] = [:]
  /// In the order in which they were opened.
  private(set) var faces: [FontFace] = []

  init(families: [FontFamily], folders: [String]) {
    self.families = families
    self.folders = folders
  }

  /// Whether anything was read from the machine yet.
  var isUntouched: Bool { openedCatalog == nil && openedLibrary == nil }

  /// The face that draws a character: of the font's own family if it names one that has the
  /// character, else of the first family of the chain that has, else of the family for its script.
  ///
  /// - Parameter language: BCP 47; chooses whose Han characters are drawn. nil for the chain's own.
  /// - Throws: `FontError.familyMissing` for the first family asked that is not installed,
  ///   `FontError.glyphMissing` where all are and none has the character.
  func face(
    for character: Character, in font: FontDescription, language: String? = nil
  ) throws(FontError) -> FontFace {
    let key = CharacterKey(
      character: character, family: font.family, weight: font.weight, language: language)
    if let known = facesByCharacter[key] { return known }
    var found = try firstFace(
      of: families(for: font, language: language), with: character, weight: font.weight)
    if found == nil {
      found = try firstFace(
        of: ScriptFamilies.families(for: character), with: character, weight: font.weight)
    }
    guard let face = found else { throw .glyphMissing(character: character) }
    facesByCharacter[key] = face
    return face
  }

  private func firstFace(
    of families: [FontFamily], with character: Character, weight: FontDescription.Weight
  ) throws(FontError) -> FontFace? {
    for family in families {
      let face = try face(of: family, weight: weight)
      if try face.covers(character) { return face }
    }
    return nil
  }

  private func families(for font: FontDescription, language: String?) -> [FontFamily] {
    let families = families(for: language)
    guard let name = font.family else { return families }
    let own = families.first { $0.name == name } ?? FontFamily(name: name)
    return [own] + families.filter { $0 != own }
  }

  /// The chain with the family that a language's readers expect before the one that it stands for.
  private func families(for language: String?) -> [FontFamily] {
    guard let own = language.flatMap({ LanguageTag($0).hanFamily }),
      let place = families.firstIndex(where: { $0.name.hasPrefix("Noto Sans CJK") })
    else { return families }
    var families = families.filter { $0 != own }
    families.insert(own, at: min(place, families.count))
    return families
  }

  private func face(
    of family: FontFamily, weight: FontDescription.Weight
  ) throws(FontError) -> FontFace {
    let key = FaceKey(family: family.name, weight: weight)
    if let known = facesByKey[key] { return known }
    let files = try catalog().files(ofFamily: family.name)
    guard let file = FontFile.best(of: files, weight: weight.rawValue) else {
      throw .familyMissing(family: family.name, debianPackage: family.debianPackage)
    }
    let face = try face(of: file, weight: weight.rawValue)
    facesByKey[key] = face
    return face
  }

  /// The face of a file, opened once: two weights may come from one file, as semibold and bold of a
  /// family with two weights do.
  private func face(of file: FontFile, weight: Int) throws(FontError) -> FontFace {
    if !file.isVariable, let opened = faces.first(where: { $0.file == file }) { return opened }
    let library = try library()
    let face = try FontFace(file, weight: weight, number: faces.count, in: library)
    faces.append(face)
    return face
  }

  /// What a text would be laid out with today that was laid out with `font` once; nil where no file
  /// of its name is installed.
  func font(inPlaceOf font: UsedFont) throws(FontError) -> UsedFont? {
    let catalog = try catalog()
    let namesakes = catalog.files(named: font.fileName).filter { $0.index == font.index }
    guard let namesake = FontFile.best(of: namesakes, weight: Self.regular) else { return nil }
    let weight = namesake.weight ?? Self.regular
    let family =
      families.first { namesake.families.contains($0.name) }?.name
      ?? namesake.families.first
    let rivals = family.map(catalog.files(ofFamily:)) ?? []
    let file = FontFile.best(of: rivals, weight: weight) ?? namesake
    return try FontFace(file, weight: weight, number: faces.count, in: library()).description
  }

  /// Where the weight axis of a variable font is set to read what does not depend on it.
  private static let regular = 400

  private func library() throws(FontError) -> FreeTypeLibrary {
    if let opened = openedLibrary { return opened }
    let opened = try FreeTypeLibrary()
    openedLibrary = opened
    return opened
  }

  /// The list of installed fonts, read when first needed.
  func catalog() throws(FontError) -> FontconfigCatalog {
    if let opened = openedCatalog { return opened }
    let opened = try FontconfigCatalog(folders: folders)
    openedCatalog = opened
    return opened
  }
}
