import Scene
import Testing

@testable import Raster

@Suite struct LayerExtentTests {
  private let plain = LayerSnapshot(
    bounds: Rect(x: 0, y: 0, width: 10, height: 10), transform: .translation(x: 5.5, y: 5),
    backgroundColor: .white)

  @Test func aBackgroundReachesTheTouchedPixels() {
    #expect(extent(plain) == PixelRect(left: 5, top: 5, right: 16, bottom: 15))
  }

  @Test func aLayerThatShowsNothingReachesNothing() {
    var layer = plain
    layer.backgroundColor = nil
    #expect(extent(layer).isEmpty)

    layer = plain
    layer.opacity = 0
    #expect(extent(layer).isEmpty)
  }

  @Test func aShadowReachesItsBlurRoundItsOffset() {
    var layer = plain
    layer.shadow = Shadow(
      color: .black, opacity: 1, radius: 2, offset: Size(width: 0.5, height: 30))

    // 255 levels × Q(3) < ½, so 3 × 2 = 6 round (6, 35, 10 × 10); the layer itself is above.
    #expect(extent(layer) == PixelRect(left: 0, top: 5, right: 22, bottom: 51))
  }

  @Test func aFaintShadowReachesLessFar() {
    var layer = plain
    layer.backgroundColor = nil
    layer.contents = .shape(ShapeSnapshot(path: Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))))
    layer.shadow = Shadow(color: .black, opacity: 0.05, radius: 4, offset: .zero)

    // 12.75 levels × Q(2) = 0.29, × Q(1.75) = 0.51.
    #expect(extent(layer) == PixelRect(left: 5 - 8, top: 5 - 8, right: 15 + 8, bottom: 14 + 8))
  }

  @Test func aStrokeReachesHalfItsWidthTimesTheMiterLimit() {
    let line = Path(elements: [.move(to: .zero), .line(to: Point(x: 10, y: 0))])
    var layer = LayerSnapshot(bounds: .zero)
    layer.contents = .shape(
      ShapeSnapshot(
        path: line, fillColor: nil, strokeColor: .black,
        stroke: StrokeStyle(width: 4, miterLimit: 3)))

    #expect(extent(layer) == PixelRect(left: -6, top: -6, right: 16, bottom: 6))
  }

  @Test func boundsThatMaskHoldSublayersIn() {
    var layer = plain
    layer.sublayers = [plain]
    #expect(extent(layer) == PixelRect(left: 5, top: 5, right: 21, bottom: 20))

    layer.masksToBounds = true
    #expect(extent(layer) == extent(plain))
  }

  @Test func aMaskHoldsTheLayerIn() {
    var layer = plain
    layer.mask = [plain]

    #expect(extent(layer) == PixelRect(left: 11, top: 10, right: 16, bottom: 15))
  }

  private func extent(_ layer: LayerSnapshot) -> PixelRect {
    LayerExtent(layer, in: .identity).pixels
  }
}
