import Scene
import TestSupport
import Testing

@testable import Raster

/// Strokes are probed at places with a known answer: 1 is painted, 0 is not.
@Suite struct StrokeExpanderTests {
  /// A corner like a 7: right, then down at a right angle, at (20, 10).
  private let corner = Path(elements: [
    .move(to: Point(x: 10, y: 10)), .line(to: Point(x: 20, y: 10)),
    .line(to: Point(x: 20, y: 20)),
  ])

  @Test(arguments: 0..<12)
  func aRoundStrokeIsAllThatIsNearerThanHalfItsWidth(seed: UInt64) throws {
    var random = RandomPath(seed: seed, size: 20)
    let path = random.next([.polygon, .curves, .quads][Int(seed) % 3])
    let width = [0.7, 3, 11][Int(seed) / 4]
    let chains = CurveFlattener().polylines(of: path)
    let mask = try #require(
      stroke(path, StrokeStyle(width: width, cap: .round, join: .round)))

    for y in stride(from: -4, to: 26, by: 3) {
      for x in stride(from: -4, to: 26, by: 3) {
        let expected = naive(chains, width / 2, x, y)
        #expect(abs(Double(mask.value(x: x, y: y)) / 255 - expected) <= 0.08, "(\(x), \(y))")
      }
    }
  }

  @Test func aMiterReachesTheCornerAndABevelDoesNot() {
    #expect(probe(corner, StrokeStyle(width: 4, join: .miter), at: (21, 8)) == 1)
    #expect(probe(corner, StrokeStyle(width: 4, join: .bevel), at: (21, 8)) == 0)
    #expect(probe(corner, StrokeStyle(width: 4, join: .bevel), at: (20, 9)) == 1)
  }

  @Test func aMiterLongerThanItsLimitBecomesABevel() {
    // At a right angle a miter is √2 times the width.
    #expect(probe(corner, StrokeStyle(width: 4, miterLimit: 1.415), at: (21, 8)) == 1)
    #expect(probe(corner, StrokeStyle(width: 4, miterLimit: 1.414), at: (21, 8)) == 0)
  }

  @Test func aButtEndsAtTheEndAndASquareHalfAWidthBeyond() {
    #expect(probe(corner, StrokeStyle(width: 4, cap: .butt), at: (9, 10)) == 0)
    #expect(probe(corner, StrokeStyle(width: 4, cap: .square), at: (8, 8)) == 1)
    #expect(probe(corner, StrokeStyle(width: 4, cap: .square), at: (7, 8)) == 0)
  }

  @Test func aClosedSubpathHasNoEnds() {
    let square = RoundedRectangle(
      rect: Rect(x: 8, y: 8, width: 10, height: 10), radius: 0, curve: .circular
    ).path

    let mask = stroke(square, StrokeStyle(width: 2, cap: .square))

    #expect(mask?.bounds == PixelRect(left: 7, top: 7, right: 19, bottom: 19))
    #expect(mask?.value(x: 7, y: 7) == 255)
    #expect(mask?.value(x: 12, y: 12) == 0)
  }

  @Test func aLineOfNoLengthShowsItsCapsUnlessTheyAreButts() {
    let dot = Path(elements: [.move(to: Point(x: 10, y: 10)), .line(to: Point(x: 10, y: 10))])

    #expect(stroke(dot, StrokeStyle(width: 4, cap: .butt)) == nil)
    #expect(probe(dot, StrokeStyle(width: 4, cap: .square), at: (8, 8)) == 1)
    #expect(probe(dot, StrokeStyle(width: 4, cap: .round), at: (9, 9)) == 1)
    #expect(probe(dot, StrokeStyle(width: 8, cap: .round), at: (6, 6)) == 0)
  }

  @Test func aTurnStraightBackIsRoundedOnTheFarSide() {
    let back = Path(elements: [
      .move(to: Point(x: 10, y: 10)), .line(to: Point(x: 16, y: 10)),
      .line(to: Point(x: 10, y: 10)),
    ])

    #expect(probe(back, StrokeStyle(width: 8, join: .round), at: (18, 9)) == 1)
    #expect(probe(back, StrokeStyle(width: 8, join: .miter), at: (16, 9)) == 0)
  }

  @Test func aCircleNarrowerThanItsStrokeIsFilledToItsMiddle() {
    let circle = RoundedRectangle(
      rect: Rect(x: 8, y: 8, width: 6, height: 6), radius: 3, curve: .circular
    ).path

    #expect(probe(circle, StrokeStyle(width: 8), at: (10, 10)) == 1)
  }

  @Test func aStrokeWithoutWidthDrawsNothing() {
    for width in [0, -1, .nan, .infinity] {
      #expect(stroke(corner, StrokeStyle(width: width)) == nil)
    }
  }

  private func stroke(_ path: Path, _ style: StrokeStyle) -> CoverageMask? {
    let expander = StrokeExpander(style: style, tolerance: 1.0 / 1024)
    return PathFiller.coverage(
      of: expander.outlines(of: path), rule: .nonZero,
      within: PixelRect(left: -10, top: -10, right: 40, bottom: 40))
  }

  /// 1 for a pixel that is painted wholly, 0 for one that is not at all, else between.
  private func probe(_ path: Path, _ style: StrokeStyle, at pixel: (x: Int, y: Int)) -> Double {
    Double(stroke(path, style)?.value(x: pixel.x, y: pixel.y) ?? 0) / 255
  }

  /// The share of 12 × 12 places in a pixel that are near enough to the chains.
  private func naive(_ chains: [Polyline], _ half: Double, _ x: Int, _ y: Int) -> Double {
    let segments = chains.flatMap { chain in
      zip(chain.points, chain.points.dropFirst() + (chain.isClosed ? chain.points.prefix(1) : []))
    }
    .filter { near($0, Double(x) + 0.5, Double(y) + 0.5, half + 1) }
    var count = 0
    for row in 0..<12 {
      for column in 0..<12 {
        let placeX = Double(x) + (Double(column) + 0.5) / 12
        let placeY = Double(y) + (Double(row) + 0.5) / 12
        if segments.contains(where: { near($0, placeX, placeY, half) }) { count += 1 }
      }
    }
    return Double(count) / 144
  }

  private func near(_ line: (Point, Point), _ x: Double, _ y: Double, _ limit: Double) -> Bool {
    let (lineX, lineY) = (line.1.x - line.0.x, line.1.y - line.0.y)
    let (offsetX, offsetY) = (x - line.0.x, y - line.0.y)
    let square = lineX * lineX + lineY * lineY
    let share = square > 0 ? min(max((offsetX * lineX + offsetY * lineY) / square, 0), 1) : 0
    let (restX, restY) = (offsetX - lineX * share, offsetY - lineY * share)
    return restX * restX + restY * restY <= limit * limit
  }
}
