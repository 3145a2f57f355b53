import Scene
import Testing

@Suite struct PathShapesTests {
  static let square = Rect(x: 171, y: 197, width: 60, height: 60)

  @Test func ovalRunsClockwiseFromItsRightmostPoint() {
    let ends = Path(ovalIn: Self.square).elements.compactMap { $0.points.last }

    #expect(
      ends == [
        Point(x: 231, y: 227), Point(x: 201, y: 257), Point(x: 171, y: 227),
        Point(x: 201, y: 197), Point(x: 231, y: 227),
      ])
    #expect(Path(ovalIn: Self.square).elements.last == .close)
  }

  @Test func ovalIsACircleWithin3In10000() {
    let center = Point(x: 201, y: 227)

    for point in Path(ovalIn: Self.square).sampled(perCurve: 50) {
      #expect(abs(point.distance(to: center) - 30) < 30 * 0.0003)
    }
  }

  @Test func circularCornersAreQuartersOfACircle() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    let path = Path(circularRoundedRect: rect, radius: 8)

    let corners = path.sampled(perCurve: 20).filter { $0.x > 92 && $0.y < 8 }

    #expect(path.bounds == rect)
    #expect(corners.count > 10)
    for point in corners {
      #expect(abs(point.distance(to: Point(x: 92, y: 8)) - 8) < 0.003)
    }
  }

  @Test func radiusAboveHalfTheShortSideCountsAsHalf() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)

    #expect(
      Path(circularRoundedRect: rect, radius: 99) == Path(circularRoundedRect: rect, radius: 30))
    #expect(Path(circularRoundedRect: rect, radius: 0) == Path(rect: rect))
    #expect(Path(circularRoundedRect: rect, radius: -1) == Path(rect: rect))
  }
}
