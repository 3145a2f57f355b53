import Scene
import TestSupport
import Testing

@Suite struct PathContainmentTests {
  private let rect = Rect(x: 2, y: 3, width: 10, height: 6)

  @Test func rectangleHoldsWhatLiesInside() {
    let path = Path(rect: rect)

    #expect(path.contains(Point(x: 2.1, y: 3.1)) && path.contains(Point(x: 11.9, y: 8.9)))
    for outside in [
      Point(x: 1.9, y: 5), Point(x: 12.1, y: 5), Point(x: 5, y: 2.9), Point(x: 5, y: 9.1),
    ] {
      #expect(!path.contains(outside))
    }
  }

  @Test func openPathCountsAsClosed() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 0, y: 10))

    #expect(path.contains(Point(x: 2, y: 2)))
    #expect(!path.contains(Point(x: 8, y: 8)))
  }

  @Test func aRingIsHollowByTheEvenOddRuleAlone() {
    var ring = Path(rect: rect)
    ring.append(Path(rect: rect.insetBy(dx: 2, dy: 2)))

    #expect(!ring.contains(rect.center, rule: .evenOdd))
    #expect(ring.contains(rect.center, rule: .nonZero))
    #expect(ring.contains(Point(x: 3, y: 4), rule: .evenOdd))
  }

  @Test func aCornerOnThePointsHeightCountsOnce() {
    var diamond = Path()
    diamond.move(to: Point(x: 0, y: -5))
    for (x, y) in [(5.0, 0.0), (0, 5), (-5, 0)] { diamond.addLine(to: Point(x: x, y: y)) }
    diamond.close()

    #expect(diamond.contains(.zero))
    #expect(!diamond.contains(Point(x: -6, y: 0)))
    #expect(!diamond.contains(Point(x: -1, y: -5)))
  }

  @Test(arguments: UInt64(0)..<4)
  func circleHoldsWhatIsNearerThanItsRadius(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let circle = Path(ovalIn: Rect(x: -50, y: -50, width: 100, height: 100))

    for _ in 0..<300 {
      let point = Point(
        x: Double.random(in: -60...60, using: &random),
        y: Double.random(in: -60...60, using: &random))
      let distance = point.distance(to: .zero)
      // 16 chords a quarter stray by 50·(1 − cos(π/64)) = 0.06.
      guard abs(distance - 50) > 0.1 else { continue }
      #expect(circle.contains(point) == (distance < 50))
    }
  }
}
