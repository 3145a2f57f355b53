import Scene
import Testing

@testable import Raster

@Suite struct ScriptFamiliesTests {
  @Test(
    arguments: [
      ("ש", ["Noto Sans Hebrew"]), ("س", ["Noto Sans Arabic"]), ("ह", ["Noto Sans Devanagari"]),
      ("ไ", ["Noto Sans Thai"]), ("བ", ["Noto Serif Tibetan"]), ("ᚠ", ["Noto Sans Runic"]),
      ("ß", ["Noto Sans"]), ("通", []), ("カ", []), ("\u{10FFFD}", []), ("\u{1}", []), ("🙂", []),
      ("✈", ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]),
    ] as [(Character, [String])])
  func aScriptHasItsFamily(character: Character, names: [String]) {
    let families = ScriptFamilies.families(for: character)

    #expect(families.map(\.name) == names)
    #expect(families.allSatisfy { $0.debianPackage == "fonts-noto-core" })
  }

  /// Signs that Unicode counts to no script but says the scripts of.
  @Test func aSharedSignIsLookedForInEachScriptThatUsesIt() {
    let comma = ScriptFamilies.families(for: "،").map(\.name)
    let danda = ScriptFamilies.families(for: "।").map(\.name)

    #expect(comma.contains("Noto Sans Arabic") && comma.contains("Noto Sans Syriac"))
    #expect(danda.contains("Noto Sans Devanagari") && danda.contains("Noto Sans Bengali"))
  }

  /// One letter of each of some scripts, from all over Unicode: the package has what the table says.
  @Test(arguments: Array("Ⲁ𐐀ა𐌰አՀ᠀ကऄঅਅઅଅஅఅಅഅඅกກកܐހߊꡀꔀᏣᐁᜀᤀꨀ𓀀𐎀𐤀𞤀"))
  func theFamilyIsInstalledAndHasTheLetter(letter: Character) throws {
    let chain = FontChain(
      families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders)

    #expect(try chain.face(for: letter, in: .system(size: 10)).file.path.contains("/noto/"))
  }

  @Test func aFamilyThatIsMissingIsNamedWithItsPackageAndTheCharacter() {
    let chain = FontChain(families: [], folders: ["/nonexistent"])

    #expect(
      throws: FontError.familyNeeded(
        family: "Noto Sans Hebrew", debianPackage: "fonts-noto-core", character: "ש")
    ) {
      try chain.face(for: "ש", in: .system(size: 10))
    }
  }
}
