import Scene
import Testing

@testable import Raster

@Suite struct FontChainTests {
  private let font = FontDescription.system(size: 14)

  private func chain(_ families: [FontFamily]) -> FontChain {
    FontChain(families: families, folders: FontLibrary.systemFolders)
  }

  @Test func nothingIsTouchedBeforeTheFirstCharacter() throws {
    let chain = chain(FontLibrary.defaultFamilies)
    #expect(chain.isUntouched)

    _ = try chain.face(for: "a", in: font)

    #expect(!chain.isUntouched)
    #expect(chain.faces.map(\.file.name) == ["Inter-Regular.otf"])
  }

  @Test func aMissingFamilyIsNamedWithItsPackage() {
    let chain = chain([FontFamily(name: "No Such Font", debianPackage: "fonts-none")])

    #expect(throws: FontError.familyMissing(family: "No Such Font", debianPackage: "fonts-none")) {
      try chain.face(for: "a", in: font)
    }
  }

  @Test func aMissingFamilyDoesNotMatterUntilItIsNeeded() throws {
    let chain = chain([FontLibrary.defaultFamilies[0], FontFamily(name: "No Such Font")])

    #expect(try chain.face(for: "a", in: font).file.name == "Inter-Regular.otf")
    #expect(throws: FontError.familyMissing(family: "No Such Font", debianPackage: nil)) {
      try chain.face(for: "通", in: font)
    }
  }

  @Test(arguments: ["Helvetica", "Arial", "sans-serif", "Inte", "Inter Regular X"])
  func nothingStandsInForAFamily(name: String) {
    let chain = chain([FontFamily(name: name)])

    #expect(throws: FontError.familyMissing(family: name, debianPackage: nil)) {
      try chain.face(for: "a", in: font)
    }
  }

  @Test func capitalsInAFamilysNameDoNotMatter() throws {
    let chain = chain([FontFamily(name: "iNTER")])

    #expect(try chain.face(for: "a", in: font).file.name == "Inter-Regular.otf")
  }

  @Test(arguments: ["\u{1}", "\u{10FFFD}", "𒾐", "x\u{A9BA}"] as [Character])
  func aCharacterThatNoFontHasIsNamed(character: Character) {
    let chain = chain(FontLibrary.defaultFamilies)

    #expect(throws: FontError.glyphMissing(character: character)) {
      try chain.face(for: character, in: font)
    }
  }

  @Test func foldersAreAllThatIsSearched() {
    let chain = FontChain(
      families: FontLibrary.defaultFamilies, folders: ["/nonexistent & <odd>"])

    #expect(throws: FontError.familyMissing(family: "Inter", debianPackage: "fonts-inter")) {
      try chain.face(for: "a", in: font)
    }
  }

  @Test func aFileIsOpenedOnceForTwoWeights() throws {
    let chain = chain([FontFamily(name: "Noto Sans CJK SC")])

    let semibold = try chain.face(for: "通", in: .system(size: 10, weight: .semibold))
    let bold = try chain.face(for: "通", in: .system(size: 10, weight: .bold))

    #expect(semibold === bold)
  }

  @Test func emojiComeFromTheEmojiFontWholeAndFirst() throws {
    let chain = chain(FontLibrary.defaultFamilies)
    let emoji = try chain.face(for: "🙂", in: font)

    #expect(emoji.file.name == "NotoColorEmoji.ttf")
    // Inter has a ☎ and a ©, so the selector decides.
    for character in ["👨‍👩‍👧", "🇨🇳", "☎️", "©️", "1️⃣"] as [Character] {
      #expect(try chain.face(for: character, in: font) === emoji)
    }
    for character in ["©", "1", "☎︎", "☎"] as [Character] {
      #expect(try chain.face(for: character, in: font) !== emoji)
    }
  }

  @Test func lettersNeverGetAsFarAsTheEmojiFont() throws {
    let emoji = FontFamily(name: "No Such Font", isForEmoji: true)
    let chain = chain([emoji, FontLibrary.defaultFamilies[0]])

    #expect(try chain.face(for: "a", in: font).file.name == "Inter-Regular.otf")
    #expect(
      throws: FontError.familyNeeded(
        family: "No Such Font", debianPackage: nil, character: "🙂")
    ) {
      try chain.face(for: "🙂", in: font)
    }
  }

  @Test func aMissingGlyphIsABoxOfTheFirstFontWhereThatIsAllowed() throws {
    let chain = FontChain(
      families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders,
      missingGlyphs: .drawnAsBoxes)

    let face = try chain.face(for: "𒾐", in: font)
    _ = try chain.face(for: "𒾐", in: .system(size: 20))
    _ = try chain.face(for: "a", in: font)

    #expect(face.file.name == "Inter-Regular.otf")
    #expect(try face.shape("𒾐").map(\.glyph) == [0])
    #expect(try !face.outline(of: 0).path.isEmpty)
    #expect(chain.missingCharacters == ["𒾐"])
  }

  @Test func aFamilyForEmojiAloneIsNoErrorWhereBoxesAreAllowed() throws {
    let chain = FontChain(
      families: [
        FontLibrary.defaultFamilies[0], FontFamily(name: "No Such Font", isForEmoji: true),
      ],
      folders: FontLibrary.systemFolders, missingGlyphs: .drawnAsBoxes)

    #expect(try chain.face(for: "🙂", in: font).file.name == "Inter-Regular.otf")
    #expect(chain.missingCharacters == ["🙂"])
  }
}
