/// A text and how it should stand in a label's bounds.
public struct TextBlock: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case left, center, right
    /// At the side where the layout begins, whatever the text: left, or right from right to left.
    case natural
  }

  public var string: String
  public var font: FontDescription
  public var color: Color
  public var alignment: Alignment
  /// The most lines that are shown; 0 for as many as fit.
  public var numberOfLines: Int
  /// What language it is in, by BCP 47 (`ja`, `zh-Hant-TW`), which chooses among the shapes of letters
  /// that languages write differently, and among their rules for line breaks; nil for Simplified
  /// Chinese, which has nothing to choose for Latin letters.
  public var language: String?
  /// In which direction the layout around the text runs: what `natural` means. The direction of each
  /// paragraph is that of its first strong character.
  public var layoutDirection: LayoutDirection

  public init(
    string: String, font: FontDescription, color: Color, alignment: Alignment = .left,
    numberOfLines: Int = 1, language: String? = nil,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.language = language
    self.layoutDirection = layoutDirection
  }
}
