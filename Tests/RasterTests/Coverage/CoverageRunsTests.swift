import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct CoverageRunsTests {
  @Test(arguments: 0..<16)
  func aDifferenceHoldsEveryPixelThatTwoShapesCoverDifferently(seed: UInt64) {
    let area = PixelRect(left: 0, top: 0, right: 96, bottom: 40)
    var paths = RandomPath(seed: seed, size: 60)
    let shapes = (0..<2).map { index -> CoverageRuns? in
      // Far apart now and then, so that a row differs in two places.
      let place = AffineTransform.translation(x: index == 1 && seed % 2 == 0 ? 50 : 0, y: 0)
      return PathFiller.runs(
        of: paths.next(.polygon), transform: place, rule: .nonZero, within: area)
    }
    let masks = shapes.map { $0?.mask(of: area) ?? CoverageMask(bounds: area) }

    let parts = CoverageRuns.difference(shapes[0], shapes[1])

    for y in 0..<40 {
      for x in 0..<96 {
        let index = masks[0].index(x: x, y: y)
        let holders = parts.filter { $0.contains(x: x, y: y) }.count
        if masks[0].values[index] != masks[1].values[index] {
          #expect(holders == 1, "at \(x), \(y)")
        }
        #expect(holders <= 1)
      }
    }
  }

  @Test func equalShapesDoNotDiffer() {
    let runs = square(side: 20)

    #expect(CoverageRuns.difference(runs, runs).isEmpty)
    #expect(CoverageRuns.difference(nil, nil).isEmpty)
    #expect(CoverageRuns.difference(runs, nil).reduce(0) { $0 + $1.area } == 400)
  }

  @Test func aShapeTakesMemoryByItsOutlineNotItsArea() {
    // Four times the sides, sixteen times the area.
    #expect(square(side: 400).cost < square(side: 100).cost * 5)
  }

  @Test func rowsThatLookAlikeShareTheirRuns() {
    // Half a pixel at the left, whole ones, half a pixel at the right: two levels in all.
    #expect(square(side: 100, left: 0.5).levels.count <= 6)
  }

  private func square(side: Double, left: Double = 0) -> CoverageRuns {
    let path = RoundedRectangle(
      rect: Rect(x: left, y: 0, width: side, height: side), radius: 0, curve: .circular
    ).path
    let area = PixelRect(left: 0, top: 0, right: 500, bottom: 500)
    return PathFiller.runs(of: path, transform: .identity, rule: .nonZero, within: area)
      ?? CoverageRuns(bounds: .empty)
  }
}
