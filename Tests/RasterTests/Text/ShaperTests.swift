import Scene
import Testing

@testable import Raster

@Suite struct ShaperTests {
  private let chain = FontChain(
    families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders)
  private let font = FontDescription.system(size: 100)

  private func line(_ text: String, _ font: FontDescription? = nil) throws -> ShapedLine {
    try Shaper(chain: chain).line(text, in: font ?? self.font)
  }

  private func files(_ line: ShapedLine) -> [String] { line.runs.map(\.face.file.name) }

  @Test func aPairIsKerned() throws {
    #expect(try line("AV").width < line("A").width + line("V").width - 1)
  }

  @Test func anAccentAddsNoWidth() throws {
    #expect(try line("e\u{301}").width == line("\u{E9}").width)
  }

  /// Inter has no ligature f_i, DejaVu Sans has.
  @Test func fAndIAreJoinedWhereTheFontJoinsThem() throws {
    let dejaVu = FontDescription(size: 10, family: "DejaVu Sans")

    #expect(try line("fi", dejaVu).runs.flatMap(\.glyphs).count == 1)
    #expect(try line("fx", dejaVu).runs.flatMap(\.glyphs).count == 2)
  }

  @Test func latinAndDigitsComeFromInterHanFromNoto() throws {
    let mixed = try line("00:07 通话 Call")

    #expect(
      files(mixed) == ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc", "Inter-Regular.otf"])
  }

  @Test func wideCommaAndFullStopStayWithTheHan() throws {
    #expect(try files(line("语音，通话。")) == ["NotoSansCJK-Regular.ttc"])
  }

  @Test func aHanCharacterIsOneEmWide() throws {
    #expect(try line("语音通话").width == 400)
  }

  @Test func theSimplifiedChineseFontOfTheCollectionIsTaken() throws {
    let face = try #require(try line("语").runs.first?.face)

    #expect(face.file.families.contains("Noto Sans CJK SC"))
  }

  @Test func widthGrowsWithTheSizeAlone() throws {
    let small = try line("Hamburgefonstiv AV 通话", .system(size: 10)).width
    let large = try line("Hamburgefonstiv AV 通话", .system(size: 40)).width

    #expect(abs(large - 4 * small) < 1e-9)
  }

  @Test(arguments: [
    (FontDescription.Weight.regular, "Inter-Regular.otf"), (.medium, "Inter-Medium.otf"),
    (.semibold, "Inter-SemiBold.otf"), (.bold, "Inter-Bold.otf"),
  ])
  func theWeightChoosesTheFile(weight: FontDescription.Weight, file: String) throws {
    #expect(try files(line("a", FontDescription(size: 10, weight: weight))) == [file])
  }

  @Test func aFamilyWithTwoWeightsGivesTheNearest() throws {
    let semibold = FontDescription(size: 10, weight: .semibold)
    let medium = FontDescription(size: 10, weight: .medium)

    #expect(try files(line("通", semibold)) == ["NotoSansCJK-Bold.ttc"])
    #expect(try files(line("通", medium)) == ["NotoSansCJK-Regular.ttc"])
  }

  @Test func theFontsOwnFamilyComesBeforeTheChain() throws {
    let font = FontDescription(size: 10, family: "DejaVu Sans")

    #expect(try files(line("a通", font)) == ["DejaVuSans.ttf", "NotoSansCJK-Regular.ttc"])
  }

  @Test func scriptsOfOneFontAreShapedApart() throws {
    #expect(try line("abcабв").runs.count == 2)
    #expect(try line("abc 12, def").runs.count == 1)
  }

  @Test func aTabIsASpace() throws {
    #expect(try line("a\tb").width == line("a b").width)
  }

  @Test func whatIsRememberedIsWhatWasShaped() throws {
    let shaper = Shaper(chain: chain)

    let first = try shaper.line("AV 通", in: font)
    let second = try shaper.line("AV 通", in: font)

    #expect(first.width == second.width)
    #expect(first.runs.map(\.glyphs) == second.runs.map(\.glyphs))
  }
}
