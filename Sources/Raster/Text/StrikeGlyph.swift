import Scene

/// A glyph as a strike of its font holds it: a picture for one size, drawn at every other from there.
struct StrikeGlyph: Equatable {
  var picture: GlyphPicture
  /// Where the picture stands, in its own pixels from the glyph's origin; +y is down.
  var frame: PixelRect
  /// The strike's pixels per em.
  var pixelsPerEm: Size

  /// The rectangle that the picture fills, in points relative to the glyph's origin; empty for a glyph
  /// without ink.
  ///
  /// - Parameter size: Points per em.
  func path(size: Double) -> Path {
    guard !frame.isEmpty else { return Path() }
    // Multiplied first, as for outlines.
    func across(_ pixels: Int) -> Double { Double(pixels) * size / pixelsPerEm.width }
    func down(_ pixels: Int) -> Double { Double(pixels) * size / pixelsPerEm.height }
    return Path(
      rect: Rect(
        x: across(frame.left), y: down(frame.top), width: across(frame.width),
        height: down(frame.height)))
  }
}
