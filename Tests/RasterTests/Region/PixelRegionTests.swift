import Scene
import TestSupport
import Testing

@testable import Raster

/// A region against a set of single pixels.
@Suite struct PixelRegionTests {
  @Test(arguments: 0..<20)
  func aRegionHoldsTheSamePixelsAsASetOnceEach(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var region = PixelRegion()
    var pixels: Set<Int> = []
    for _ in 0..<12 {
      let rect = Self.rect(&generator)
      if Int.random(in: 0..<3, using: &generator) == 0 {
        region.subtract(rect)
        pixels.subtract(Self.pixels(of: rect))
      } else {
        region.add(rect)
        pixels.formUnion(Self.pixels(of: rect))
      }

      #expect(Set(region.parts.flatMap(Self.pixels)) == pixels)
      #expect(region.area == pixels.count)
      #expect(region.isEmpty == pixels.isEmpty)
      let part = Self.rect(&generator)
      let common = region.intersection(part).parts.flatMap(Self.pixels)
      #expect(Set(common) == pixels.intersection(Self.pixels(of: part)))
    }
  }

  @Test func bandsAreWholeRowsThatFollowEachOther() {
    let rect = PixelRect(left: 2, top: 1, right: 7, bottom: 8)

    let bands = rect.bands(ofPixels: 17)

    #expect(bands.map(\.top) == [1, 4, 7])
    #expect(bands.map(\.bottom) == [4, 7, 8])
    #expect(bands.allSatisfy { $0.left == 2 && $0.right == 7 })
    #expect(rect.bands(ofPixels: 1).count == 7)
    #expect(PixelRect.empty.bands(ofPixels: 9).isEmpty)
  }

  private static func rect(_ generator: inout SeededGenerator) -> PixelRect {
    let left = Int.random(in: -2..<12, using: &generator)
    let top = Int.random(in: -2..<12, using: &generator)
    return PixelRect(
      left: left, top: top, width: Int.random(in: 0..<6, using: &generator),
      height: Int.random(in: 0..<6, using: &generator))
  }

  private static func pixels(of rect: PixelRect) -> [Int] {
    (rect.top..<rect.top + rect.height).flatMap { y in
      (rect.left..<rect.left + rect.width).map { y * 100 + $0 }
    }
  }
}
