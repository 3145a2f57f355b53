import Testing

@testable import Raster

@Suite struct FontFileTests {
  private func file(
    _ path: String, weight: Int?, slant: Int = 0, width: Int = 100, index: Int = 0
  ) -> FontFile {
    FontFile(
      path: path, index: index, families: ["F"], style: "", weight: weight, slant: slant,
      width: width)
  }

  @Test func noFileIsBestOfNone() {
    #expect(FontFile.best(of: [], weight: 400) == nil)
  }

  @Test func uprightComesBeforeItalicOfTheRightWeight() {
    let files = [file("italic", weight: 700, slant: 100), file("roman", weight: 400)]

    #expect(FontFile.best(of: files, weight: 700)?.path == "roman")
  }

  @Test func normalWidthComesBeforeCondensedOfTheRightWeight() {
    let files = [file("narrow", weight: 700, width: 75), file("normal", weight: 400)]

    #expect(FontFile.best(of: files, weight: 700)?.path == "normal")
  }

  @Test func staticComesBeforeVariable() {
    let files = [file("a-variable", weight: nil), file("b-static", weight: 300)]

    #expect(FontFile.best(of: files, weight: 700)?.path == "b-static")
  }

  /// CSS Fonts 4, §5.2: what is taken where the wanted weight is not there.
  @Test(arguments: [
    (400, [300, 500, 700], 500), (400, [300, 600], 300), (400, [700, 900], 700),
    (500, [400, 600], 400), (500, [300, 600], 300), (500, [600, 900], 600),
    (600, [400, 700], 700), (600, [400, 500], 500), (700, [600, 900], 900), (700, [400, 700], 700),
    (300, [200, 400], 200), (300, [400, 900], 400),
  ])
  func theNearestWeightIsCSSs(wanted: Int, installed: [Int], expected: Int) {
    let files = installed.map { file("w\($0)", weight: $0) }

    #expect(FontFile.best(of: files, weight: wanted)?.weight == expected)
    #expect(FontFile.best(of: files.reversed(), weight: wanted)?.weight == expected)
  }

  @Test func ofTwoAlikeTheFirstPathIsTakenHoweverTheyAreListed() {
    let files = [file("b", weight: 400), file("a", weight: 400, index: 1), file("a", weight: 400)]

    let best = FontFile.best(of: files, weight: 400)

    #expect(best == files[2])
    #expect(FontFile.best(of: files.reversed(), weight: 400) == best)
  }

  @Test func theNameIsThePathsLastPart() {
    #expect(file("/usr/share/fonts/F.otf", weight: 400).name == "F.otf")
  }
}
