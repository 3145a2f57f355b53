import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct GlyphPictureCacheTests {
  private static let everything = PixelRect(left: -100, top: -100, right: 200, bottom: 200)

  private static func picture(_ random: inout SeededGenerator) -> GlyphPicture {
    let (width, height) = (
      Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random)
    )
    let pixels = (0..<width * height).map { _ in
      let alpha = UInt8.random(in: 0...255, using: &random)
      return PremultipliedRGBA8(
        red: .random(in: 0...alpha, using: &random), green: .random(in: 0...alpha, using: &random),
        blue: .random(in: 0...alpha, using: &random), alpha: alpha
      ).packed
    }
    return GlyphPicture(Bitmap(width: width, height: height, pixels: pixels))
  }

  private static func transform(_ random: inout SeededGenerator) -> AffineTransform {
    AffineTransform(
      a: .random(in: 0.5...3, using: &random), b: .random(in: -1...1, using: &random),
      c: .random(in: -1...1, using: &random), d: .random(in: 0.5...3, using: &random),
      tx: .random(in: -50...50, using: &random), ty: .random(in: -50...50, using: &random))
  }

  private let frame = Rect(x: 0, y: -9, width: 12, height: 11)

  private func painted(
    _ picture: GlyphPicture, in frame: Rect, from origin: Point = .zero, opacity: Double = 1,
    by transform: AffineTransform, clip: PixelRect = everything, cache: inout GlyphPictureCache
  ) -> Surface {
    var surface = Surface(bounds: Self.everything)
    let painter = ImagePainter(transform: transform, clip: clip, outlines: OutlineCache())
    cache.paint(
      picture, in: frame, from: origin, opacity: opacity, by: painter, onto: &surface)
    return surface
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatIsKeptIsWhatIsPaintedAfresh(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let picture = Self.picture(&random)
    let transform = Self.transform(&random)
    var cache = GlyphPictureCache()
    var other = GlyphPictureCache()

    let first = painted(picture, in: frame, by: transform, cache: &cache)
    let again = painted(picture, in: frame, by: transform, cache: &cache)
    let afresh = painted(picture, in: frame, by: transform, cache: &other)

    #expect(first.pixels.contains { $0 != 0 })
    #expect(again.pixels == first.pixels)
    #expect(afresh.pixels == first.pixels)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theClipCutsAndChangesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let picture = Self.picture(&random)
    // Every fourth is too large to be kept.
    let transform = Self.transform(&random).concatenating(
      seed % 4 == 0 ? .scale(x: 20, y: 20) : .identity)
    let clip = PixelRect(
      left: Int.random(in: -60..<60, using: &random), top: Int.random(in: -60..<60, using: &random),
      width: 40, height: 40)
    var cache = GlyphPictureCache()
    var other = GlyphPictureCache()

    let cut = painted(picture, in: frame, by: transform, clip: clip, cache: &cache)
    var whole = painted(picture, in: frame, by: transform, cache: &other)
    var mask = CoverageMask(bounds: Self.everything)
    mask.cover(clip)
    whole.multiply(by: mask)

    #expect(cut.pixels == whole.pixels)
  }

  @Test func wholePixelsMoveThePictureAlone() {
    var random = SeededGenerator(seed: 7)
    let picture = Self.picture(&random)
    var cache = GlyphPictureCache()

    let here = painted(
      picture, in: frame, from: Point(x: 3.25, y: 20), by: .identity, cache: &cache)
    let there = painted(
      picture, in: frame, from: Point(x: -3.75, y: 31), by: .identity, cache: &cache)
    var back = Surface(bounds: Self.everything)
    back.composite(there.movedBy(x: 7, y: -11))

    #expect(back.pixels == here.pixels)
  }

  /// The mean of a 4 × 4 box of texels in each pixel, in exact arithmetic.
  @Test func aPictureShrunkIsTheMeanOfItsTexels() {
    var random = SeededGenerator(seed: 3)
    let texels = (0..<64).map { _ in UInt32.random(in: 0...255, using: &random) }
    let bitmap = Bitmap(width: 8, height: 8, pixels: texels.map { 0xff00_0000 | $0 })
    var cache = GlyphPictureCache()

    let surface = painted(
      GlyphPicture(bitmap), in: Rect(x: 0, y: 0, width: 2, height: 2), by: .identity,
      cache: &cache)

    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let box = (0..<16).map { texels[(y * 4 + $0 / 4) * 8 + x * 4 + $0 % 4] }
      let mean = UInt32((Double(box.reduce(0, +)) / 16).rounded())
      #expect(surface.pixels[surface.index(x: x, y: y)] == 0xff00_0000 | mean)
    }
  }

  @Test func opacityIsTheTexts() {
    let bitmap = Bitmap(
      width: 1, height: 1, filledWith: PremultipliedRGBA8(red: 200, green: 0, blue: 0, alpha: 255))
    var cache = GlyphPictureCache()

    let half = painted(
      GlyphPicture(bitmap), in: Rect(x: 0, y: 0, width: 1, height: 1), opacity: 0.5,
      by: .identity, cache: &cache)

    // 128 of 255: red 200 × 128 / 255.
    #expect(half.pixels[half.index(x: 0, y: 0)] == 0x8000_0064)
  }

  @Test(arguments: [Double.nan, .infinity, 1e18])
  func aPlaceBeyondAllPicturesShowsNothing(x: Double) {
    var random = SeededGenerator(seed: 1)
    var cache = GlyphPictureCache()

    let surface = painted(
      Self.picture(&random), in: frame, from: Point(x: x, y: 0), by: .identity, cache: &cache)

    #expect(surface.pixels.allSatisfy { $0 == 0 })
  }
}
