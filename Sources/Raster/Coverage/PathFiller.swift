import Scene

/// Computes how much of each pixel a filled path covers.
///
/// Coverage is the exact area under the fill rule of the path with its curves replaced by chords
/// (`CurveFlattener`) and its points rounded to 1/65,536 of a pixel, rounded to 1/255. It is a
/// function of path, transform and rule: `clip` decides which pixels are computed, not their values.
struct PathFiller {
  /// The coverage within `clip`, in pixels; nil where the path touches none of them.
  static func coverage(
    of path: Path, transform: AffineTransform, rule: FillRule, within clip: PixelRect
  ) -> CoverageMask? {
    let flattener = CurveFlattener()
    return coverage(
      of: flattener.polylines(of: path, transform: transform), rule: rule, within: clip)
  }

  /// The same for outlines of straight lines, in pixels; each is closed if it is not.
  static func coverage(
    of outlines: [Polyline], rule: FillRule, within clip: PixelRect
  ) -> CoverageMask? {
    let bounds = touchedPixels(of: outlines).intersection(clip)
    guard !bounds.isEmpty else { return nil }
    let columns = bounds.left..<bounds.right
    var mask = CoverageMask(bounds: bounds)
    var cutter = RowCutter(EdgeList(outlines: outlines, rows: bounds.top..<bounds.bottom))
    var sweep = RowSweep(rule: rule, columns: columns)
    var areas = AreaRow(columns: columns)
    var pieces: [RowPiece] = []
    for y in bounds.top..<bounds.bottom {
      cutter.cutRow(top: Subpixels(y) * onePixel, into: &pieces)
      guard !pieces.isEmpty else { continue }
      sweep.sum(&pieces, into: &areas)
      areas.resolve(into: &mask.values, at: mask.index(x: bounds.left, y: y))
    }
    return mask
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
