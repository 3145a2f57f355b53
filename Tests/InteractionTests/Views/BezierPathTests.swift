import Interaction
import Scene
import Testing

@Suite struct BezierPathTests {
  @Test func shapesAreThoseOfUIKit() {
    let rect = Rect(x: 10, y: 20, width: 200, height: 100)

    #expect(BezierPath(rect: rect).path == Path(rect: rect))
    #expect(BezierPath(ovalIn: rect).path == Path(ovalIn: rect))
    #expect(
      BezierPath(roundedRect: rect, cornerRadius: 8).path
        == Path(continuousRoundedRect: rect, cornerRadius: 8))
  }

  @Test func isDrawnByHandAsUIKitDoes() {
    var path = BezierPath()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 10, y: 0))
    path.addQuadCurve(to: Point(x: 10, y: 10), controlPoint: Point(x: 14, y: 5))
    path.close()
    path.apply(.translation(x: 1, y: 2))

    #expect(path.cgPath.elements.count == 4)
    #expect(path.bounds == Rect(x: 1, y: 2, width: 12, height: 10))
  }
}
