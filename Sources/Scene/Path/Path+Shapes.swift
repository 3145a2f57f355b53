/// The share of a quarter circle's radius at which its cubic's control points lie: 4/3·tan(π/8).
///
/// Source: the usual cubic for a quarter circle, off by at most 0.03 % of the radius; Core Graphics
/// uses the same.
let quarterCircleControl = 0.5522847498307936

extension Path {
  /// The rectangle's outline, clockwise on screen from its top left corner, closed.
  public init(rect: Rect) {
    self.init()
    move(to: rect.origin)
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// A rectangle whose corners are quarters of a circle, clockwise on screen, closed.
  ///
  /// - Parameter radius: In points; more than half the short side counts as that half, and nothing
  ///   or less gives the plain rectangle.
  public init(circularRoundedRect rect: Rect, radius: Double) {
    let limited = min(radius, min(rect.width, rect.height) / 2)
    guard limited > 0 else {
      self.init(rect: rect)
      return
    }
    self.init()
    let corners = RectCorner.clockwise(of: rect)
    move(to: Point(x: rect.minX + limited, y: rect.minY))
    for corner in corners {
      addLine(to: corner.point(limited, 0))
      let control = limited * (1 - quarterCircleControl)
      addCurve(
        to: corner.point(0, limited), control1: corner.point(control, 0),
        control2: corner.point(0, control))
    }
    close()
  }

  /// The ellipse that touches the rectangle's four sides, clockwise on screen from its rightmost
  /// point, closed.
  ///
  /// Its five points are those of a full `init(arcCenter:…)` where the rectangle is a square, so the
  /// two blend into each other.
  public init(ovalIn rect: Rect) {
    self.init()
    let middle = rect.center
    let quarterTurns = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    func onOval(_ x: Double, _ y: Double) -> Point {
      Point(x: middle.x + rect.width / 2 * x, y: middle.y + rect.height / 2 * y)
    }
    move(to: onOval(1, 0))
    for (start, end) in zip(quarterTurns, quarterTurns.dropFirst()) {
      // Each control point leaves its end of the quarter in the direction of the other end.
      addCurve(
        to: onOval(end.0, end.1),
        control1: onOval(
          start.0 + quarterCircleControl * end.0, start.1 + quarterCircleControl * end.1),
        control2: onOval(
          end.0 + quarterCircleControl * start.0, end.1 + quarterCircleControl * start.1))
    }
    close()
  }
}

/// A corner of a rectangle as an outline that runs clockwise on screen meets it.
struct RectCorner {
  var vertex: Point
  /// The unit vector from the corner back along the edge on which the outline arrives.
  var arriving: Point
  /// The unit vector from the corner on along the edge on which the outline leaves.
  var leaving: Point

  /// The point `along` back on the arriving edge's direction and `across` on the leaving edge's.
  func point(_ along: Double, _ across: Double) -> Point {
    Point(
      x: vertex.x + along * arriving.x + across * leaving.x,
      y: vertex.y + along * arriving.y + across * leaving.y)
  }

  /// Top right, bottom right, bottom left, top left.
  static func clockwise(of rect: Rect) -> [RectCorner] {
    let up = Point(x: 0, y: -1)
    let down = Point(x: 0, y: 1)
    let left = Point(x: -1, y: 0)
    let right = Point(x: 1, y: 0)
    return [
      RectCorner(vertex: Point(x: rect.maxX, y: rect.minY), arriving: left, leaving: down),
      RectCorner(vertex: Point(x: rect.maxX, y: rect.maxY), arriving: up, leaving: left),
      RectCorner(vertex: Point(x: rect.minX, y: rect.maxY), arriving: right, leaving: up),
      RectCorner(vertex: rect.origin, arriving: down, leaving: right),
    ]
  }
}
