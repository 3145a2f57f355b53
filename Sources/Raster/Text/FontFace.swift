import Scene

/// One font that was opened: shapes text and knows its outlines. The same file read by the two
/// libraries that each do one of these well.
final class FontFace {
  let file: FontFile
  /// In which order it was opened; tells the faces of a library apart.
  let number: Int
  private let outlines: FreeTypeFace
  private let shaper: HarfBuzzFont
  /// Whether a text was laid out with it.
  private(set) var isUsed = false

  init(_ file: FontFile, weight: Int, number: Int, in library: FreeTypeLibrary) throws(FontError) {
    self.file = file
    self.number = number
    shaper = try HarfBuzzFont(file, weight: weight)
    outlines = try FreeTypeFace(file, weight: weight, readBy: shaper, in: library)
  }

  var unitsPerEm: Int { shaper.unitsPerEm }

  /// The glyphs of a run, from left to right.
  func shape(_ run: ShapingRun) throws(FontError) -> [ShapedGlyph] {
    isUsed = true
    return try shaper.shape(run)
  }

  /// Whether the font has a character with all its marks: found out by shaping it, since shaping
  /// composes letters with marks and drops what is invisible.
  func covers(_ character: Character) throws(FontError) -> Bool {
    try !shaper.shape(ShapingRun(character)).contains { $0.glyph == 0 }
  }

  func outline(of glyph: UInt32) throws(FontError) -> GlyphOutline {
    try outlines.outline(of: glyph)
  }

  /// Whether its glyphs are pictures, or some of them.
  var hasPictures: Bool { outlines.hasPictures }

  /// A glyph's picture; nil for one that has an outline.
  func strike(of glyph: UInt32) throws(FontError) -> StrikeGlyph? {
    try outlines.strike(of: glyph)
  }

  /// What tells this font from another version of it.
  var description: UsedFont {
    UsedFont(
      fileName: file.name, index: file.index, version: shaper.version ?? outlines.revision,
      checksum: outlines.checksum, isOwn: file.content != nil)
  }
}
