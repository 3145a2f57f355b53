import Scene
import Testing

@testable import Raster

@Suite struct CompositorTests {
  private let canvas = Size(width: 20, height: 20)

  // MARK: The picture

  @Test func aPartOfAPixelAtTheEdgeIsAPixel() throws {
    let frame = FrameSnapshot(size: Size(width: 10.2, height: 4), layers: [])

    let bitmap = try Compositor(scale: 1.5, text: nil).render(frame, after: nil).bitmap

    #expect((bitmap.width, bitmap.height) == (16, 6))
  }

  @Test func nothingIsOpaqueBlack() throws {
    #expect(try paint([]).pixels.allSatisfy { $0 == 0xff00_0000 })
  }

  @Test func aScreenOfNoSizeIsAnEmptyPicture() throws {
    let frame = FrameSnapshot(size: .zero, layers: [box(.white)])

    #expect(try Compositor(scale: 2, text: nil).render(frame, after: nil).bitmap.pixels.isEmpty)
  }

  @Test func aFrameThatWasLetGoIsPaintedOverWithoutACopy() throws {
    let compositor = Compositor(scale: 1, text: nil)
    var frame = FrameSnapshot(size: canvas, layers: [box(.white)])
    var places: [Int] = []
    var last: FrameSnapshot?
    for red in [0.1, 0.2] {
      frame.layers[0].backgroundColor = Color(red: red, green: 0, blue: 0)
      let rendered = try compositor.render(frame, after: last)
      unsafe rendered.bitmap.pixels.withUnsafeBytes {
        places.append(Int(bitPattern: $0.baseAddress))
      }
      last = frame
    }

    #expect(places[0] == places[1])
  }

  @Test func aFrameThatIsKeptDoesNotChange() throws {
    let compositor = Compositor(scale: 1, text: nil)
    let white = FrameSnapshot(size: canvas, layers: [box(.white)])
    let kept = try compositor.render(white, after: nil).bitmap

    _ = try compositor.render(FrameSnapshot(size: canvas, layers: []), after: white)

    #expect(kept[10, 10].red == 255)
  }

  // MARK: A layer's parts

  @Test func partsLieOverEachOtherInCoreAnimationsOrder() throws {
    var layer = box(Color(red: 1, green: 0, blue: 0))
    layer.borderWidth = 1
    layer.borderColor = .white
    layer.contents = .shape(ShapeSnapshot(path: square(0, 0, 8), fillColor: .systemBlue))
    layer.sublayers = [box(Color(red: 0, green: 1, blue: 0), x: 0, y: 0, side: 5)]

    let bitmap = try paint([layer])

    #expect(bitmap[5, 5].packed == 0xffff_ffff)
    #expect(bitmap[6, 6].packed == 0xff00_ff00)
    #expect(bitmap[11, 11].packed == Color.systemBlue.premultiplied().packed)
    #expect(bitmap[13, 13].packed == 0xff00_00ff)
    #expect(bitmap[14, 14].packed == 0xffff_ffff)
  }

  @Test func aTranslucentLayerIsCompositedBeforeItFades() throws {
    var layer = box(.black)
    layer.opacity = 0.5
    layer.sublayers = [box(.white, x: 0, y: 0, side: 10)]

    let bitmap = try paint([page(.white), layer])

    // The white child hides its black parent; half of it on white is white.
    #expect(bitmap[10, 10].red == 255)
  }

  @Test func nestedOpacitiesMultiply() throws {
    var layer = box(nil)
    layer.opacity = 0.5
    layer.sublayers = [box(.white, x: 0, y: 0, side: 10)]
    layer.sublayers[0].opacity = 0.5

    // 255 × 128/255 for each half.
    #expect(try paint([layer])[10, 10].red == 64)
  }

  @Test func aMaskLetsThroughWhereItAndItsSublayersAreOpaque() throws {
    var layer = box(.white)
    var mask = box(nil, x: 0, y: 0, side: 10)
    mask.sublayers = [box(.black, x: 0, y: 0, side: 5)]
    mask.sublayers[0].opacity = 0.5
    layer.mask = [mask]

    let bitmap = try paint([layer])

    #expect(bitmap[7, 7].red == 128)
    #expect(bitmap[12, 12].red == 0)
  }

  @Test func boundsThatMaskClipSublayersAtTheirRoundCorners() throws {
    var layer = box(nil)
    layer.cornerRadius = 5
    layer.sublayers = [box(.white, x: -5, y: -5, side: 20)]
    let unclipped = try paint([layer])
    layer.masksToBounds = true

    let clipped = try paint([layer])
    var round = box(.white)
    round.cornerRadius = 5

    #expect(unclipped[1, 1].red == 255)
    #expect(clipped == (try paint([round])))
  }

  @Test func withoutMaskingBoundsARadiusClipsNothing() throws {
    var layer = box(nil)
    layer.cornerRadius = 5
    layer.contents = .shape(ShapeSnapshot(path: square(0, 0, 10), fillColor: .white))

    #expect(try paint([layer])[5, 5].red == 255)
  }

  @Test func transformsNest() throws {
    // A quarter turn clockwise about the parent's origin, then moved: (x, y) goes to (15 − y, x).
    var parent = box(nil)
    parent.transform = AffineTransform.rotation(cosine: 0, sine: 1)
      .concatenating(.translation(x: 15, y: 0))
    parent.sublayers = [box(.white, x: 4, y: 2, side: 3)]

    let bitmap = try paint([parent])

    #expect(bitmap[12, 4].red == 255)
    #expect(bitmap[10, 6].red == 255)
    #expect(bitmap[13, 4].red == 0)
    #expect(bitmap[9, 4].red == 0)
  }

  @Test func aBorderLiesInsideTheBoundsAndKeepsConcentricCorners() throws {
    var layer = box(.black)
    layer.borderWidth = 2
    layer.borderColor = .white

    let bitmap = try paint([layer])

    #expect((3...8).map { bitmap[$0, 10].red } == [0, 0, 255, 255, 0, 0])
  }

  @Test func aBorderAsWideAsTheLayerFillsIt() throws {
    var layer = box(nil)
    layer.borderWidth = 9
    layer.borderColor = .white

    #expect(try paint([layer])[10, 10].red == 255)
  }

  @Test func anOpaqueLayerHidesWhatIsBehindItAlsoFromTheGroupItIsIn() throws {
    var group = box(nil)
    group.opacity = 0.5
    group.sublayers = [
      box(Color(red: 1, green: 0, blue: 0), x: 0, y: 0, side: 10),
      box(.white, x: -10, y: -10, side: 40),
    ]

    #expect(try paint([group])[10, 10].packed == 0xff80_8080)
  }

  // MARK: Contents

  @Test func shapesInAPictureAreFilledAtAnyScale() throws {
    let image = Image(
      size: Size(width: 4, height: 4),
      shapes: [Image.FilledPath(path: square(0, 0, 2), color: .white)])
    var layer = box(nil)
    layer.contents = .image(image, gravity: .resize)

    let bitmap = try paint([layer])

    #expect(bitmap[9, 9].red == 255)
    #expect(bitmap[10, 10].red == 0)
  }

  @Test func aPictureStandsWhereItsGravityPutsIt() throws {
    var layer = box(nil)
    layer.contents = .image(
      Image(bitmap: Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: .max, count: 4))),
      gravity: .bottomRight)

    let bitmap = try paint([layer])

    #expect(bitmap[13, 13].red == 255)
    #expect(bitmap[12, 13].red == 0)
  }

  @Test func textIsFilledAtItsGlyphsOrigins() throws {
    var layer = box(nil)
    layer.contents = .text(
      TextBlock(string: "a", font: FontDescription(size: 8), color: .white))

    let bitmap = try paint([layer], text: TriangleText())

    // The triangle stands at (1, 9), 7.2 wide and high.
    #expect(bitmap[2, 8].red == 255)
    #expect(bitmap[7, 3].red == 0)
    #expect(try paint([layer])[2, 8].red == 0)
  }

  @Test func aMissingFontIsReportedAndTheNextFrameIsWhole() throws {
    struct Missing: Error {}
    struct NoFonts: TextOutlining {
      func outlines(of: TextBlock, in: Rect, scale: Double) throws -> [PositionedOutline] {
        throw Missing()
      }
    }
    let compositor = Compositor(scale: 1, text: NoFonts())
    let good = FrameSnapshot(size: canvas, layers: [box(.white)])
    var bad = good
    bad.layers[0].contents = .text(
      TextBlock(string: "a", font: FontDescription(size: 8), color: .white))
    _ = try compositor.render(good, after: nil)

    #expect(throws: Missing.self) { try compositor.render(bad, after: good) }

    let again = try compositor.render(good, after: good)
    #expect(again.damage == PixelRect(left: 0, top: 0, right: 20, bottom: 20))
    #expect(again.bitmap[10, 10].red == 255)
  }

  // MARK: Nonsense

  @Test func numbersOutOfAllMeasureDrawNothingAndStopNothing() throws {
    for value in [Double.nan, .infinity, 1e300, -1e300] {
      var layer = box(.white)
      layer.transform.tx = value
      layer.cornerRadius = value
      layer.shadow = Shadow(
        color: .black, opacity: 1, radius: value, offset: Size(width: value, height: 0))
      layer.sublayers = [box(.white, x: value, y: 0, side: value)]

      #expect(try paint([layer])[0, 0].alpha == 255)
    }
  }

  @Test(arguments: [1e9, 1e150, 1e300])
  func aStrokeBeyondAllMeasureEndsInTime(factor: Double) throws {
    var layer = box(nil)
    var stroke = StrokeStyle(width: factor, cap: .round, join: .round)
    let curve = Path(elements: [
      .move(to: .zero),
      .curve(to: Point(x: 9, y: 9), control1: Point(x: 9, y: 0), control2: Point(x: 0, y: 9)),
    ])
    layer.contents = .shape(
      ShapeSnapshot(path: curve, fillColor: nil, strokeColor: .white, stroke: stroke))
    #expect(try paint([layer])[10, 10].alpha == 255)

    stroke.width = 1
    layer.contents = .shape(
      ShapeSnapshot(path: square(0, 0, 4), fillColor: nil, strokeColor: .white, stroke: stroke))
    layer.transform = .scale(x: factor, y: factor)
    #expect(try paint([layer])[10, 10].alpha == 255)
  }

  private func paint(_ layers: [LayerSnapshot], text: TriangleText? = nil) throws -> Bitmap {
    try Compositor(scale: 1, text: text)
      .render(FrameSnapshot(size: canvas, layers: layers), after: nil).bitmap
  }

  private func page(_ color: Color) -> LayerSnapshot { box(color, x: 0, y: 0, side: 20) }

  private func box(
    _ color: Color?, x: Double = 5, y: Double = 5, side: Double = 10
  ) -> LayerSnapshot {
    LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: side, height: side), transform: .translation(x: x, y: y),
      backgroundColor: color)
  }

  private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
    RoundedRectangle(
      rect: Rect(x: x, y: y, width: side, height: side), radius: 0, curve: .circular
    ).path
  }
}
