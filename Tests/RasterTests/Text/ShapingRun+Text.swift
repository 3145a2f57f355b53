@testable import Raster

extension ShapingRun {
  /// A text of one script, from left to right.
  init(_ text: String) {
    self.init(line: text, range: 0..<text.utf8.count, isRightToLeft: false)
  }
}

extension FontFace {
  /// The glyphs of a text of one script, from left to right.
  func shape(_ text: String) throws -> [ShapedGlyph] { try shape(ShapingRun(text)) }
}

extension HarfBuzzFont {
  /// The glyphs of a text of one script, from left to right.
  func shape(_ text: String) throws -> [ShapedGlyph] { try shape(ShapingRun(text)) }
}
