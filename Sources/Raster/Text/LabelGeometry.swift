import Scene

/// Where the lines of a label stand: UIKit's rules, with San Francisco's vertical metrics whatever
/// the font.
///
/// Source: `uikit-semantics` G4 and G5.
struct LabelGeometry {
  /// In points: what a height may lack for a line that still fits, and what a block may exceed a
  /// whole pixel without taking another. Sizes of a snapshot are rounded to 1/65,536.
  private static let tolerance = 1.0 / 4096
  /// More lines than any label shows; keeps absurd sizes within whole numbers.
  private static let mostLines = 1_000_000

  var font: FontDescription
  /// In points, in the label's own coordinates.
  var bounds: Rect
  /// Pixels per point.
  var scale: Double

  /// How many lines are shown at most, at least 1.
  ///
  /// - Parameter numberOfLines: The label's own limit; 0 for none.
  func visibleLines(numberOfLines: Int) -> Int {
    let fitting = ((bounds.height + Self.tolerance) / font.lineHeight).rounded(.down)
    let limit = numberOfLines > 0 ? min(numberOfLines, Self.mostLines) : Self.mostLines
    guard fitting >= 1 else { return 1 }
    return fitting < Double(limit) ? Int(fitting) : limit
  }

  /// The baseline of line `index` of `count`, in points: the block of all lines, rounded up to whole
  /// pixels, is centred; then each baseline is rounded to a whole pixel.
  func baseline(ofLine index: Int, of count: Int) -> Double {
    let block =
      ((Double(count) * font.lineHeight - Self.tolerance) * scale).rounded(.up) / scale
    let top = (bounds.height - block) / 2
    return bounds.minY + snapped(top + Double(index) * font.lineHeight + font.ascender)
  }

  /// Where the left end of a line of the given width lies, in points.
  ///
  /// - Parameter direction: Of the layout around the label, for natural alignment.
  func left(
    ofWidth width: Double, alignment: TextBlock.Alignment,
    in direction: LayoutDirection = .leftToRight
  ) -> Double {
    let free = bounds.width - width
    switch (alignment, direction) {
    case (.left, _), (.natural, .leftToRight): return bounds.minX
    case (.center, _): return bounds.minX + snapped(free / 2)
    case (.right, _), (.natural, .rightToLeft): return bounds.minX + snapped(free)
    }
  }

  /// The nearest whole pixel from the corner of the bounds, halves upward on the number line.
  private func snapped(_ distance: Double) -> Double {
    (distance * scale + 0.5).rounded(.down) / scale
  }
}
