import Scene

/// Keeps the outlines of glyphs that were drawn lately, at their sizes.
final class GlyphCache {
  private struct Key: Hashable {
    var face: Int
    var glyph: UInt32
    var size: Double
  }

  /// In path elements: some thousand glyphs, about 6 MB.
  private static let capacity = 100_000

  private var paths = BoundedCache<Key, Path>(capacity: capacity)

  /// A glyph's outline in points, relative to its origin; empty for one without ink.
  ///
  /// - Parameter size: Points per em.
  func path(of glyph: UInt32, of face: FontFace, size: Double) throws(FontError) -> Path {
    let key = Key(face: face.number, glyph: glyph, size: size)
    if let known = paths.value(for: key) { return known }
    let path = try face.outline(of: glyph).path(size: size, unitsPerEm: face.unitsPerEm)
    paths.insert(path, for: key, cost: path.elements.count + 1)
    return path
  }
}
