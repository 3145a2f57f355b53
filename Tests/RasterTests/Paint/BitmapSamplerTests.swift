import Scene
import Testing

@testable import Raster

@Suite struct BitmapSamplerTests {
  /// Four by two texels: red rises by 40 to the right, green by 100 downwards.
  private let bitmap = Bitmap(
    width: 4, height: 2,
    pixels: (0..<8).map {
      PremultipliedRGBA8(
        red: UInt8($0 % 4 * 40), green: UInt8($0 / 4 * 100), blue: 0, alpha: 255
      ).packed
    })

  @Test func aPictureInItsOwnPixelsIsCopied() {
    #expect(paint(.identity, width: 4, height: 2) == bitmap.pixels)
  }

  @Test func aPictureMovedByHalfAPixelIsTheMeanOfTwo() {
    let pixels = paint(.translation(x: 0.5, y: 0), width: 4, height: 1)

    #expect(pixels.map { $0 & 255 } == [0, 20, 60, 100])
  }

  @Test func aPictureTwiceAsLargeIsInterpolatedAndHeldAtItsSides() {
    let pixels = paint(.scale(x: 2, y: 1), width: 8, height: 1)

    #expect(pixels.map { $0 & 255 } == [0, 10, 30, 50, 70, 90, 110, 120])
  }

  @Test func aPictureHalfAsLargeIsTheMeanOfWhatEachPixelSees() {
    let pixels = paint(.scale(x: 0.5, y: 0.5), width: 2, height: 1)

    #expect(pixels.map { $0 & 255 } == [20, 100])
    #expect(pixels.map { $0 >> 8 & 255 } == [50, 50])
  }

  @Test func aPictureShrunkToAPixelIsItsMean() {
    let pixels = paint(.scale(x: 0.25, y: 0.5), width: 1, height: 1)

    #expect(pixels == [0xff00_323c])
  }

  @Test func aQuarterTurnMovesTexelsWithoutMixingThem() {
    let turn = AffineTransform.rotation(cosine: 0, sine: 1).concatenating(.translation(x: 2, y: 0))

    let pixels = paint(turn, width: 2, height: 4)

    #expect(pixels.map { $0 & 255 } == [0, 0, 40, 40, 80, 80, 120, 120])
    #expect(pixels.map { $0 >> 8 & 255 } == [100, 0, 100, 0, 100, 0, 100, 0])
  }

  @Test func opacityAndMaskMultiplyEachPixel() throws {
    var mask = CoverageMask(bounds: PixelRect(left: 0, top: 0, right: 2, bottom: 1))
    mask.values = [255, 0]
    var surface = Surface(bounds: mask.bounds)
    let sampler = try #require(BitmapSampler(bitmap, placement: .identity))

    sampler.paint(mask.bounds, mask: mask, opacity: 128, on: &surface)

    #expect(surface.pixels == [0x8000_0000, 0])
  }

  @Test func aPictureSquashedToALineIsNotPainted() {
    #expect(BitmapSampler(bitmap, placement: .scale(x: 0, y: 1)) == nil)
    #expect(BitmapSampler(Bitmap(width: 0, height: 3), placement: .identity) == nil)
  }

  private func paint(_ placement: AffineTransform, width: Int, height: Int) -> [UInt32] {
    let area = PixelRect(left: 0, top: 0, right: width, bottom: height)
    var surface = Surface(bounds: area)
    BitmapSampler(bitmap, placement: placement)?
      .paint(area, mask: nil, opacity: 255, on: &surface)
    return surface.pixels
  }
}
