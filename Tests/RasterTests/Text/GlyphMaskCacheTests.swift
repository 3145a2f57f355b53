import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct GlyphMaskCacheTests {
  private static let everything = PixelRect(left: -500, top: -500, right: 1_500, bottom: 1_500)

  /// A ring, about 10 points wide.
  private static func glyph(at origin: Point) -> PositionedOutline {
    var path = Path()
    path.move(to: Point(x: 1, y: -9))
    path.addQuadCurve(to: Point(x: 10, y: -2), control: Point(x: 12, y: -11))
    path.addLine(to: Point(x: 3, y: 1))
    path.close()
    path.move(to: Point(x: 4, y: -7))
    path.addLine(to: Point(x: 5, y: -2))
    path.addLine(to: Point(x: 8, y: -4))
    path.close()
    return PositionedOutline(path: path, origin: origin)
  }

  private static func transform(_ random: inout SeededGenerator) -> AffineTransform {
    AffineTransform(
      a: .random(in: 0.5...3, using: &random), b: .random(in: -1...1, using: &random),
      c: .random(in: -1...1, using: &random), d: .random(in: 0.5...3, using: &random),
      tx: .random(in: -50...50, using: &random), ty: .random(in: -50...50, using: &random))
  }

  private func filled(_ glyph: PositionedOutline, _ transform: AffineTransform) -> CoverageMask? {
    let origin = AffineTransform.translation(x: glyph.origin.x, y: glyph.origin.y)
    return PathFiller.coverage(
      of: glyph.path, transform: origin.concatenating(transform), rule: .nonZero,
      within: Self.everything)
  }

  /// Coverage may differ by the rounding of a place to 1/65,536 of a pixel, no more.
  private func areSame(_ first: CoverageMask?, _ second: CoverageMask?, within: Int) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    let all = first.bounds.union(second.bounds)
    func value(_ mask: CoverageMask, _ x: Int, _ y: Int) -> Int {
      mask.bounds.contains(x: x, y: y) ? Int(mask.values[mask.index(x: x, y: y)]) : 0
    }
    for y in all.top..<all.bottom {
      for x in all.left..<all.right where abs(value(first, x, y) - value(second, x, y)) > within {
        return false
      }
    }
    return true
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aGlyphIsCoveredAsItsOutlineIs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let transform = Self.transform(&random)
    let glyph = Self.glyph(
      at: Point(x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random)))
    var cache = GlyphMaskCache()

    let first = cache.mask(of: glyph, placedBy: transform, within: Self.everything)
    let again = cache.mask(of: glyph, placedBy: transform, within: Self.everything)

    #expect(areSame(first, filled(glyph, transform), within: 1))
    #expect(first == again)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func theClipCutsAndChangesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let transform = Self.transform(&random)
    let glyph = Self.glyph(at: .zero)
    let left = Int.random(in: -60..<60, using: &random)
    let top = Int.random(in: -60..<60, using: &random)
    let clip = PixelRect(left: left, top: top, width: 30, height: 30)
    var cache = GlyphMaskCache()

    let cut = cache.mask(of: glyph, placedBy: transform, within: clip)
    let whole = GlyphMaskCache().whole(glyph, transform, Self.everything)

    #expect(cut.map { $0.bounds.intersection(clip) == $0.bounds } ?? true)
    for y in clip.top..<clip.bottom {
      for x in clip.left..<clip.right {
        #expect(value(cut, x, y) == value(whole, x, y))
      }
    }
  }

  private func value(_ mask: CoverageMask?, _ x: Int, _ y: Int) -> UInt8 {
    guard let mask, mask.bounds.contains(x: x, y: y) else { return 0 }
    return mask.values[mask.index(x: x, y: y)]
  }

  @Test func wholePixelsMoveTheMaskAlone() {
    var cache = GlyphMaskCache()
    let here = cache.mask(
      of: Self.glyph(at: Point(x: 3.25, y: 20)), placedBy: .identity, within: Self.everything)
    let there = cache.mask(
      of: Self.glyph(at: Point(x: -3.75, y: 31)), placedBy: .identity, within: Self.everything)

    #expect(here?.values == there?.values)
    #expect(there?.bounds.left == here.map { $0.bounds.left - 7 })
    #expect(there?.bounds.top == here.map { $0.bounds.top + 11 })
  }

  @Test func aHugeGlyphIsFilledInsideTheClipAlone() {
    var cache = GlyphMaskCache()
    let clip = PixelRect(left: 3_000, top: -6_000, width: 8, height: 8)

    let mask = cache.mask(
      of: Self.glyph(at: .zero), placedBy: .scale(x: 1_000, y: 1_000), within: clip)

    #expect(mask?.bounds == clip)
    #expect(mask?.values.allSatisfy { $0 == 255 } == true)
  }

  @Test(arguments: [Double.nan, .infinity, 1e18])
  func aPlaceBeyondAllPicturesCoversNothing(x: Double) {
    var cache = GlyphMaskCache()
    let glyph = Self.glyph(at: Point(x: x, y: 0))

    #expect(cache.mask(of: glyph, placedBy: .identity, within: Self.everything) == nil)
  }
}

extension GlyphMaskCache {
  /// Without anything kept.
  fileprivate func whole(
    _ glyph: PositionedOutline, _ transform: AffineTransform, _ clip: PixelRect
  ) -> CoverageMask? {
    var cache = self
    return cache.mask(of: glyph, placedBy: transform, within: clip)
  }
}
