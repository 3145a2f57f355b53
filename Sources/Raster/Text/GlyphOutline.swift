import Scene

/// A glyph's shape as its designer drew it: unhinted, in font units, +y down.
struct GlyphOutline {
  var path: Path

  /// The shape at a size, in points relative to the glyph's origin.
  ///
  /// - Parameters:
  ///   - size: Points per em.
  ///   - unitsPerEm: Font units per em.
  func path(size: Double, unitsPerEm: Int) -> Path {
    let perEm = Double(unitsPerEm)
    return Path(
      elements: path.elements.map { element in
        // Multiplied first: units are whole numbers, so there is one rounding, not two.
        element.mapPoints { Point(x: $0.x * size / perEm, y: $0.y * size / perEm) }
      })
  }
}
