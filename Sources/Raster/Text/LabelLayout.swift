import Scene

/// A text laid out in a label's bounds: its lines and where each begins on its baseline.
struct LabelLayout {
  struct Line {
    var shaped: ShapedLine
    /// In points, in the label's own coordinates.
    var origin: Point
  }

  var lines: [Line]

  /// - Parameter scale: Pixels per point.
  init(
    of block: TextBlock, in bounds: Rect, scale: Double, shaper: Shaper
  ) throws(FontError) {
    let geometry = LabelGeometry(font: block.font, bounds: bounds, scale: scale)
    let breaker = LineBreaker(
      shaper: shaper, font: block.font, language: block.language, width: bounds.width)
    let limit = geometry.visibleLines(numberOfLines: block.numberOfLines)
    let shaped = try breaker.lines(of: block.string, atMost: limit)
    lines = shaped.enumerated().map { index, line in
      Line(
        shaped: line,
        origin: Point(
          x: geometry.left(
            ofWidth: line.width, alignment: block.alignment, in: block.layoutDirection),
          y: geometry.baseline(ofLine: index, of: shaped.count)))
    }
  }
}
