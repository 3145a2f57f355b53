/// An outline of straight lines and Bézier curves, in points.
///
/// Subpaths left open are closed by a straight line where they are filled, and stay open where they
/// are stroked.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case quadCurve(to: Point, control: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case close
  }

  public var elements: [Element]

  public init(elements: [Element] = []) {
    self.elements = elements
  }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }

  public mutating func addQuadCurve(to point: Point, control: Point) {
    elements.append(.quadCurve(to: point, control: control))
  }

  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  public mutating func close() { elements.append(.close) }

  public mutating func append(_ other: Path) { elements += other.elements }

  public func applying(_ transform: AffineTransform) -> Path {
    Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// The smallest rectangle round all points, control points included; `zero` where there is none.
  public var controlBounds: Rect {
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    for element in elements {
      element.forEachPoint { point in
        low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
        high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension Path.Element {
  /// The element's points: control points in order, then the end point; none for `close`.
  public var points: [Point] {
    var points: [Point] = []
    forEachPoint { points.append($0) }
    return points
  }

  /// Visits what `points` holds, in its order, and makes no array of them: bounds are asked for in every
  /// frame.
  public func forEachPoint(_ visit: (Point) -> Void) {
    switch self {
    case .move(let end), .line(let end): visit(end)
    case .quadCurve(let end, let control):
      visit(control)
      visit(end)
    case .curve(let end, let control1, let control2):
      visit(control1)
      visit(control2)
      visit(end)
    case .close: break
    }
  }

  /// The same element with every point mapped.
  public func mapPoints(_ map: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let end): .move(to: map(end))
    case .line(let end): .line(to: map(end))
    case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
    case .curve(let end, let control1, let control2):
      .curve(to: map(end), control1: map(control1), control2: map(control2))
    case .close: .close
    }
  }
}
