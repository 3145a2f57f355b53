import Scene
import Testing

@testable import DemoRecorder

@Suite struct FingerPathTests {
  private let corner = FingerPath(
    from: Point(x: 0, y: 0), through: [Point(x: 30, y: 0), Point(x: 30, y: 10)])

  @Test(arguments: [
    (0.0, Point(x: 0, y: 0)), (0.5, Point(x: 20, y: 0)), (0.75, Point(x: 30, y: 0)),
    (0.875, Point(x: 30, y: 5)), (1.0, Point(x: 30, y: 10)), (-1.0, Point(x: 0, y: 0)),
    (2.0, Point(x: 30, y: 10)),
  ])
  func fractionsRunOverArcLength(fraction: Double, expected: Point) {
    #expect(corner.point(at: fraction) == expected)
  }

  @Test func wayWithoutLengthStaysWhereItIs() {
    let still = FingerPath(from: Point(x: 4, y: 5), through: [Point(x: 4, y: 5)])

    #expect(still.point(at: 0.5) == Point(x: 4, y: 5))
  }

  @Test func repeatedCornersTakeNoTime() {
    let way = FingerPath(
      from: Point(x: 0, y: 0),
      through: [Point(x: 10, y: 0), Point(x: 10, y: 0), Point(x: 20, y: 0)])

    #expect(way.point(at: 0.25) == Point(x: 5, y: 0))
    #expect(way.point(at: 0.5) == Point(x: 10, y: 0))
    #expect(way.point(at: 0.75) == Point(x: 15, y: 0))
  }
}
