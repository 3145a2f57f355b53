import Scene
import Testing

@testable import Raster

/// Noto Color Emoji, whose one strike has 109 pixels per em and pictures of 136 × 128.
@Suite struct StrikeGlyphTests {
  private let chain = FontChain(
    families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders)
  private let font = FontDescription.system(size: 10)

  private func strike(_ character: Character) throws -> StrikeGlyph? {
    let face = try chain.face(for: character, in: font)
    let glyph = try #require(try face.shape(String(character)).first)
    return try face.strike(of: glyph.glyph)
  }

  @Test func anEmojiStandsLikeItsFontSays() throws {
    let strike = try #require(try strike("😀"))
    let box = strike.path(size: 10.9).controlBounds

    #expect(abs(box.minX) < 1e-9)
    #expect(abs(box.width - 13.6) < 1e-9)
    #expect(abs(box.minY + 10.1) < 1e-9)
    #expect(abs(box.maxY - 2.7) < 1e-9)
  }

  /// What Pillow draws of this emoji at the strike's own size, on white.
  @Test func aPictureIsTheFontsOwn() throws {
    let bitmap = try #require(try strike("😀")).picture.bitmap
    // Pillow drew with the baseline in row 110, nine rows further down.
    let expected: [(x: Int, y: Int, color: (Int, Int, Int))] = [
      (68, 61, (253, 224, 48)), (30, 31, (248, 197, 44)), (100, 86, (66, 43, 13)),
      (45, 46, (137, 95, 36)), (4, 61, (255, 255, 255)),
    ]

    #expect((bitmap.width, bitmap.height) == (136, 128))
    for (x, y, color) in expected {
      let pixel = bitmap[x, y]
      let rest = 255 - Int(pixel.alpha)
      #expect((Int(pixel.red) + rest, Int(pixel.green) + rest, Int(pixel.blue) + rest) == color)
    }
  }

  @Test func aLetterHasNoPicture() throws {
    #expect(try strike("a") == nil)
  }

  @Test func aCharacterOfSeveralScalarsIsOnePicture() throws {
    for character in ["👨‍👩‍👧‍👦", "🇨🇳", "👍🏽", "1️⃣", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] as [Character] {
      let face = try chain.face(for: character, in: font)
      let glyphs = try face.shape(String(character))

      #expect(glyphs.count == 1)
      // 2550 of 2048 units, for all alike.
      #expect(glyphs.first?.advance == 2550)
    }
  }
}
