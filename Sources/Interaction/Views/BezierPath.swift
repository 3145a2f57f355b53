public import Scene

/// An outline made of UIKit's shapes, for layers and masks.
public struct BezierPath: Hashable, Sendable {
  /// The outline itself.
  public private(set) var path: Path

  public init() { path = Path() }

  public init(rect: Rect) { path = Path(rect: rect) }

  /// iOS's rounded rectangle, with continuous corners.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    path = Path(continuousRoundedRect: rect, cornerRadius: cornerRadius)
  }

  /// The ellipse that touches the rectangle's sides.
  public init(ovalIn rect: Rect) { path = Path(ovalIn: rect) }

  /// Angles are in radians from the direction of +x and grow clockwise on screen.
  public init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    path = Path(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public mutating func move(to point: Point) { path.move(to: point) }

  public mutating func addLine(to point: Point) { path.addLine(to: point) }

  public mutating func addQuadCurve(to point: Point, controlPoint: Point) {
    path.addQuadCurve(to: point, control: controlPoint)
  }

  public mutating func addCurve(to point: Point, controlPoint1: Point, controlPoint2: Point) {
    path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }

  public mutating func close() { path.close() }

  public mutating func append(_ other: BezierPath) { path.append(other.path) }

  public mutating func apply(_ transform: AffineTransform) { path = path.applying(transform) }

  /// The smallest rectangle round the outline.
  public var bounds: Rect { path.bounds }

  public var isEmpty: Bool { path.isEmpty }

  /// The outline, by its name in UIKit.
  public var cgPath: Path { path }
}
