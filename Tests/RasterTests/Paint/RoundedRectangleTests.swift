import Scene
import Testing

@testable import Raster

@Suite struct RoundedRectangleTests {
  @Test func aContinuousCornerIsUIKits() throws {
    // Top right corner of a rectangle with room: radii from the corner along either edge.
    let path = RoundedRectangle(
      rect: Rect(x: 0, y: 0, width: 100, height: 200), radius: 10, curve: .continuous
    ).path

    guard case .move(let start) = try #require(path.elements.first),
      case .curve(let end, let control1, let control2) = path.elements[1],
      case .curve(let last, _, _) = path.elements[3]
    else {
      Issue.record("a corner begins with a place and three curves: \(path)")
      return
    }
    #expect(isNear(start, Point(x: 100 - 15.28665, y: 0)))
    #expect(isNear(control1, Point(x: 100 - 10.8849296, y: 0)))
    #expect(isNear(control2, Point(x: 100 - 8.6840694, y: 0)))
    #expect(isNear(end, Point(x: 100 - 6.3149379, y: 0.7491139)))
    #expect(isNear(last, Point(x: 100, y: 15.2866496)))
  }

  @Test(arguments: [LayerSnapshot.CornerCurve.circular, .continuous])
  func aRadiusOfHalfTheSideIsACircleAndMoreIsHeldThere(curve: LayerSnapshot.CornerCurve) {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let half = RoundedRectangle(rect: rect, radius: 10, curve: curve).path
    let more = RoundedRectangle(rect: rect, radius: 99, curve: curve).path

    #expect(half == more)
    for (place, _) in NaiveCoverage.edges(of: half).dropFirst(2) {
      #expect(abs(place.distance(to: Point(x: 10, y: 10)) - 10) < 0.003)
    }
  }

  @Test(arguments: [
    Size(width: 100, height: 30), Size(width: 30, height: 100), Size(width: 30, height: 30),
    Size(width: 100, height: 100),
  ])
  func everyLookIsItsOwnMirrorImage(size: Size) throws {
    for curve in [LayerSnapshot.CornerCurve.circular, .continuous] {
      let rect = Rect(origin: .zero, size: size)
      let path = RoundedRectangle(rect: rect, radius: 12, curve: curve).path
      let area = rect.touchedPixels
      let mask = try #require(
        PathFiller.coverage(of: path, transform: .identity, rule: .nonZero, within: area))
      for y in 0..<area.bottom {
        for x in 0..<area.right {
          let value = Int(mask.value(x: x, y: y))
          let mirrored = Int(mask.value(x: area.right - 1 - x, y: y))
          let upsideDown = Int(mask.value(x: x, y: area.bottom - 1 - y))
          #expect(abs(value - mirrored) <= 1 && abs(value - upsideDown) <= 1)
        }
      }
    }
  }

  @Test func aNegativeRadiusIsNone() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)

    #expect(RoundedRectangle(rect: rect, radius: -5, curve: .circular).radius == 0)
    #expect(RoundedRectangle(rect: rect, radius: .nan, curve: .circular).radius == 0)
  }

  private func isNear(_ one: Point, _ other: Point) -> Bool { one.distance(to: other) < 1e-6 }
}
