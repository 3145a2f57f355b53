import Scene

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

extension Shaper {
  /// The glyphs of a text that is a paragraph and a line at once.
  func line(
    _ text: String, in font: FontDescription, language: String? = nil
  ) throws(FontError) -> ShapedLine {
    let characters = Array(text)
    let levels = try Directions(of: characters).levels(ofLine: characters.indices)
    return try line(LineText(string: text, levels: levels), in: font, language: language)
  }
}
