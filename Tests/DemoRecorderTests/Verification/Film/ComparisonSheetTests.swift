import Codecs
import Scene
import Testing

@testable import DemoRecorder

@Suite struct ComparisonSheets {
  private let ground: UInt32 = 0xFF80_8080

  @Test func threePanelsStandSideBySideOnNeutralGround() {
    var sheet = ComparisonSheet(width: 3, height: 2)
    for (panel, shade) in zip(ComparisonSheet.Panel.allCases, [UInt32(1), 2, 3]) {
      let picture = StraightBitmap(
        width: 3, height: 2, pixels: [UInt32](repeating: 0xFF00_0000 | shade, count: 6))
      sheet.draw(picture, in: panel, part: picture.bounds)
    }

    let gap = [UInt32](repeating: ground, count: ComparisonSheet.gap)
    func panel(_ shade: UInt32) -> [UInt32] { [UInt32](repeating: 0xFF00_0000 | shade, count: 3) }
    let row = panel(1) + gap + panel(2) + gap + panel(3)
    #expect(sheet.bitmap.pixels == row + row)
  }

  @Test func smallerPicturesAreMeansAndTheDifferenceKeepsItsColour() {
    let pixels: [UInt32] = [
      0xFF00_0000, 0xFF00_0004, 0xFF10_2030,  //
      0xFF00_0008, 0xFF00_000C, 0xFF10_2030,
    ]
    let picture = StraightBitmap(width: 3, height: 2, pixels: pixels)
    var marked = picture
    marked.pixels[3] = 0xFF00_00FF
    var sheet = ComparisonSheet(width: 3, height: 2, factor: 2)

    sheet.draw(picture, in: .expected, part: picture.bounds)
    sheet.draw(marked, in: .difference, part: picture.bounds)

    #expect(sheet.bitmap.height == 1)
    #expect(Array(sheet.bitmap.pixels[0..<2]) == [0xFF00_0006, 0xFF10_2030])
    let second = 2 + ComparisonSheet.gap
    #expect(Array(sheet.bitmap.pixels[second..<(second + 2)]) == [0xFF00_00FF, 0xFF10_2030])
  }

  @Test func translucentColoursLieOnTheGround() {
    var sheet = ComparisonSheet(width: 3, height: 1)
    let picture = StraightBitmap(width: 3, height: 1, pixels: [0, 0x80FF_0000, 0x00FF_FFFF])

    sheet.draw(picture, in: .expected, part: picture.bounds)

    // (255 · 128 + 128 · 127) / 255 = 191.7…, 128 · 127 / 255 = 63.7…
    #expect(Array(sheet.bitmap.pixels[0..<3]) == [ground, 0xFFC0_4040, ground])
  }

  @Test func drawingAPartChangesNothingElse() {
    let size = 11
    func picture(_ shade: UInt32) -> StraightBitmap {
      StraightBitmap(
        width: size, height: size,
        pixels: (0..<(size * size)).map { 0xFF00_0000 | UInt32($0) | shade })
    }
    for factor in 1...4 {
      var old = picture(0)
      var sheet = ComparisonSheet(width: size, height: size, factor: factor)
      sheet.draw(old, in: .actual, part: old.bounds)
      let before = sheet.bitmap
      let part = PixelRect(left: 3, top: 5, right: 6, bottom: 11)
      old.copy(part, of: picture(0xFF00))

      let changed = sheet.draw(old, in: .actual, part: part)

      var whole = ComparisonSheet(width: size, height: size, factor: factor)
      whole.draw(old, in: .actual, part: old.bounds)
      #expect(sheet.bitmap == whole.bitmap)
      let found = naiveBounds(of: before.pixels, sheet.bitmap.pixels, width: before.width)
      #expect(changed.union(found) == changed)
    }
  }

  @Test func sheetsAreMadeToFit() {
    #expect(ComparisonSheet.factor(forPanels: 375, 812, widest: 1_200) == 1)
    #expect(ComparisonSheet.factor(forPanels: 750, 1_624, widest: 1_200) == 2)
    #expect(ComparisonSheet.factor(forPanels: 1, 1, widest: 1) == 1)
    #expect(ComparisonSheet.factor(forPanels: 65_535, 1, widest: 1_200) == 169)
    // 3 · 10,000 · 10,000 pixels are more than 100 million; half of each side is less.
    #expect(ComparisonSheet.factor(forPanels: 10_000, 10_000) == 2)
    #expect(ComparisonSheet.factor(forPanels: 5_000, 6_000) == 1)
    #expect(ComparisonSheet.factor(forPanels: 60_000, 1_000) == 3)
  }
}
