/// Tells how much room a text takes, without drawing it.
public protocol TextMeasuring {
  /// The size of the text's lines when none is wider than `width`, in points, not rounded.
  ///
  /// The width is that of the widest line; the height is the number of lines × the line height.
  ///
  /// - Parameter width: The room, in points; nil where a line may be as long as it likes.
  /// - Throws: Where a font that the text needs is missing.
  func size(of block: TextBlock, fitting width: Double?) throws -> Size
}
