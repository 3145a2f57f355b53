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

  /// Where each of a text's characters begins on the line, in reading order, in hundredths of an em.
  private func places(_ text: String) throws -> [Int] {
    let line = try line(text)
    var places: [Int: Double] = [:]
    for run in line.runs {
      var pen = 0
      for glyph in run.glyphs {
        let left = run.left + line.points(pen, in: run)
        places[glyph.cluster] = min(places[glyph.cluster] ?? .infinity, left)
        pen += glyph.advance
      }
    }
    return places.sorted { $0.key < $1.key }.map { Int($0.value.rounded()) }
  }

  @Test func hebrewRunsFromTheRight() throws {
    let places = try places("אבג")

    #expect(places == places.sorted(by: >) && places.last == 0)
  }

  @Test func aNumberInHebrewRunsFromTheLeft() throws {
    let places = try places("א 12")

    #expect(places[2] == 0 && places[2] < places[3] && places[3] < places[1])
    #expect(places[1] < places[0])
  }

  @Test func aFullStopAfterHebrewStandsAtItsLeft() throws {
    #expect(try places("אב.").last == 0)
  }

  @Test func bracketsAreMirroredInHebrew() throws {
    let open = try #require(try line("(a").runs.first?.glyphs.first?.glyph)
    let turned = try line("א(ב)")

    // From the left: the closing bracket, which looks like an opening one.
    #expect(turned.runs.first?.glyphs.first?.glyph == open)
    #expect(turned.runs.first?.glyphs.first?.cluster == 5)
  }

  /// ب between two of its kind has another shape than alone, also if a mark of another font or
  /// direction, which shows nothing, stands in between.
  @Test func lettersJoinAcrossRuns() throws {
    let joined = try #require(try line("ببب").runs.first).glyphs.map(\.glyph)
    let alone = try line("ب").runs[0].glyphs[0].glyph
    let marked = try line("ب\u{2060}بب")

    #expect(Set(joined).count == 3 && !joined.contains(alone))
    #expect(marked.runs.count == 1)
    let parts = try FontChain(
      families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders
    ).face(for: "ب", in: font)
    let part = ShapingRun(
      line: "ببب", range: 2..<4, script: Script(of: "ب"), isRightToLeft: true)
    #expect(try parts.shape(part).map(\.glyph) == [joined[1]])
  }

  @Test func aTabBeforeAMarkKeepsTheOrder() throws {
    #expect(try line("א\t\u{301}ב").runs.isEmpty == false)
  }

  @Test func aLanguageChoosesTheShapesOfHan() throws {
    let simplified = try line("直").runs[0].face.file.index
    let japanese = try Shaper(chain: chain).line("直", in: font, language: "ja").runs[0].face.file

    #expect(japanese.index != simplified)
    #expect(japanese.families.contains("Noto Sans CJK JP"))
  }
}
