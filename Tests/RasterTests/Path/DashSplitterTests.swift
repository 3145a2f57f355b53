import Scene
import Testing

@testable import Raster

@Suite struct DashSplitterTests {
  struct DashCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var pattern: [Double]
    var phase: Double
    /// Where the dashes of a line from 0 to 10 begin and end.
    var expected: [[Double]]
  }

  static let cases = [
    DashCase(
      testDescription: "dash and gap in turn", pattern: [3, 2], phase: 0,
      expected: [[0, 3], [5, 8]]),
    DashCase(
      testDescription: "an odd pattern is read twice", pattern: [4], phase: 0,
      expected: [[0, 4], [8, 10]]),
    DashCase(
      testDescription: "the phase begins inside the pattern", pattern: [3, 2], phase: 4,
      expected: [[1, 4], [6, 9]]),
    DashCase(
      testDescription: "a phase on the pattern's end begins anew", pattern: [3, 2], phase: 5,
      expected: [[0, 3], [5, 8]]),
    DashCase(
      testDescription: "a negative phase counts back", pattern: [3, 2], phase: -1,
      expected: [[1, 4], [6, 9]]),
    DashCase(
      testDescription: "a dash of no length is a point", pattern: [0, 4], phase: 0,
      expected: [[0], [4], [8]]),
    DashCase(
      testDescription: "no pattern is a solid line", pattern: [], phase: 0, expected: [[0, 10]]),
    DashCase(
      testDescription: "a pattern without length is a solid line", pattern: [0, 0], phase: 0,
      expected: [[0, 10]]),
    DashCase(
      testDescription: "a negative length is a solid line", pattern: [3, -1], phase: 0,
      expected: [[0, 10]]),
    DashCase(
      testDescription: "a pattern too fine to see is a solid line", pattern: [1e-9, 1e-9],
      phase: 0, expected: [[0, 10]]),
  ]

  @Test(arguments: cases)
  func cutsALine(_ dash: DashCase) {
    var line = Polyline(outline: [.zero, Point(x: 10, y: 0)])
    line.isClosed = false

    let spines = DashSplitter(pattern: dash.pattern, phase: dash.phase).spines(of: line)

    #expect(spines.map { $0.points.map(\.x) } == dash.expected)
  }

  @Test func theDashOverTheStartOfAClosedChainIsOne() {
    let square = Polyline(outline: [
      .zero, Point(x: 4, y: 0), Point(x: 4, y: 4), Point(x: 0, y: 4),
    ])

    // 16 round; dashes at 0–2, 5–7, 10–12 and from 15 on.
    let spines = DashSplitter(pattern: [2, 3], phase: 0).spines(of: square)

    #expect(spines.count == 3)
    #expect(spines.first?.points == [Point(x: 0, y: 1), .zero, Point(x: 2, y: 0)])
    #expect(spines.allSatisfy { !$0.isClosed })
  }

  @Test func aDashLongerThanAClosedChainLeavesItClosed() {
    let triangle = Polyline(outline: [.zero, Point(x: 4, y: 0), Point(x: 0, y: 3)])

    let spines = DashSplitter(pattern: [100, 1], phase: 0).spines(of: triangle)

    #expect(spines.map(\.isClosed) == [true])
  }
}
