import Scene
import Testing

@Suite struct ContentsGravityTests {
  static let bounds = Rect(x: 10, y: 20, width: 100, height: 50)
  static let picture = Size(width: 40, height: 40)

  @Test(arguments: [
    (ContentsGravity.resize, Rect(x: 10, y: 20, width: 100, height: 50)),
    (.resizeAspect, Rect(x: 35, y: 20, width: 50, height: 50)),
    (.resizeAspectFill, Rect(x: 10, y: -5, width: 100, height: 100)),
    (.center, Rect(x: 40, y: 25, width: 40, height: 40)),
    (.top, Rect(x: 40, y: 20, width: 40, height: 40)),
    (.bottom, Rect(x: 40, y: 30, width: 40, height: 40)),
    (.left, Rect(x: 10, y: 25, width: 40, height: 40)),
    (.right, Rect(x: 70, y: 25, width: 40, height: 40)),
    (.topLeft, Rect(x: 10, y: 20, width: 40, height: 40)),
    (.topRight, Rect(x: 70, y: 20, width: 40, height: 40)),
    (.bottomLeft, Rect(x: 10, y: 30, width: 40, height: 40)),
    (.bottomRight, Rect(x: 70, y: 30, width: 40, height: 40)),
  ])
  func placesAPicture(gravity: ContentsGravity, expected: Rect) {
    #expect(gravity.frame(of: Self.picture, in: Self.bounds) == expected)
  }

  @Test(arguments: ContentsGravity.allCases)
  func showsNothingWhereThereIsNothing(gravity: ContentsGravity) {
    #expect(gravity.frame(of: Size(width: 0, height: 5), in: Self.bounds) == .zero)
    #expect(gravity.frame(of: Self.picture, in: .zero) == .zero)
  }
}
