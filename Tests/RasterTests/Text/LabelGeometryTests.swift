import Scene
import Testing

@testable import Raster

@Suite struct LabelGeometryTests {
  private func geometry(
    _ bounds: Rect, size: Double, scale: Double
  ) -> LabelGeometry {
    LabelGeometry(font: .system(size: size), bounds: bounds, scale: scale)
  }

  /// G5's worked trace: 333.5 high, 17 pt at 2 pixels a point, baseline 172.5.
  @Test func aTallLabelCentresItsLineAndRoundsTheBaseline() {
    let label = geometry(Rect(x: 0, y: 0, width: 375, height: 333.5), size: 17, scale: 2)

    #expect(label.baseline(ofLine: 0, of: 1) == 172.5)
  }

  /// G5's second example: (0, 52, 80, 20), 14 pt. The baseline lies at 66.83 before the snap.
  @Test(arguments: [(1.0, 67.0), (2.0, 67.0), (3.0, 66 + 2.0 / 3)])
  func theCallTimersBaselineIsTheNearestPixel(scale: Double, expected: Double) {
    let label = geometry(Rect(x: 0, y: 52, width: 80, height: 20), size: 14, scale: scale)

    #expect(abs(label.baseline(ofLine: 0, of: 1) - expected) < 1e-9)
  }

  /// 17 pt: a line is 20.287 high, two are 40.574, a block of 41 at 1 pixel a point; with 60 points
  /// of room it begins at 9.5: baselines at 25.687 and 45.974.
  @Test func eachBaselineIsRoundedAlone() {
    let label = geometry(Rect(x: 0, y: 0, width: 100, height: 60), size: 17, scale: 1)

    #expect(label.baseline(ofLine: 0, of: 2) == 26)
    #expect(label.baseline(ofLine: 1, of: 2) == 46)
  }

  @Test func aBlockTallerThanItsLabelStaysCentred() {
    let label = geometry(Rect(x: 0, y: 0, width: 100, height: 10), size: 17, scale: 1)

    // Block 21, top -5.5, baseline 10.687.
    #expect(label.baseline(ofLine: 0, of: 1) == 11)
  }

  @Test(arguments: [(0.0, 1), (20.28, 1), (40.57, 1), (40.575, 2), (60.0, 2), (60.87, 3)])
  func asManyLinesAreShownAsFitTheHeightButOne(height: Double, expected: Int) {
    let label = geometry(Rect(x: 0, y: 0, width: 100, height: height), size: 17, scale: 2)

    #expect(label.visibleLines(numberOfLines: 0) == expected)
  }

  @Test func theLabelsOwnLimitHoldsWhereItIsLess() {
    let label = geometry(Rect(x: 0, y: 0, width: 100, height: 1_000), size: 17, scale: 2)

    #expect(label.visibleLines(numberOfLines: 2) == 2)
    #expect(label.visibleLines(numberOfLines: 100) == 49)
  }

  @Test func anAbsurdHeightIsNoTrap() {
    let label = geometry(Rect(x: 0, y: 0, width: 100, height: .infinity), size: 17, scale: 2)

    #expect(label.visibleLines(numberOfLines: 3) == 3)
  }

  @Test func aHeightRoundedDownToASnapshotsGridStillHoldsItsLines() {
    let font = FontDescription.system(size: 13)
    let exact = font.lineHeight * 3
    let rounded = (exact * 65_536).rounded(.down) / 65_536
    let label = geometry(Rect(x: 0, y: 0, width: 100, height: rounded), size: 13, scale: 2)

    #expect(label.visibleLines(numberOfLines: 0) == 3)
  }

  @Test(arguments: [
    (TextBlock.Alignment.left, 5.0), (.center, 5 + 33.5), (.right, 5 + 66.5),
  ])
  func aLineBeginsOnAPixel(alignment: TextBlock.Alignment, expected: Double) {
    // 100 - 33.3 = 66.7: halved 33.35; at 2 pixels a point 66.7 and 133.4 pixels.
    let label = geometry(Rect(x: 5, y: 0, width: 100, height: 20), size: 14, scale: 2)

    #expect(label.left(ofWidth: 33.3, alignment: alignment) == expected)
  }

  @Test func naturalIsTheSideWhereTheLayoutBegins() {
    let label = geometry(Rect(x: 5, y: 0, width: 100, height: 20), size: 14, scale: 2)

    #expect(label.left(ofWidth: 33.3, alignment: .natural, in: .leftToRight) == 5)
    #expect(label.left(ofWidth: 33.3, alignment: .natural, in: .rightToLeft) == 71.5)
    #expect(label.left(ofWidth: 33.3, alignment: .left, in: .rightToLeft) == 5)
  }
}
