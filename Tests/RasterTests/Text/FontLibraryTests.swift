import Glibc
import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct FontLibraryTests {
  private func block(
    _ text: String, size: Double = 17, lines: Int = 0, alignment: TextBlock.Alignment = .left
  ) -> TextBlock {
    TextBlock(
      string: text, font: .system(size: size), color: .black, alignment: alignment,
      numberOfLines: lines)
  }

  @Test func aNewLibraryHasTouchedNothing() throws {
    let library = FontLibrary()

    _ = try library.outlines(of: block(""), in: Rect(x: 0, y: 0, width: 9, height: 9), scale: 2)
    _ = try library.size(of: block(""), fitting: nil)

    #expect(library.chain.isUntouched)
    #expect(library.usedFonts.isEmpty)
  }

  @Test func aTextsHeightIsSanFranciscosWhateverTheFont() throws {
    let library = FontLibrary()

    #expect(try library.size(of: block("通话", size: 17), fitting: nil).height == 20.287109375)
    #expect(try library.size(of: block("a\nb", size: 14), fitting: nil).height == 33.4140625)
    #expect(try library.size(of: block(""), fitting: nil) == .zero)
  }

  @Test func glyphsStandOnTheSnappedBaselineAndStart() throws {
    let bounds = Rect(x: 0, y: 0, width: 375, height: 333.5)
    let glyphs = try FontLibrary().outlines(
      of: block("通话", alignment: .center), in: bounds, scale: 2)

    // 34 points of text in 375: 170.5 exactly.
    #expect(glyphs.map(\.origin) == [Point(x: 170.5, y: 172.5), Point(x: 187.5, y: 172.5)])
  }

  @Test func spacesHaveNoOutline() throws {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 30)

    #expect(try FontLibrary().outlines(of: block("a b"), in: bounds, scale: 1).count == 2)
  }

  @Test func anEmptyLabelShowsNothing() throws {
    #expect(try FontLibrary().outlines(of: block("a"), in: .zero, scale: 1) == [])
  }

  @Test func outlinesGrowUpFromTheBaseline() throws {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 30)
    let glyph = try #require(
      try FontLibrary().outlines(of: block("H", size: 20), in: bounds, scale: 1).first)
    let box = glyph.path.controlBounds

    #expect(abs(box.maxY) < 0.01)
    // Inter's capitals are 1490 of 2048 units high.
    #expect(abs(box.height - 20 * 1490 / 2048) < 0.1)
  }

  @Test func theColourDoesNotMoveTheGlyphs() throws {
    let library = FontLibrary()
    let bounds = Rect(x: 0, y: 0, width: 100, height: 30)
    var red = block("ab")
    red.color = .systemBlue

    let first = try library.outlines(of: block("ab"), in: bounds, scale: 1)

    #expect(try library.outlines(of: red, in: bounds, scale: 1) == first)
  }

  @Test func usedFontsAreThoseOfTheTextSorted() throws {
    let library = FontLibrary()
    _ = try library.size(of: block("通话"), fitting: nil)
    // Inter was asked but had none of the characters.
    #expect(library.usedFonts.map(\.fileName) == ["NotoSansCJK-Regular.ttc"])

    _ = try library.size(of: block("00:07"), fitting: nil)
    let used = library.usedFonts

    #expect(used.map(\.fileName) == ["Inter-Regular.otf", "NotoSansCJK-Regular.ttc"])
    #expect(used.allSatisfy { $0.version.hasPrefix("Version ") && $0.checksum != 0 })
  }

  @Test func theListShowsTheChainsFaces() throws {
    let families = FontLibrary.defaultFamilies + [FontFamily(name: "No Such Font")]
    let listed = try FontLibrary(families: families).installedFamilies()

    #expect(listed.map(\.family) == families)
    #expect(listed[0].faces.filter { !$0.isItalic }.map(\.weight).contains(600))
    #expect(listed[1].faces.map(\.weight) == [400, 700])
    #expect(listed[2].faces.map(\.file).allSatisfy { $0.hasSuffix("NotoColorEmoji.ttf") })
    #expect(listed[2].faces.count == 1)
    #expect(listed[3].faces.isEmpty)
  }

  /// What a text of this width looks like in a label of just its size, once bounds are rounded as
  /// in a snapshot.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func aLabelOfATextsSizeShowsTheSameLines(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let library = FontLibrary()
    let words = ["语音通话", "AV", "fi", "00:07", "结束，", "Hamburg", "（", "x", "\n", "…"]
    let count = Int.random(in: 1...8, using: &random)
    let text = (0..<count).compactMap { _ in words.randomElement(using: &random) }
      .joined(separator: Bool.random(using: &random) ? " " : "")
    let width: Double? = seed % 4 == 0 ? nil : Double.random(in: 30..<200, using: &random)
    let whole = block(text, size: Double.random(in: 9..<30, using: &random))

    let size = try library.size(of: whole, fitting: width)
    let rounded = Rect(
      x: 0, y: 0, width: (size.width * 65_536).rounded() / 65_536,
      height: (size.height * 65_536).rounded() / 65_536)
    let shaper = Shaper(chain: library.chain)
    let free = try LineBreaker(shaper: shaper, font: whole.font, width: width)
      .lines(of: text, atMost: .max)
    guard !free.isEmpty, size.width > 0 else { return }
    let shown = try LabelLayout(of: whole, in: rounded, scale: 2, shaper: shaper).lines

    #expect(
      shown.map { $0.shaped.runs.map(\.glyphs) } == free.map { $0.runs.map(\.glyphs) })
  }

  @Test func theOrderOfQuestionsChangesNothing() throws {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 60)
    let texts = ["AV fi", "通话 00:07", "Hamburgefonstiv wraps", "通"]
    let forward = FontLibrary()
    let backward = FontLibrary()

    let first = try texts.map { try forward.outlines(of: block($0), in: bounds, scale: 2) }
    let second = try texts.reversed().map {
      try backward.outlines(of: block($0), in: bounds, scale: 2)
    }

    #expect(first == second.reversed())
    #expect(forward.usedFonts == backward.usedFonts)
  }

  /// Needs Debian's `locales-all`; without it the locale stays and nothing is tested.
  @Test func theLocaleChangesNothing() throws {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 60)
    let text = block("Iıiİ fi 语音直接，0.5")
    let plain = try FontLibrary().outlines(of: text, in: bounds, scale: 2)
    var unnamed = text
    unnamed.language = ""

    for locale in ["tr_TR.utf8", "ja_JP.utf8", "zh_TW.utf8", "de_DE.utf8"] {
      _ = unsafe setlocale(LC_ALL, locale)
      defer { _ = unsafe setlocale(LC_ALL, "C") }
      #expect(try FontLibrary().outlines(of: text, in: bounds, scale: 2) == plain)
      #expect(try FontLibrary().outlines(of: unnamed, in: bounds, scale: 2) == plain)
    }
  }
}
