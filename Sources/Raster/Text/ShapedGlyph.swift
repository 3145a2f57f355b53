/// A glyph where shaping put it, in font units of its face; +y is up.
struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in its font; 0 where the font has no such character.
  var glyph: UInt32
  /// Where the character that it stands for begins, in UTF-8 bytes from the start of the line.
  var cluster: Int
  /// How far the pen moves after it.
  var advance: Int
  /// How far beside the pen it is drawn.
  var offsetX: Int
  var offsetY: Int
}
