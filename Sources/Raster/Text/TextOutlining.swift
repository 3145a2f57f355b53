public import Scene

/// One glyph of a laid-out text: its outline and where it stands.
public struct PositionedOutline: Hashable, Sendable {
  /// The glyph, in points relative to its origin on the baseline; +y is down. Filled nonzero; the
  /// rectangle that the picture fills where there is one.
  public var path: Path
  /// What fills the outline instead of the text's colour: the glyph is an emoji.
  public var picture: GlyphPicture?
  /// The glyph's origin, in points in the coordinates of the layer that shows the text.
  public var origin: Point

  public init(path: Path, picture: GlyphPicture? = nil, origin: Point) {
    self.path = path
    self.picture = picture
    self.origin = origin
  }
}

/// Lays a text out and gives its glyphs as outlines.
public protocol TextOutlining {
  /// The glyphs of `block` as a label of these bounds shows them, line by line from left to right;
  /// glyphs without ink are left out.
  ///
  /// - Parameters:
  ///   - bounds: The label's rectangle, in points in its own coordinates.
  ///   - scale: Pixels per point; baselines and the lines' left ends stand on whole pixels, counted
  ///     from the corner of the bounds. Glyphs within a line stand where they fall.
  /// - Throws: Where a font that the text needs is missing, or no font has a character of it.
  func outlines(of block: TextBlock, in bounds: Rect, scale: Double) throws -> [PositionedOutline]
}
