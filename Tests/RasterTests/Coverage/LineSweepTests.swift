import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct LineSweepTests {
  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func aThicketOfCrossingsIsWithinFourLevels(rule: FillRule) {
    var generator = SeededGenerator(seed: 3)
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    for _ in 0..<160 {
      let x = Double.random(in: -1...4, using: &generator)
      path.addLine(to: Point(x: x, y: Double.random(in: -1...4, using: &generator)))
    }
    let area = PixelRect(left: 0, top: 0, right: 3, bottom: 3)
    let naive = NaiveCoverage(of: path, rule: rule, width: 3, height: 3)

    let mask = PathFiller.coverage(of: path, transform: .identity, rule: rule, within: area)

    for y in 0..<3 {
      for x in 0..<3 {
        let found = Double(mask?.value(x: x, y: y) ?? 0)
        #expect(abs(found - naive.areas[y * 3 + x] * 255) <= 4)
      }
    }
  }

  @Test func aLettersManyChordsAreSummedExactly() {
    // 400 chords in a row, but two beside each other.
    let chord = RowPiece(topX: 0, top: 0, bottomX: 9, bottom: 328, winding: 1)

    #expect(!LineSweep.suits([RowPiece](repeating: chord, count: 400)))
  }

  @Test func manyEdgesBesideEachOtherAreSummedByLines() {
    let edge = RowPiece(topX: 0, top: 0, bottomX: 9, bottom: 65_536, winding: 1)

    #expect(LineSweep.suits([RowPiece](repeating: edge, count: 65)))
    #expect(!LineSweep.suits([RowPiece](repeating: edge, count: 64)))
  }
}
