import Scene
import TestSupport
import Testing

@Suite struct RectTests {
  static let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func holdsItsLeftAndTopEdgesOnly() {
    #expect(Self.rect.contains(Point(x: 10, y: 20)))
    #expect(Self.rect.contains(Point(x: 40.0.nextDown, y: 60.0.nextDown)))
    #expect(!Self.rect.contains(Point(x: 40, y: 30)))
    #expect(!Self.rect.contains(Point(x: 20, y: 60)))
    #expect(!Self.rect.contains(Point(x: 10.0.nextDown, y: 30)))
  }

  @Test func neighboursThatShareAnEdgeShareNoPoint() {
    let right = Self.rect.offsetBy(dx: 30, dy: 0)
    let onEdge = Point(x: 40, y: 30)

    #expect(right.contains(onEdge) != Self.rect.contains(onEdge))
  }

  @Test func emptyRectHoldsNothing() {
    #expect(Rect(x: 5, y: 5, width: 0, height: 9).isEmpty)
    #expect(Rect(x: 5, y: 5, width: 9, height: -1).isEmpty)
    #expect(Rect(x: 5, y: 5, width: .nan, height: 1).isEmpty)
    #expect(!Rect(x: 5, y: 5, width: 0, height: 9).contains(Point(x: 5, y: 6)))
  }

  @Test func insetsMoveEachSideByItsOwnDistance() {
    let inner = Self.rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

    #expect(inner == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(Self.rect.insetBy(dx: -5, dy: 5) == Rect(x: 5, y: 25, width: 40, height: 30))
  }

  @Test func touchingRectsHaveNoCommonPart() {
    #expect(Self.rect.intersection(Self.rect.offsetBy(dx: 30, dy: 0)) == .zero)
    #expect(
      Self.rect.intersection(Rect(x: 30, y: 0, width: 100, height: 25))
        == Rect(x: 30, y: 20, width: 10, height: 5))
  }

  @Test func emptyRectAddsNothingToAUnion() {
    let empty = Rect(x: 500, y: 500, width: 0, height: 10)

    #expect(Self.rect.union(empty) == Self.rect)
    #expect(empty.union(Self.rect) == Self.rect)
  }

  /// A point lies in the common part just where it lies in both, and a union holds all of both.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func commonPartAndUnionAgreeWithTheirPoints(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func rect() -> Rect {
      Rect(
        x: Double(Int.random(in: 0..<6, using: &random)),
        y: Double(Int.random(in: 0..<6, using: &random)),
        width: Double(Int.random(in: 0..<6, using: &random)),
        height: Double(Int.random(in: 0..<6, using: &random)))
    }
    let first = rect()
    let second = rect()

    for x in stride(from: -0.5, through: 12, by: 0.5) {
      for y in stride(from: -0.5, through: 12, by: 0.5) {
        let point = Point(x: x, y: y)
        let inBoth = first.contains(point) && second.contains(point)
        #expect(first.intersection(second).contains(point) == inBoth)
        if first.contains(point) || second.contains(point) {
          #expect(first.union(second).contains(point))
        }
      }
    }
  }
}
