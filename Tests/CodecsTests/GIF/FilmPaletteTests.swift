import Scene
import TestSupport
import Testing

@testable import Codecs

@Suite struct FilmPaletteTests {
  private static let whole = PixelRect(left: 0, top: 0, right: 16, bottom: 8)

  /// Few grey levels at random.
  private static func picture(_ generator: inout SeededGenerator) -> Bitmap {
    let pixels = (0..<16 * 8).map { _ in
      0xFF00_0000 | generator.next(upperBound: UInt32(40)) * 0x06_0606
    }
    return Bitmap(width: 16, height: 8, pixels: pixels)
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [UInt32(0), 8, 16].map { abs(Int(first >> $0 & 255) - Int(second >> $0 & 255)) }.max() ?? 0
  }

  @Test(arguments: 0..<5)
  func everyPixelHasTheNearestColour(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var census = FilmColorCensus()
    let pictures = (0..<4).map { _ in Self.picture(&generator) }
    for picture in pictures { census.count(picture, changed: Self.whole) }
    let colors = census.palette(of: 12)
    var palette = FilmPalette(colors)

    #expect(colors.count <= 12)
    for picture in pictures {
      let painted = palette.painted(picture, changed: Self.whole)
      for (color, stand) in zip(picture.pixels, painted.pixels) {
        let nearest = colors.map { Self.distance($0, color) }.min()
        #expect(colors.contains(stand) && Self.distance(stand, color) == nearest)
      }
    }
  }

  @Test func whatStandsForOthersIsCountedFrameByFrame() {
    var palette = FilmPalette([0xFF00_0000, 0xFFFF_FFFF])
    var picture = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF0A_0000])
    let first = palette.painted(picture, changed: .empty)
    picture.pixels[0] = 0xFF00_00F0
    let second = palette.painted(picture, changed: PixelRect(left: 0, top: 0, width: 1, height: 1))
    picture.pixels = [0xFFFF_FFFF, 0xFF00_0000]
    let third = palette.painted(picture, changed: PixelRect(left: 0, top: 0, width: 2, height: 1))
    let summary = palette.summary(of: GIFSummary())

    #expect(first.pixels == [0xFF00_0000, 0xFF00_0000])
    #expect(second.pixels == [0xFF00_0000, 0xFF00_0000])
    #expect(third.pixels == [0xFFFF_FFFF, 0xFF00_0000])
    #expect(summary.colors == 4)
    #expect(summary.approximatedFrames == 2 && summary.approximatedPixels == 3)
    #expect(summary.greatestDifference == 0xF0)
  }

  @Test func aFilmOfMoreColoursThanAreLookedAtIsCountedAllTheSame() {
    var census = FilmColorCensus()
    let pixels = (0..<UInt32(40_000)).map { 0xFF00_0000 | $0 }
    census.count(Bitmap(width: 200, height: 200, pixels: pixels), changed: .empty)
    let colors = census.palette(of: 32)

    #expect(colors.count == 32)
    #expect(Set(colors).isSubset(of: pixels))
  }

  @Test(arguments: 0..<4)
  func aGIFsSizeIsKnownBeforeItIsWritten(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var writer = try GIFWriter(width: 16, height: 8, loop: .forever)
    var (settled, records): ([UInt8], [UInt8]) = ([], [])
    for _ in 0..<6 {
      var picture = Self.picture(&generator)
      for place in picture.pixels.indices {
        picture.pixels[place] |= generator.next(upperBound: UInt32(1) << 18)
      }
      try writer.append(picture, changed: Self.whole, duration: 4)
      settled += writer.takeSettledBytes()
      records += writer.takePaletteRecords()
    }
    let ending = try writer.finishAfterTaking()
    var count = 0
    ending.forEachPiece(settled: { Array(settled[$0]) }, records: { Array(records[$0]) }) {
      count += $0.count
    }

    #expect(ending.byteCount == count)
  }
}
