import Scene

/// Pictures of glyphs that were painted lately, at their sizes, found again by picture and place.
///
/// As with masks, what is remembered never shows: a picture is reduced or enlarged with its origin in
/// the pixel row and column 0 and then moved by whole pixels, kept or not.
struct GlyphPictureCache {
  private struct Key: Hashable {
    var picture: GlyphPicture
    /// What the picture fills, in points from the glyph's origin.
    var frame: Rect
    /// From the glyph's coordinates to pixels, its translation between 0 and 1.
    var transform: AffineTransform
  }

  /// In pixels, 4 MB of them: some hundred emoji of 60 pixels.
  private static let capacity = 1_000_000
  private static let glyphCost = 100
  /// Pictures with a longer side, in pixels, are painted inside the clip alone: it may be far smaller.
  private static let longestSide = 256

  private var pictures = BoundedCache<Key, Surface>(capacity: capacity)

  /// Lays a glyph's picture over a surface.
  ///
  /// - Parameters:
  ///   - frame: What the picture fills, in points from the glyph's origin.
  ///   - opacity: From 0 to 1.
  ///   - painter: What would paint it into the text's layer.
  mutating func paint(
    _ picture: GlyphPicture, in frame: Rect, from origin: Point, opacity: Double,
    by painter: ImagePainter, onto surface: inout Surface
  ) {
    guard let glyph = GlyphPlace(origin, placedBy: painter.transform) else { return }
    let alpha = UInt8((Color.unit(opacity) * 255).rounded())
    let clip = painter.clip.offsetBy(x: -glyph.x, y: -glyph.y)
    let touched = frame.applying(glyph.transform).touchedPixels
    let visible = touched.intersection(clip)
    guard !visible.isEmpty, alpha > 0 else { return }
    let key = Key(picture: picture, frame: frame, transform: glyph.transform)
    var painted: Surface
    if let known = pictures.value(for: key) {
      painted = known
    } else {
      let isSmall = max(touched.width, touched.height) <= Self.longestSide
      painted = Surface(bounds: isSmall ? touched : visible)
      let inner = ImagePainter(
        transform: glyph.transform, clip: painted.bounds, outlines: painter.outlines)
      inner.paint(Image(bitmap: picture.bitmap), in: frame, opacity: 1, on: &painted)
      if isSmall {
        pictures.insert(painted, for: key, cost: painted.pixels.count + Self.glyphCost)
      }
    }
    surface.composite(
      painted.movedBy(x: glyph.x, y: glyph.y), in: painter.clip, opacity: alpha)
  }
}
