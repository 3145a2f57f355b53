import Codecs
@testable import DemoRecorder
import Scene
import TestSupport
import Testing

@Suite struct SheetPackerTests {
  private func noise(
    width: Int, height: Int, using random: inout SeededGenerator
  ) -> StraightBitmap {
    StraightBitmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyPartIsFoundWhereItWasPut(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let picture = noise(width: 40, height: 40, using: &random)
    var packer = SheetPacker(width: 64)
    var stored: [(part: PixelRect, place: SheetPacker.Place)] = []
    for _ in 0..<40 {
      let part = PixelRect(
        left: .random(in: 0..<40, using: &random), top: .random(in: 0..<40, using: &random),
        width: .random(in: 1...20, using: &random), height: .random(in: 1...20, using: &random)
      ).intersection(picture.bounds)
      let place = packer.store(part, of: picture)
      stored.append((part, try #require(place)))
    }

    let sheet = packer.picture
    for (part, place) in stored {
      for y in 0..<part.height {
        for x in 0..<part.width {
          let shown = sheet.pixels[(place.y + y) * sheet.width + place.x + x]
          #expect(shown == picture.pixels[(part.top + y) * 40 + part.left + x])
        }
      }
    }
  }

  @Test func aPartThatIsThereAlreadyTakesNoRoom() {
    var random = SeededGenerator(seed: 1)
    let picture = noise(width: 8, height: 8, using: &random)
    var packer = SheetPacker(width: 16)

    let first = packer.store(picture.bounds, of: picture)
    let second = packer.store(picture.bounds, of: picture)

    #expect(first == second)
    #expect(packer.picture == picture)
  }

  @Test func aLowPartIsNotPutIntoARowOfMoreThanTwiceItsHeight() {
    var random = SeededGenerator(seed: 2)
    let picture = noise(width: 8, height: 8, using: &random)
    func part(height: Int) -> PixelRect { PixelRect(left: 0, top: 0, width: 4, height: height) }
    var packer = SheetPacker(width: 16)

    #expect(packer.store(part(height: 8), of: picture) == .init(x: 0, y: 0))
    #expect(packer.store(part(height: 4), of: picture) == .init(x: 0, y: 8))
    #expect(packer.store(part(height: 5), of: picture) == .init(x: 4, y: 0))
    #expect(packer.store(part(height: 3), of: picture) == .init(x: 4, y: 8))
  }

  @Test(arguments: [(367, 16_348), (366, 16_384), (6_000, 1_000), (65_535, 91)])
  func aSheetHasAtMostSixMillionPixelsAnd16384Rows(width: Int, rows: Int) {
    #expect(SheetPacker(width: width).greatestHeight == rows)
  }

  @Test func aFullSheetTakesNoMore() {
    let picture = StraightBitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    var packer = SheetPacker(width: 3, limits: .init(height: 5, area: 8))

    #expect(packer.greatestHeight == 2)
    #expect(packer.store(picture.bounds, of: picture) == .init(x: 0, y: 0))
    #expect(packer.store(PixelRect(left: 1, top: 0, width: 1, height: 1), of: picture) == nil)
  }
}
