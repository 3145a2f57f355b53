/// What becomes of characters that no font has.
public enum MissingGlyphs: Hashable, Sendable {
  /// They are an error.
  case refused
  /// A box of the first font stands for each; they are noted.
  case drawnAsBoxes
}
