import Scene

/// Finds the font for each character: the first family of a row that has it.
///
/// A family is looked for, and its file opened, when a character first gets as far as it. Fonts that
/// were opened stay open.
final class FontChain {
  private struct FaceKey: Hashable {
    var source: FontSource
    var weight: FontDescription.Weight
  }

  private struct CharacterKey: Hashable {
    var character: Character
    var family: String?
    var weight: FontDescription.Weight
    var language: String?
  }

  let families: [FontFamily]
  private let choices: [FontChoice]
  private let missingGlyphs: MissingGlyphs
  private let folders: [String]
  private var openedCatalog: FontconfigCatalog?
  private var openedLibrary: FreeTypeLibrary?
  private var chosenSources: [FontSource]?
  private var facesByKey: [FaceKey: FontFace] = [:]
  private var facesByCharacter: [CharacterKey: FontFace] = [:]
  /// In the order in which they were opened.
  private(set) var faces: [FontFace] = []
  /// Characters that were asked for and that no font has.
  private(set) var missingCharacters: Set<Character> = []

  /// - Parameter choices: Asked before `families`.
  init(
    choices: [FontChoice] = [], families: [FontFamily], folders: [String],
    missingGlyphs: MissingGlyphs = .refused
  ) {
    self.choices = choices
    self.families = families
    self.folders = folders
    self.missingGlyphs = missingGlyphs
  }

  /// Whether anything was read from the machine yet.
  var isUntouched: Bool { openedCatalog == nil && openedLibrary == nil }

  /// The face that draws a character: of the font's own family if it names one that has the
  /// character, else of the first choice, else of the first family of the chain that has, else of
  /// the family for its script; emoji are asked for in emoji fonts first. Where none has it and that
  /// is allowed, the first face of all.
  ///
  /// - Parameter language: BCP 47; chooses whose Han characters are drawn. nil for the chain's own.
  /// - Throws: `FontError.familyMissing` for the first family asked that is not installed,
  ///   `FontError.familyNeeded` for one of emoji or of the character's script, `FontError.glyphMissing`
  ///   where all are and none has the character.
  func face(
    for character: Character, in font: FontDescription, language: String? = nil
  ) throws(FontError) -> FontFace {
    let key = CharacterKey(
      character: character, family: font.family, weight: font.weight, language: language)
    if let known = facesByCharacter[key] { return known }
    let face = try findFace(for: character, in: font, language: language)
    facesByCharacter[key] = face
    return face
  }

  private func findFace(
    for character: Character, in font: FontDescription, language: String?
  ) throws(FontError) -> FontFace {
    let order = try order(for: character, in: font, language: language)
    let further = ScriptFamilies.families(for: character).map { FontSource(family: $0) }
    for source in order + further {
      let isSpecial = source.family.isForEmoji || further.contains(source)
      let face =
        isSpecial
        ? try special(source, for: character, in: font)
        : try face(of: source, weight: font.weight)
      if let face, try face.covers(character) { return face }
    }
    guard missingGlyphs == .drawnAsBoxes,
      let first = order.first(where: { !$0.family.isForEmoji }) ?? order.first
    else { throw .glyphMissing(character: character) }
    missingCharacters.insert(character)
    return try face(of: first, weight: font.weight)
  }

  /// The face of a family that is there for emoji or for one script, so that it is this character
  /// that needs it; nil where it is not installed and missing glyphs are allowed.
  private func special(
    _ source: FontSource, for character: Character, in font: FontDescription
  ) throws(FontError) -> FontFace? {
    do throws(FontError) {
      return try face(of: source, weight: font.weight)
    } catch .familyMissing(let family, let package) {
      if missingGlyphs == .drawnAsBoxes { return nil }
      throw .familyNeeded(family: family, debianPackage: package, character: character)
    }
  }

  /// The sources in which a character is looked for, in this order.
  private func order(
    for character: Character, in font: FontDescription, language: String?
  ) throws(FontError) -> [FontSource] {
    let sources = try sources(for: font, language: language)
    let letters = sources.filter { !$0.family.isForEmoji }
    guard let presentation = EmojiPresentation(of: character) else { return letters }
    let emoji = sources.filter(\.family.isForEmoji)
    guard presentation == .emoji else { return letters + emoji }
    var colored: [FontSource] = []
    for source in letters where isChosen(source, for: font) {
      if try face(of: source, weight: font.weight).hasPictures { colored.append(source) }
    }
    return colored + emoji + letters.filter { !colored.contains($0) }
  }

  /// Whether it was asked for by name or file.
  private func isChosen(_ source: FontSource, for font: FontDescription) -> Bool {
    source.family.name == font.family || chosenSources?.contains(source) == true
  }

  private func sources(
    for font: FontDescription, language: String?
  ) throws(FontError) -> [FontSource] {
    let families = families(for: language)
    let chosen = try openedChoices()
    let all = chosen + families.map { FontSource(family: $0) }.filter { !chosen.contains($0) }
    guard let name = font.family else { return all }
    let own = all.first { $0.family.name == name } ?? FontSource(family: FontFamily(name: name))
    return [own] + all.filter { $0 != own }
  }

  private func openedChoices() throws(FontError) -> [FontSource] {
    if let opened = chosenSources { return opened }
    let opened = try FontSource.sources(of: choices, among: families)
    chosenSources = opened
    return opened
  }

  /// The chain with the family that a language's readers expect before the one that it stands for.
  private func families(for language: String?) -> [FontFamily] {
    guard let own = language.flatMap({ TextLanguage($0).hanFamily }),
      let place = families.firstIndex(where: { $0.name.hasPrefix("Noto Sans CJK") })
    else { return families }
    var families = families.filter { $0 != own }
    families.insert(own, at: min(place, families.count))
    return families
  }

  private func face(
    of source: FontSource, weight: FontDescription.Weight
  ) throws(FontError) -> FontFace {
    let key = FaceKey(source: source, weight: weight)
    if let known = facesByKey[key] { return known }
    guard let file = FontFile.best(of: try files(of: source), weight: weight.rawValue) else {
      throw .familyMissing(
        family: source.family.name, debianPackage: source.family.debianPackage)
    }
    let face = try face(of: file, weight: weight.rawValue)
    facesByKey[key] = face
    return face
  }

  private func files(of source: FontSource) throws(FontError) -> [FontFile] {
    if let files = source.files { return files }
    return try catalog().files(ofFamily: source.family.name)
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
