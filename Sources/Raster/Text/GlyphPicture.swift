public import Scene

/// The picture of a glyph that has colours of its own, as those of emoji have.
public struct GlyphPicture: Hashable, Sendable {
  /// As large as the font holds it; however large it is drawn, this is what it is made from.
  public let bitmap: Bitmap

  public init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Reads the middle row alone, in which hardly two pictures of a font are the same: a picture is
  /// looked for whenever it is painted.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap.height)
    let row = bitmap.height / 2 * bitmap.width
    for pixel in bitmap.pixels[row..<min(row + bitmap.width, bitmap.pixels.count)] {
      hasher.combine(pixel)
    }
  }
}
