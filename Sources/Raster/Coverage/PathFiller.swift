import Scene

/// Computes how much of each pixel a filled path covers.
///
/// Coverage is the exact area under the fill rule of the path with its curves replaced by chords
/// (`CurveFlattener`) and its points rounded to 1/65,536 of a pixel, rounded to 1/255. It is a
/// function of path, transform and rule: `clip` decides which pixels are computed, not their values.
struct PathFiller {
  /// The coverage within `clip`, in pixels; nil where the path touches none of them.
  static func runs(
    of path: Path, transform: AffineTransform, rule: FillRule, within clip: PixelRect
  ) -> CoverageRuns? {
    let flattener = CurveFlattener()
    return runs(
      of: flattener.polylines(of: path, transform: transform), rule: rule, within: clip)
  }

  /// The same for outlines of straight lines, in pixels; each is closed if it is not.
  static func runs(
    of outlines: [Polyline], rule: FillRule, within clip: PixelRect
  ) -> CoverageRuns? {
    let bounds = touchedPixels(of: outlines).intersection(clip)
    guard !bounds.isEmpty else { return nil }
    let columns = bounds.left..<bounds.right
    var runs = CoverageRuns(bounds: bounds)
    var cutter = RowCutter(EdgeList(outlines: outlines, rows: bounds.top..<bounds.bottom))
    var sweep = RowSweep(rule: rule, columns: columns)
    var areas = AreaRow(columns: columns)
    var pieces: [RowPiece] = []
    var y = bounds.top
    while y < bounds.bottom {
      cutter.cutRow(top: Subpixels(y) * onePixel, into: &pieces)
      // What does not change on the way down is summed once.
      let alike = min(
        cutter.alikeRows(below: pieces, bottom: Subpixels(y + 1) * onePixel), bounds.bottom - y - 1)
      runs.beginRow()
      sweep.sum(&pieces, into: &areas)
      areas.resolve(into: &runs)
      for _ in 0..<alike { runs.repeatRow() }
      y += 1 + alike
    }
    return runs
  }

  /// The coverage as a mask of bytes.
  static func coverage(
    of path: Path, transform: AffineTransform, rule: FillRule, within clip: PixelRect
  ) -> CoverageMask? {
    runs(of: path, transform: transform, rule: rule, within: clip).map { $0.mask(of: $0.bounds) }
  }

  /// The same for outlines of straight lines, in pixels; each is closed if it is not.
  static func coverage(
    of outlines: [Polyline], rule: FillRule, within clip: PixelRect
  ) -> CoverageMask? {
    runs(of: outlines, rule: rule, within: clip).map { $0.mask(of: $0.bounds) }
  }

  private static func touchedPixels(of outlines: [Polyline]) -> PixelRect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for outline in outlines {
      for point in outline.points {
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x < high.x, low.y < high.y else { return .empty }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y).touchedPixels
  }
}
