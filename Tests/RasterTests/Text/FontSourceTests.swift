import Foundation
import Scene
import Testing

@testable import Raster

/// Fonts that are given by their files.
@Suite struct FontSourceTests {
  private func content(_ font: String, _ path: String) throws -> FontContent {
    FontContent(path: path, bytes: Array(try #require(Data(base64Encoded: font))))
  }

  private func library(_ choices: FontChoice...) -> FontLibrary {
    FontLibrary(choices: choices, folders: ["/nonexistent"])
  }

  private func width(
    _ library: FontLibrary, weight: FontDescription.Weight = .regular, family: String? = nil
  ) throws -> Double {
    let font = FontDescription(size: 1_000, weight: weight, family: family)
    let block = TextBlock(string: "a", font: font, color: .black)
    let size = try library.size(of: block, fitting: nil)
    let bounds = Rect(origin: .zero, size: size)
    let box = try #require(try library.outlines(of: block, in: bounds, scale: 1).first)
    // HarfBuzz tells the advance, FreeType the outline.
    #expect(abs(box.path.controlBounds.width + 100 - size.width) <= 1)
    return size.width
  }

  @Test func aFileDrawsWithoutBeingInstalled() throws {
    let bold = try content(TestFonts.bold, "fonts/Brand.ttf")
    let library = library(.file(bold))

    #expect(try width(library) == 450)
    #expect(library.usedFonts.map(\.fileName) == ["Brand.ttf"])
    #expect(library.usedFonts.allSatisfy { $0.isOwn && $0.version == "Version 1.000" })
  }

  @Test func aVariableFileDrawsEveryWeight() throws {
    let variable = try content(TestFonts.variable, "Brand.ttf")
    let library = library(.file(variable))

    // 300 up to 400, then 20 more for each 100.
    #expect(try width(library) == 300)
    #expect(try width(library, weight: .medium) == 320)
    #expect(try width(library, weight: .bold) == 360)
  }

  @Test func filesOfOneFamilyShareItsWeights() throws {
    let files = [
      try content(TestFonts.variable, "Brand.ttf"), try content(TestFonts.bold, "Brand-Bold.ttf"),
    ]
    let library = FontLibrary(choices: files.map(FontChoice.file), folders: ["/nonexistent"])

    // Static comes before variable, as for installed fonts.
    #expect(try width(library, weight: .bold) == 450)
    #expect(library.usedFonts.map(\.fileName) == ["Brand-Bold.ttf"])
  }

  @Test func aFontCanNameTheFamilyOfAFile() throws {
    let bold = try content(TestFonts.bold, "Brand.ttf")
    let library = library(.family("No Such Font"), .file(bold))

    #expect(try width(library, family: "Recorder Test") == 450)
  }

  @Test func choicesComeBeforeTheChain() throws {
    let bold = try content(TestFonts.bold, "Brand.ttf")
    let library = FontLibrary(choices: [.file(bold)])

    for text in ["a", "b"] {
      let block = TextBlock(string: text, font: .system(size: 10), color: .black)
      _ = try library.size(of: block, fitting: nil)
    }

    #expect(library.usedFonts.map(\.fileName) == ["Brand.ttf", "Inter-Regular.otf"])
  }

  @Test func aFamilyThatIsChosenMustBeInstalled() {
    let library = library(.family("No Such Font"))
    let block = TextBlock(string: "a", font: .system(size: 10), color: .black)

    #expect(throws: FontError.familyMissing(family: "No Such Font", debianPackage: nil)) {
      try library.size(of: block, fitting: nil)
    }
  }

  @Test(
    arguments: [[], Array("no font".utf8), Array("wOFF\0\u{1}\0\0 and so on".utf8)] as [[UInt8]])
  func whatIsNoFontIsRefused(bytes: [UInt8]) {
    #expect(throws: FontError.self) { try FontContent(path: "x.ttf", bytes: bytes).check() }
  }

  /// Neither library may read beyond a file's end.
  @Test func aFontCutShortAnywhereIsRefusedOrUsable() throws {
    let whole = try content(TestFonts.variable, "x.ttf")
    try whole.check()

    for length in stride(from: 0, to: whole.bytes.count, by: 7) {
      let cut = FontContent(path: "x.ttf", bytes: Array(whole.bytes.prefix(length)))
      try? cut.check()
    }
  }
}
