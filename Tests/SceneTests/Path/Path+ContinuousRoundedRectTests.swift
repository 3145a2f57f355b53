import Scene
import TestSupport
import Testing

@Suite struct ContinuousRoundedRectTests {
  static let commands = "ML" + String(repeating: "CLCCL", count: 4)

  static func path(_ width: Double, _ height: Double, radius: Double) -> Path {
    Path(
      continuousRoundedRect: Rect(x: 0, y: 0, width: width, height: height), cornerRadius: radius)
  }

  @Test(arguments: [
    (300.0, 200.0, 16.0), (300.0, 40.0, 16.0), (40.0, 300.0, 16.0), (40.0, 44.0, 16.0),
    (44.0, 40.0, 16.0), (80.0, 80.0, 40.0), (80.0, 80.0, 500.0),
  ])
  func everyShapeHasTheSame22Commands(width: Double, height: Double, radius: Double) {
    #expect(Self.path(width, height, radius: radius).commands == Self.commands)
  }

  @Test func radiusZeroIsAMoveAndFiveLines() {
    #expect(Self.path(30, 20, radius: 0).commands == "MLLLLL")
    #expect(Self.path(30, 20, radius: -3).bounds == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  /// The published table, for a radius of 1 at the top right corner of a large rectangle.
  @Test func wholeCornerHasThePublishedPoints() {
    let path = Self.path(10, 10, radius: 1)

    let corner = path.elements[1...5].flatMap(\.points).map { Point(x: 10 - $0.x, y: $0.y) }

    let published = [
      (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
      (0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383),
      (0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.52866498),
    ]
    for (point, expected) in zip(corner, published) {
      #expect(point.distance(to: Point(x: expected.0, y: expected.1)) < 1e-12)
    }
    #expect(corner.count == published.count)
  }

  @Test func startsOnTheTopEdgeLeftOfTheMiddle() {
    #expect(Self.path(100, 100, radius: 10).elements[0] == .move(to: Point(x: 15.28665, y: 0)))
    #expect(Self.path(80, 80, radius: 40).elements[0] == .move(to: Point(x: 40, y: 0)))
  }

  /// Radius 16 needs 48.92 points: at 49 the corner is whole, at 48 it is not.
  @Test func changesAtOnceBetween48And49Points() {
    let whole = Self.path(200, 49, radius: 16)
    let shared = Self.path(200, 48, radius: 16)

    #expect(whole.elements[3].points == [Point(x: 200 - 16 * 0.63149379, y: 16 * 0.07491139)])
    let middle = Point(x: 200, y: 24)
    #expect(shared.elements[5].points == [middle, middle, middle])
    #expect(whole.elements[5].points != [middle, middle, middle])
  }

  /// 80 × 80: the limited radius is 26.16663 and the control points lie 17.90861 from the corner.
  @Test func squareTooSmallIsACircle() {
    let circle = Self.path(80, 80, radius: 40)

    let curve = circle.elements[4].points

    #expect(curve[0].distance(to: Point(x: 80 - 17.90861, y: 0)) < 1e-5)
    #expect(curve[1].distance(to: Point(x: 80, y: 17.90861)) < 1e-5)
    #expect(curve[2] == Point(x: 80, y: 40))
    for point in circle.sampled(perCurve: 30) {
      #expect(abs(point.distance(to: Point(x: 40, y: 40)) - 40) < 0.012)
    }
  }

  @Test func capsuleHoldsItsArcsInTheSecondCurveOfEachCorner() {
    let upright = Self.path(60, 80, radius: 40)

    for index in [4, 9, 14, 19] {
      let start = upright.elements[index - 1].points.last
      let end = upright.elements[index].points.last
      #expect(abs((start?.x ?? 0) - (end?.x ?? 0)) == 30)
      #expect(abs((start?.y ?? 0) - (end?.y ?? 0)) == 30)
    }
    #expect(upright.bounds == Rect(x: 0, y: 0, width: 60, height: 80))
  }

  @Test func radiusAboveHalfTheSideMakesTheSameCapsule() {
    #expect(Self.path(60, 80, radius: 30) == Self.path(60, 80, radius: 4000))
  }

  /// 300 × 40 with radius 16: the corners share the short sides' middles.
  @Test func sharedCornersMeetInTheMiddleOfTheShortSide() throws {
    let wide = Self.path(300, 40, radius: 16)
    let radius = 20 / 1.52866483

    let firstEnd = try #require(wide.elements[2].points.last)

    #expect(
      firstEnd.distance(to: Point(x: 300 - 0.9366797 * radius, y: 0.1145144 * radius)) < 1e-9)
    #expect(wide.elements[6].points == [Point(x: 300, y: 20)])
    #expect(wide.elements[0].points == [Point(x: 1.528665 * 16, y: 0)])
    #expect(Self.path(40, 300, radius: 16).elements[0].points == [Point(x: 20, y: 0)])
  }

  /// A quarter turn takes each corner of the wide shape to the next corner of the tall one.
  @Test func tallShapeIsTheWideOneTurned() {
    let wide = Self.path(300, 40, radius: 16).elements[2...16].flatMap(\.points)
    let tall = Self.path(40, 300, radius: 16).elements[7...21].flatMap(\.points)

    for (before, after) in zip(wide, tall) {
      #expect(Point(x: 40 - before.y, y: before.x).distance(to: after) < 1e-9)
    }
  }

  /// The outline has no gap, ends where it began, and stays in its rectangle, touching all sides.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func fillsItsRectangle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rect = Rect(
      x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
      width: .random(in: 1...200, using: &random), height: .random(in: 1...200, using: &random))
    let radius = Double.random(in: 0.1...120, using: &random)

    let path = Path(continuousRoundedRect: rect, cornerRadius: radius)

    let bounds = path.bounds
    #expect(path.elements.first?.points.last == path.elements.last?.points.last)
    #expect(abs(bounds.minX - rect.minX) < 1e-9 && abs(bounds.maxX - rect.maxX) < 1e-9)
    #expect(abs(bounds.minY - rect.minY) < 1e-9 && abs(bounds.maxY - rect.maxY) < 1e-9)
  }

  /// The edge never breaks at a joint: the direction before and after is the same.
  @Test func wholeCornerIsSmooth() {
    let points = Self.path(200, 200, radius: 40).sampled(perCurve: 60)
    let steps = zip(points, points.dropFirst()).map { $1 - $0 }
      .filter { $0.distance(to: .zero) > 1e-9 }

    for (before, after) in zip(steps, steps.dropFirst()) {
      let cross = before.x * after.y - before.y * after.x
      let lengths = before.distance(to: .zero) * after.distance(to: .zero)
      #expect(abs(cross / lengths) < 0.1)
    }
  }

  /// The call screen half way to its bubble, in published numbers.
  @Test func blendsFromScreenToBubble() {
    let screen = Self.path(375, 812, radius: 40)
    let bubble = Path(
      continuousRoundedRect: Rect(x: 283, y: 100, width: 80, height: 80), cornerRadius: 40)

    let half = screen.blended(with: bubble, progress: 0.5)

    let corner = [
      (318.4267, 50), (327.2301, 50), (331.6319, 50), (336.3701, 51.4982), (336.3701, 51.4982),
      (352.5892, 53.3812), (365.6188, 66.4108), (367.5018, 82.6299), (369, 87.3681),
      (369, 91.7699), (369, 100.5733),
    ]
    for (point, expected) in zip(half.dropFirst(), corner) {
      #expect(point.distance(to: Point(x: expected.0, y: expected.1)) < 0.0002)
    }
  }
}
