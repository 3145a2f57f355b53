import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct CurveFlattenerTests {
  @Test(arguments: 0..<20)
  func noPlaceOfACurveIsFurtherFromItsChordsThanTheTolerance(seed: UInt64) {
    var random = RandomPath(seed: seed, size: 9)
    let path = random.next(seed % 2 == 0 ? .curves : .quads)
    let flattener = CurveFlattener(tolerance: 1.0 / 64)
    let chords = flattener.polylines(of: path).flatMap(\.points)

    for (start, end) in NaiveCoverage.edges(of: path).dropLast() where start != end {
      let near = zip(chords, chords.dropFirst()).map { distance(start, $0.0, $0.1) }.min() ?? 9
      #expect(near <= 1.0 / 64 + 1e-9)
    }
  }

  @Test func aCurveThatIsStraightNeedsOneChord() {
    let end = Point(x: 3, y: 3)
    let straight = Path(elements: [
      .move(to: .zero), .quadCurve(to: end, control: Point(x: 1.5, y: 1.5)),
    ])

    #expect(CurveFlattener().polylines(of: straight).map(\.points) == [[.zero, end]])
  }

  @Test func aLineAfterACloseBeginsWhereTheSubpathBegan() {
    let start = Point(x: 1, y: 1)
    let path = Path(elements: [
      .move(to: start), .line(to: Point(x: 2, y: 1)), .close, .line(to: Point(x: 5, y: 5)),
    ])

    let chains = CurveFlattener().polylines(of: path)

    #expect(chains.map(\.isClosed) == [true, false])
    #expect(chains.last?.points == [start, Point(x: 5, y: 5)])
  }

  @Test func aMoveAloneDrawsNothing() {
    let path = Path(elements: [.move(to: .zero), .move(to: Point(x: 2, y: 2))])

    #expect(CurveFlattener().polylines(of: path).isEmpty)
  }

  @Test func onlyPlacesInsideACurveAreSmooth() throws {
    let path = Path(elements: [
      .move(to: .zero), .line(to: Point(x: 1, y: 0)),
      .quadCurve(to: Point(x: 2, y: 0), control: Point(x: 1.5, y: 1)),
    ])

    let chain = try #require(CurveFlattener().polylines(of: path).first)

    #expect(chain.isSmooth.prefix(2) == [false, false])
    #expect(chain.isSmooth.last == false)
    #expect(chain.isSmooth.dropFirst(2).dropLast().allSatisfy { $0 })
  }

  private func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let line = end - start
    let square = line.x * line.x + line.y * line.y
    guard square > 0 else { return point.distance(to: start) }
    let offset = point - start
    let share = min(max((offset.x * line.x + offset.y * line.y) / square, 0), 1)
    return point.distance(to: start + line * share)
  }
}
