import Scene

/// Coverage of glyphs that were painted lately, found again by outline and place.
///
/// A glyph's coverage is computed at its `GlyphPlace`: so what is remembered never shows in a picture,
/// and a text that moves by whole pixels, or stands still while something else changes, is not filled
/// again.
struct GlyphMaskCache {
  private struct Key: Hashable {
    var path: Path
    /// From the outline to pixels, its translation between 0 and 1.
    var transform: AffineTransform
  }

  /// In bytes, of coverage and of the outlines that it is found by: some thousand Han glyphs of 28
  /// pixels.
  private static let capacity = 4_000_000
  private static let glyphCost = 200
  /// Glyphs with a longer side, in pixels, are filled inside the clip alone: it may be far smaller.
  private static let longestSide = 256

  private var masks = BoundedCache<Key, CoverageMask>(capacity: capacity)

  /// How much of each pixel inside `clip` a glyph covers; nil where it covers none.
  ///
  /// - Parameter transform: From the coordinates of the outline's origin to pixels.
  mutating func mask(
    of glyph: PositionedOutline, placedBy transform: AffineTransform, within clip: PixelRect
  ) -> CoverageMask? {
    guard let place = GlyphPlace(glyph.origin, placedBy: transform) else { return nil }
    let key = Key(path: glyph.path, transform: place.transform)
    let clip = clip.offsetBy(x: -place.x, y: -place.y)
    return mask(for: key, within: clip)?.cropped(to: clip)?.movedBy(x: place.x, y: place.y)
  }

  /// The coverage of a whole glyph, or of what lies inside the clip where the glyph is large.
  private mutating func mask(for key: Key, within clip: PixelRect) -> CoverageMask? {
    if let known = masks.value(for: key) { return known }
    let touched = key.path.controlBounds.applying(key.transform).touchedPixels
    guard !touched.intersection(clip).isEmpty else { return nil }
    guard max(touched.width, touched.height) <= Self.longestSide else {
      return PathFiller.coverage(
        of: key.path, transform: key.transform, rule: .nonZero, within: clip)
    }
    let mask =
      PathFiller.coverage(of: key.path, transform: key.transform, rule: .nonZero, within: touched)
      ?? CoverageMask(bounds: .empty)
    let outline = key.path.elements.count * MemoryLayout<Path.Element>.stride
    masks.insert(mask, for: key, cost: mask.values.count + outline + Self.glyphCost)
    return mask
  }
}

extension CoverageMask {
  /// The part inside `area`; nil where there is none.
  fileprivate func cropped(to area: PixelRect) -> CoverageMask? {
    let kept = bounds.intersection(area)
    guard !kept.isEmpty else { return nil }
    guard kept != bounds else { return self }
    var part = CoverageMask(bounds: kept)
    for y in kept.top..<kept.bottom {
      let first = index(x: kept.left, y: y)
      let target = part.index(x: kept.left, y: y)
      part.values.replaceSubrange(
        target..<target + kept.width, with: values[first..<first + kept.width])
    }
    return part
  }

  fileprivate func movedBy(x: Int, y: Int) -> CoverageMask {
    var moved = CoverageMask(bounds: bounds.offsetBy(x: x, y: y))
    moved.values = values
    return moved
  }
}
