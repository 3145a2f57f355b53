import Scene

/// A line of text on a page that is drawn like a screen.
struct PageText {
  var string: String
  /// In points.
  var size: Double
  var weight = FontDescription.Weight.regular
  var color: Color

  private var font: FontDescription { .system(size: size, weight: weight) }

  var lineHeight: Double { font.lineHeight.rounded(.up) }

  private func block(_ alignment: TextBlock.Alignment) -> TextBlock {
    TextBlock(string: string, font: font, color: color, alignment: alignment)
  }

  /// The line in a rectangle, cut off where it is too long.
  func layer(in rect: Rect, _ alignment: TextBlock.Alignment = .left) -> LayerSnapshot {
    LayerSnapshot(
      bounds: Rect(origin: .zero, size: rect.size),
      transform: .translation(x: rect.minX.onGrid, y: rect.minY.onGrid),
      contents: .text(block(alignment)))
  }

  /// How long the line is, in points.
  func width(_ measuring: any TextMeasuring) throws -> Double {
    try measuring.size(of: block(.left), fitting: nil).width.rounded(.up)
  }
}
