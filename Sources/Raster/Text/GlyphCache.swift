import Scene

/// What a glyph shows at a size, in points relative to its origin.
struct GlyphInk {
  /// Empty for a glyph without ink.
  var path: Path
  /// What fills the path, where it is not the text's colour.
  var picture: GlyphPicture?
}

/// Keeps the outlines and pictures of glyphs that were drawn lately.
final class GlyphCache {
  private struct Key: Hashable {
    var face: Int
    var glyph: UInt32
    var size: Double
  }

  private struct StrikeKey: Hashable {
    var face: Int
    var glyph: UInt32
  }

  /// In path elements: some thousand glyphs, about 6 MB.
  private static let capacity = 100_000
  /// In pixels of pictures, 4 MB of them.
  private static let strikeCapacity = 1_000_000

  private var paths = BoundedCache<Key, Path>(capacity: capacity)
  /// As the font holds them, for all sizes.
  private var strikes = BoundedCache<StrikeKey, StrikeGlyph>(capacity: strikeCapacity)

  /// - Parameter size: Points per em.
  func ink(of glyph: UInt32, of face: FontFace, size: Double) throws(FontError) -> GlyphInk {
    if face.hasPictures, let strike = try strike(of: glyph, of: face) {
      let path = strike.path(size: size)
      return GlyphInk(path: path, picture: path.isEmpty ? nil : strike.picture)
    }
    return GlyphInk(path: try path(of: glyph, of: face, size: size))
  }

  private func path(
    of glyph: UInt32, of face: FontFace, size: Double
  ) throws(FontError) -> Path {
    let key = Key(face: face.number, glyph: glyph, size: size)
    if let known = paths.value(for: key) { return known }
    let path = try face.outline(of: glyph).path(size: size, unitsPerEm: face.unitsPerEm)
    paths.insert(path, for: key, cost: path.elements.count + 1)
    return path
  }

  /// nil for a glyph that has an outline.
  private func strike(
    of glyph: UInt32, of face: FontFace
  ) throws(FontError) -> StrikeGlyph? {
    let key = StrikeKey(face: face.number, glyph: glyph)
    if let known = strikes.value(for: key) { return known }
    guard let strike = try face.strike(of: glyph) else { return nil }
    strikes.insert(strike, for: key, cost: strike.picture.bitmap.pixels.count + 1)
    return strike
  }
}
