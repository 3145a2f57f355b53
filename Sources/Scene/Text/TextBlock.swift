/// A text and how it should stand in a label's bounds.
public struct TextBlock: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case left, center, right }

  public var string: String
  public var font: FontDescription
  public var color: Color
  public var alignment: Alignment
  /// The most lines that are shown; 0 for as many as fit.
  public var numberOfLines: Int

  public init(
    string: String, font: FontDescription, color: Color, alignment: Alignment = .left,
    numberOfLines: Int = 1
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
  }
}
