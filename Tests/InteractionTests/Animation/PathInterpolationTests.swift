import Scene
import Testing

@testable import Interaction

@Suite struct PathInterpolationTests {
  /// The call screen's mask at half of its way from the full screen to the bubble.
  private var minimisedHalfway: Path {
    Path.interpolated(
      from: Path(
        continuousRoundedRect: Rect(x: 0, y: 0, width: 375, height: 812), cornerRadius: 40),
      to: Path(
        continuousRoundedRect: Rect(x: 283, y: 100, width: 80, height: 80), cornerRadius: 40),
      progress: 0.5)
  }

  @Test func halfwayFromScreenToBubbleTheTopRightCornerIsTheTabledOne() {
    let expected: [Path.Element] = [
      .line(to: Point(x: 318.4267, y: 50)),
      .curve(
        to: Point(x: 336.3701, y: 51.4982), control1: Point(x: 327.2301, y: 50),
        control2: Point(x: 331.6319, y: 50)),
      .line(to: Point(x: 336.3701, y: 51.4982)),
      .curve(
        to: Point(x: 367.5018, y: 82.6299), control1: Point(x: 352.5892, y: 53.3812),
        control2: Point(x: 365.6188, y: 66.4108)),
      .curve(
        to: Point(x: 369, y: 100.5733), control1: Point(x: 369, y: 87.3681),
        control2: Point(x: 369, y: 91.7699)),
    ]

    let corner = minimisedHalfway.elements[1...5]

    for (element, wanted) in zip(corner, expected) {
      #expect(element.points.count == wanted.points.count)
      for (point, place) in zip(element.points, wanted.points) {
        #expect(point.distance(to: place) < 0.001, "\(element)")
      }
    }
  }

  @Test func anOvalGrowsAsACircle() {
    let small = Path(ovalIn: Rect(x: 171, y: 197, width: 60, height: 60))
    let large = Path(ovalIn: Rect(x: -325, y: -179, width: 1024, height: 1024))
    let between = Path.interpolated(from: small, to: large, progress: 0.25)
    let circle = Path(ovalIn: Rect(x: 47, y: 103, width: 301, height: 301))
    for (element, wanted) in zip(between.elements, circle.elements) {
      for (point, place) in zip(element.points, wanted.points) {
        #expect(point.distance(to: place) < 1e-9)
      }
    }
  }

  @Test func aCloseAtTheEndDoesNotMatter() {
    var open = Path()
    open.move(to: .zero)
    open.addLine(to: Point(x: 4, y: 0))
    var closed = Path()
    closed.move(to: .zero)
    closed.addLine(to: Point(x: 8, y: 0))
    closed.close()

    #expect(Path.canInterpolate(from: open, to: closed))
    let between = Path.interpolated(from: open, to: closed, progress: 0.5)
    #expect(between.elements == [.move(to: .zero), .line(to: Point(x: 6, y: 0)), .close])
  }

  @Test func outlinesOfAnotherKindSwitchHalfway() {
    let square = Path(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    let oval = Path(ovalIn: Rect(x: 0, y: 0, width: 10, height: 10))

    #expect(!Path.canInterpolate(from: square, to: oval))
    #expect(Path.interpolated(from: square, to: oval, progress: 0.4999) == square)
    #expect(Path.interpolated(from: square, to: oval, progress: 0.5) == oval)
  }

  @Test func aLineNeverBecomesACurve() {
    let line = Path(elements: [.move(to: .zero), .line(to: Point(x: 1, y: 1))])
    let curve = Path(elements: [
      .move(to: .zero), .quadCurve(to: Point(x: 1, y: 1), control: .zero),
    ])
    #expect(!Path.canInterpolate(from: line, to: curve))
  }

  @Test func quadraticCurvesMoveWithTheirControlPoints() {
    func curve(_ x: Double) -> Path {
      Path(elements: [
        .move(to: Point(x: x, y: 0)),
        .quadCurve(to: Point(x: x, y: 2), control: Point(x: 3 * x, y: 1)),
      ])
    }
    #expect(Path.interpolated(from: curve(0), to: curve(4), progress: 0.25) == curve(1))
  }
}
