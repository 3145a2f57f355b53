/// What one layer shows at one instant: values only, already rounded to 1/65,536.
///
/// Layers that show nothing, hidden ones and those with opacity 0, are not in a snapshot.
public struct LayerSnapshot: Hashable, Sendable {
  public enum Contents: Hashable, Sendable {
    case none
    case image(Image, gravity: ContentsGravity)
    case text(TextBlock)
    case shape(ShapeSnapshot)
  }

  public enum CornerCurve: Hashable, Sendable {
    /// Quarters of a circle.
    case circular
    /// iOS's corner of three curves.
    case continuous
  }

  /// The layer's rectangle in its own coordinates, in points.
  public var bounds: Rect
  /// From the layer's own coordinates to those of its parent: position, anchor point and transform
  /// in one.
  public var transform: AffineTransform
  /// Of the layer with all it holds, as one picture.
  public var opacity: Double
  public var backgroundColor: Color?
  public var cornerRadius: Double
  public var cornerCurve: CornerCurve
  /// Inside the bounds, over the contents and the sublayers.
  public var borderWidth: Double
  public var borderColor: Color
  /// Whether contents and sublayers end at the bounds with their rounded corners.
  public var masksToBounds: Bool
  public var shadow: Shadow?
  public var contents: Contents
  /// A layer in this one's coordinates whose alpha is multiplied in; at most one.
  public var mask: [LayerSnapshot]
  /// From back to front.
  public var sublayers: [LayerSnapshot]

  public init(
    bounds: Rect, transform: AffineTransform = .identity, opacity: Double = 1,
    backgroundColor: Color? = nil, cornerRadius: Double = 0,
    cornerCurve: CornerCurve = .circular, borderWidth: Double = 0, borderColor: Color = .black,
    masksToBounds: Bool = false, shadow: Shadow? = nil, contents: Contents = .none,
    mask: [LayerSnapshot] = [], sublayers: [LayerSnapshot] = []
  ) {
    self.bounds = bounds
    self.transform = transform
    self.opacity = opacity
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.masksToBounds = masksToBounds
    self.shadow = shadow
    self.contents = contents
    self.mask = mask
    self.sublayers = sublayers
  }
}

/// What a shape layer draws, in its own coordinates.
public struct ShapeSnapshot: Hashable, Sendable {
  public var path: Path
  public var fillColor: Color?
  public var fillRule: FillRule
  public var strokeColor: Color?
  public var stroke: StrokeStyle

  public init(
    path: Path, fillColor: Color? = .black, fillRule: FillRule = .nonZero,
    strokeColor: Color? = nil, stroke: StrokeStyle = StrokeStyle()
  ) {
    self.path = path
    self.fillColor = fillColor
    self.fillRule = fillRule
    self.strokeColor = strokeColor
    self.stroke = stroke
  }
}
