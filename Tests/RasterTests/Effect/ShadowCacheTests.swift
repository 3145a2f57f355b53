import Scene
import Testing

@testable import Raster

@Suite struct ShadowCacheTests {
  private let area = PixelRect(left: 0, top: 0, right: 4, bottom: 4)

  @Test func aShadowThatLooksTheSameIsBlurredOnce() {
    var cache = ShadowCache()
    var count = 0
    for _ in 0..<3 {
      _ = cache.picture(for: key(1), in: area) { area in blank(area, &count) }
    }

    #expect(count == 1)
  }

  @Test func aPartOfWhatIsKnownIsNotBlurredAgain() {
    var cache = ShadowCache()
    var count = 0
    _ = cache.picture(for: key(1), in: area) { area in blank(area, &count) }
    let part = PixelRect(left: 1, top: 1, right: 2, bottom: 4)

    let picture = cache.picture(for: key(1), in: part) { area in blank(area, &count) }

    #expect(count == 1)
    #expect(picture.bounds.intersection(part) == part)
  }

  @Test func anotherLookIsBlurredAnew() {
    var cache = ShadowCache()
    var count = 0
    for deviation in [1.0, 2, 1] {
      _ = cache.picture(for: key(deviation), in: area) { area in blank(area, &count) }
    }
    var faint = key(1)
    faint.tint = tint(0.5)
    _ = cache.picture(for: faint, in: area) { area in blank(area, &count) }

    #expect(count == 3)
  }

  @Test func theOldestOfManyIsForgotten() {
    var cache = ShadowCache()
    var count = 0
    for deviation in 0..<40 {
      _ = cache.picture(for: key(Double(deviation)), in: area) { area in blank(area, &count) }
    }
    _ = cache.picture(for: key(39), in: area) { area in blank(area, &count) }
    _ = cache.picture(for: key(0), in: area) { area in blank(area, &count) }

    #expect(count == 41)
  }

  private func blank(_ area: PixelRect, _ count: inout Int) -> Surface {
    count += 1
    return Surface(bounds: area)
  }

  private func key(_ deviation: Double) -> ShadowCache.Key {
    ShadowCache.Key(
      silhouette: LayerSnapshot(bounds: .zero), transform: .identity, deviation: deviation,
      tint: tint(1))
  }

  private func tint(_ opacity: Double) -> ShadowTint {
    ShadowTint(Shadow(color: .black, opacity: opacity, radius: 1, offset: .zero))
  }
}
