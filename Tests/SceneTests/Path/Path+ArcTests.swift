import Scene
import TestSupport
import Testing

@Suite struct PathArcTests {
  static let center = Point(x: 187.5, y: 333.5)

  static func arc(_ start: Double, _ end: Double, clockwise: Bool = true) -> Path {
    Path(
      arcCenter: center, radius: 100, startAngle: start, endAngle: end, clockwise: clockwise)
  }

  @Test func fullCircleIsTheOvalWithoutItsClose() {
    let oval = Path(ovalIn: Rect(x: 87.5, y: 233.5, width: 200, height: 200))

    #expect(Self.arc(0, 2 * .pi).elements == Array(oval.elements.dropLast()))
  }

  @Test func blendOfOvalAndCircleIsTheCircleBetween() {
    let ball = Path(ovalIn: Rect(x: 171, y: 197, width: 60, height: 60))
    let between = Path(
      ovalIn: Rect(x: 194.25 - 65, y: 280.25 - 65, width: 130, height: 130))

    let half = ball.blended(with: Self.arc(0, 2 * .pi), progress: 0.5)

    for (point, expected) in zip(half, between.elements.flatMap(\.points)) {
      #expect(point.distance(to: expected) < 1e-12)
    }
  }

  @Test func quarterClockwiseLeadsDown() {
    let points = Self.arc(0, .pi / 2).elements.flatMap(\.points)

    #expect(points.first == Point(x: 287.5, y: 333.5))
    #expect(points.last == Point(x: 187.5, y: 433.5))
    #expect(Self.arc(0, .pi / 2).commands == "MC")
  }

  @Test func otherWayRoundTakesThreeQuarters() {
    let path = Self.arc(0, .pi / 2, clockwise: false)

    #expect(path.commands == "MCCC")
    #expect(path.elements[1].points.last == Point(x: 187.5, y: 233.5))
    #expect(path.elements[3].points.last == Point(x: 187.5, y: 433.5))
  }

  @Test func endBeforeTheStartIsReachedByGoingOn() {
    #expect(Self.arc(.pi, 0).commands == "MCC")
    #expect(Self.arc(1, 1).commands == "M")
    #expect(Self.arc(0, 7).commands == "MCCCC")
    #expect(Self.arc(2 * .pi, 0).commands == "M")
    #expect(Self.arc(2 * .pi, 0, clockwise: false).commands == "MCCCC")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func everyPointLiesOnTheCircle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = Self.arc(
      .random(in: -7...7, using: &random), .random(in: -7...7, using: &random),
      clockwise: .random(using: &random))

    for point in path.sampled(perCurve: 16) {
      #expect(abs(point.distance(to: Self.center) - 100) < 0.03)
    }
  }
}
