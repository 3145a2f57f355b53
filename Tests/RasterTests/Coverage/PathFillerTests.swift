import Scene
import Testing

@testable import Raster

@Suite struct PathFillerTests {
  /// One level of rounding, and 1/4 for the naive oracle's own error at two ends inside a pixel.
  static let tolerance = 1.25

  @Test(arguments: 0..<25)
  func coverageIsTheExactAreaAsANaiveScanFindsIt(seed: UInt64) {
    for (index, kind) in (0..<40).map({ ($0, RandomPath.Kind.allCases[$0 % 8]) }) {
      let size = index == 0 ? 24 : 3 + index % 5
      var random = RandomPath(seed: seed * 1_000 + UInt64(index), size: Double(size))
      let path = random.next(kind)
      let rule = index % 16 < 8 ? FillRule.nonZero : .evenOdd

      let worst = worstDifference(path, rule, size)

      #expect(worst <= Self.tolerance, "\(kind) \(index), \(rule): \(path)")
    }
  }

  private func worstDifference(_ path: Path, _ rule: FillRule, _ size: Int) -> Double {
    let area = PixelRect(left: 0, top: 0, right: size, bottom: size)
    let naive = NaiveCoverage(of: path, rule: rule, width: size, height: size)
    let mask = PathFiller.coverage(of: path, transform: .identity, rule: rule, within: area)
    var worst = 0.0
    for y in 0..<size {
      for x in 0..<size {
        let found = mask.map { $0.value(x: x, y: y) } ?? 0
        worst = max(worst, abs(Double(found) - naive.areas[y * size + x] * 255))
      }
    }
    return worst
  }

  @Test(arguments: 0..<100)
  func coverageDoesNotDependOnWhichPixelsAreAskedFor(seed: UInt64) {
    var random = RandomPath(seed: seed, size: 16)
    let path = random.next(RandomPath.Kind.allCases[Int(seed) % 8])
    let all = PixelRect(left: -3, top: -3, right: 20, bottom: 20)
    let part = PixelRect(left: 5, top: 6, right: 9, bottom: 8)

    let whole = PathFiller.coverage(of: path, transform: .identity, rule: .nonZero, within: all)
    let window = PathFiller.coverage(of: path, transform: .identity, rule: .nonZero, within: part)

    for y in part.top..<part.bottom {
      for x in part.left..<part.right {
        #expect((whole?.value(x: x, y: y) ?? 0) == (window?.value(x: x, y: y) ?? 0))
      }
    }
  }

  @Test func aRectangleOnPixelBordersCoversItsPixelsWhollyAndNoOther() {
    let mask = fill(rectangle(x: 1, y: 1, width: 2, height: 1), .nonZero)

    #expect((0..<4).map { mask?.value(x: $0, y: 1) ?? 0 } == [0, 255, 255, 0])
    #expect((mask?.value(x: 1, y: 0) ?? 0) == 0)
    #expect((mask?.value(x: 1, y: 2) ?? 0) == 0)
  }

  @Test func aQuarterOfAPixelIsRoundedHalfUp() {
    // 255/4 = 63.75.
    let mask = fill(rectangle(x: 1.25, y: 1.5, width: 0.5, height: 0.5), .nonZero)

    #expect(mask?.value(x: 1, y: 1) == 64)
  }

  @Test func oppositeWindingsInsideAPixelDoNotCancel() {
    // A bow tie: two triangles of a quarter each, wound opposite ways.
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 1, y: 1))
    path.addLine(to: Point(x: 1, y: 0))
    path.addLine(to: Point(x: 0, y: 1))
    path.close()

    #expect(fill(path, .nonZero)?.value(x: 0, y: 0) == 128)
    #expect(fill(path, .evenOdd)?.value(x: 0, y: 0) == 128)
  }

  @Test func whatIsWoundTwiceCountsOnceOrNotAtAll() {
    var twice = rectangle(x: 0, y: 0, width: 3, height: 3)
    twice.append(rectangle(x: 1, y: 1, width: 1, height: 1))

    #expect(fill(twice, .nonZero)?.value(x: 1, y: 1) == 255)
    #expect(fill(twice, .evenOdd)?.value(x: 1, y: 1) == 0)
  }

  @Test func pointsThatAreNotFiniteAreLeftOut() {
    var path = rectangle(x: 0, y: 0, width: 2, height: 2)
    path.elements.insert(.line(to: Point(x: .nan, y: 1)), at: 2)
    path.elements.insert(.line(to: Point(x: 1, y: .infinity)), at: 3)

    #expect(fill(path, .nonZero)?.value(x: 1, y: 1) == 255)
  }

  @Test func placesBeyondAllMeasureAreHeldWhereTheyCanBeCounted() {
    let path = rectangle(x: -1e300, y: -1e300, width: 2e300, height: 2e300)

    #expect(fill(path, .nonZero)?.values.allSatisfy { $0 == 255 } == true)
  }

  @Test func nothingIsCoveredOutsideAPathsBounds() {
    #expect(fill(rectangle(x: 90, y: 90, width: 2, height: 2), .nonZero) == nil)
    #expect(fill(Path(), .nonZero) == nil)
  }

  private func fill(_ path: Path, _ rule: FillRule) -> CoverageMask? {
    PathFiller.coverage(
      of: path, transform: .identity, rule: rule,
      within: PixelRect(left: 0, top: 0, right: 4, bottom: 4))
  }

  private func rectangle(x: Double, y: Double, width: Double, height: Double) -> Path {
    RoundedRectangle(
      rect: Rect(x: x, y: y, width: width, height: height), radius: 0, curve: .circular
    ).path
  }
}
