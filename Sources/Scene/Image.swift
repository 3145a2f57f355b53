/// A picture: pixels that were decoded, or shapes that stay sharp at any scale.
public struct Image: Hashable, Sendable {
  public enum Representation: Hashable, Sendable {
    case bitmap(Bitmap)
    /// Painted in order, each over the one before, in points of the picture's size.
    case shapes([FilledPath])
  }

  public struct FilledPath: Hashable, Sendable {
    public var path: Path
    public var color: Color
    public var fillRule: FillRule

    public init(path: Path, color: Color, fillRule: FillRule = .nonZero) {
      self.path = path
      self.color = color
      self.fillRule = fillRule
    }
  }

  /// In points.
  public let size: Size
  public let representation: Representation

  init(size: Size, representation: Representation) {
    self.size = size
    self.representation = representation
  }

  /// - Parameter scale: Pixels per point.
  public init(bitmap: Bitmap, scale: Double = 1) {
    size = Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    representation = .bitmap(bitmap)
  }

  public init(size: Size, shapes: [FilledPath]) {
    self.size = size
    representation = .shapes(shapes)
  }
}
