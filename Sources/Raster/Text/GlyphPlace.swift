import Scene

/// Where a glyph is painted: whole pixels, and a map from its outline that says the rest.
///
/// What a glyph looks like is computed with its origin in the pixel row and column 0 and then moved by
/// whole pixels. So it can be kept and found again, and whether it was kept never shows.
struct GlyphPlace {
  let x: Int
  let y: Int
  /// From the outline to pixels, its translation between 0 and 1.
  let transform: AffineTransform

  /// - Parameters:
  ///   - origin: Of the glyph.
  ///   - transform: From the coordinates of the origin to pixels. Nil is the answer where the place
  ///     lies beyond all pictures.
  init?(_ origin: Point, placedBy transform: AffineTransform) {
    let origin = origin.applying(transform)
    let corner = Point(x: origin.x.rounded(.down), y: origin.y.rounded(.down))
    guard let x = Int(exactly: corner.x), let y = Int(exactly: corner.y),
      max(abs(corner.x), abs(corner.y)) < CurveFlattener.limit
    else { return nil }
    (self.x, self.y) = (x, y)
    var place = transform
    (place.tx, place.ty) = (origin.x - corner.x, origin.y - corner.y)
    self.transform = place
  }
}
