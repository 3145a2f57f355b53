/// What is installed of one family of the chain.
public struct InstalledFamily: Hashable, Sendable {
  public struct Face: Hashable, Sendable {
    /// The style's name as the font tells it, such as "Semi Bold".
    public var style: String
    /// OpenType's weight, 1 to 1000; nil where a variable font has many.
    public var weight: Int?
    public var isItalic: Bool
    /// The path of the file.
    public var file: String
    /// Which font of a collection, from 0.
    public var index: Int

    public init(style: String, weight: Int?, isItalic: Bool, file: String, index: Int) {
      self.style = style
      self.weight = weight
      self.isItalic = isItalic
      self.file = file
      self.index = index
    }
  }

  public var family: FontFamily
  /// From light to heavy, upright before italic; empty where the family is missing.
  public var faces: [Face]

  public init(family: FontFamily, faces: [Face]) {
    self.family = family
    self.faces = faces
  }
}
