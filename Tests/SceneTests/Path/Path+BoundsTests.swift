import Scene
import TestSupport
import Testing

@Suite struct PathBoundsTests {
  @Test func curveCountsAsFarAsItReaches() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: Point(x: 30, y: 0), control1: Point(x: 0, y: 40), control2: Point(x: 30, y: 40))

    // y(1/2) = 3/8·40 + 3/8·40.
    #expect(path.bounds == Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func quadraticReachesHalfWayToItsControlPoint() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: -8))

    #expect(abs(path.bounds.minY + 4) < 1e-12)
    #expect(abs(path.bounds.height - 4) < 1e-12)
  }

  @Test func nothingHasNoBounds() {
    #expect(Path().bounds == .zero)
    #expect(Path(elements: [.move(to: Point(x: 3, y: 4))]).bounds.origin == Point(x: 3, y: 4))
  }

  @Test func curveAfterACloseStartsAtItsSubpath() {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.addLine(to: Point(x: 20, y: 10))
    path.close()
    path.addCurve(
      to: Point(x: 10, y: 20), control1: Point(x: 6, y: 10), control2: Point(x: 6, y: 20))

    // x(1/2) = (10 + 3·6 + 3·6 + 10) / 8.
    #expect(path.bounds.minX == 7)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func agreesWithManyPointsOfTheCurve(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point() -> Point {
      Point(x: .random(in: -9...9, using: &random), y: .random(in: -9...9, using: &random))
    }
    var path = Path()
    path.move(to: point())
    path.addCurve(to: point(), control1: point(), control2: point())
    path.addQuadCurve(to: point(), control: point())

    let points = path.sampled(perCurve: 400)

    let bounds = path.bounds
    for (exact, sampled) in [
      (bounds.minX, points.map(\.x).min()), (bounds.minY, points.map(\.y).min()),
      (bounds.maxX, points.map(\.x).max()), (bounds.maxY, points.map(\.y).max()),
    ] {
      #expect(abs(exact - (sampled ?? .nan)) < 1e-3)
    }
    #expect(points.allSatisfy { bounds.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
  }
}
