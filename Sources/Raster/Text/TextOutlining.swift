public import Scene

/// One glyph's outline and where it stands.
public struct PositionedOutline: Hashable, Sendable {
  /// The outline relative to the glyph's origin on the baseline, in points, y down.
  public var path: Path
  /// The glyph's origin, in the layer's coordinates.
  public var origin: Point

  public init(path: Path, origin: Point) {
    self.path = path
    self.origin = origin
  }
}

/// Lays text out and gives its glyphs as outlines.
public protocol TextOutlining {
  /// The glyph outlines of a laid-out block, to be filled with the block's colour, nonzero.
  ///
  /// - Parameters:
  ///   - bounds: The label's rectangle, in the layer's coordinates; origins are in these too.
  ///   - scale: Pixels per point, for snapping baselines to the pixel grid.
  /// - Throws: Where a font that the text needs is missing.
  func outlines(of block: TextBlock, in bounds: Rect, scale: Double) throws -> [PositionedOutline]
}
