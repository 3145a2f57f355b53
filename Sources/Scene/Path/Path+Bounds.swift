extension Path {
  /// The smallest rectangle round the outline itself; `zero` where there is none.
  ///
  /// Exact up to rounding: a curve counts as far as it reaches, not as far as its control points lie
  /// (those are `controlBounds`). A move that nothing follows counts as the point it is.
  public var bounds: Rect {
    var extent = Extent()
    var current = Point.zero
    var subpathStart = Point.zero
    for element in elements {
      switch element {
      case .move(let end):
        subpathStart = end
        current = end
      case .line(let end): current = end
      case .quadCurve(let end, let control):
        extent.addQuadCurve(from: current, control: control, to: end)
        current = end
      case .curve(let end, let control1, let control2):
        extent.addCurve(from: current, control1: control1, control2: control2, to: end)
        current = end
      case .close: current = subpathStart
      }
      extent.add(current)
    }
    return extent.rect
  }
}

/// The least and greatest coordinates seen.
private struct Extent {
  private var low = Point(x: .infinity, y: .infinity)
  private var high = Point(x: -.infinity, y: -.infinity)

  var rect: Rect {
    guard low.x <= high.x, low.y <= high.y else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  mutating func add(_ point: Point) {
    addX(point.x)
    addY(point.y)
  }

  private mutating func addX(_ x: Double) {
    low.x = min(low.x, x)
    high.x = max(high.x, x)
  }

  private mutating func addY(_ y: Double) {
    low.y = min(low.y, y)
    high.y = max(high.y, y)
  }

  /// A quadratic is the cubic whose control points lie two thirds of the way to its own.
  mutating func addQuadCurve(from start: Point, control: Point, to end: Point) {
    addCurve(
      from: start, control1: start + (control - start) * (2.0 / 3),
      control2: end + (control - end) * (2.0 / 3), to: end)
  }

  mutating func addCurve(from start: Point, control1: Point, control2: Point, to end: Point) {
    let across = CubicCoordinate(start.x, control1.x, control2.x, end.x)
    let down = CubicCoordinate(start.y, control1.y, control2.y, end.y)
    for value in across.turningValues { addX(value) }
    for value in down.turningValues { addY(value) }
  }
}

/// One coordinate of a cubic Bézier curve, a polynomial of its parameter from 0 to 1.
private struct CubicCoordinate {
  private let ends: (Double, Double)
  private let controls: (Double, Double)

  init(_ start: Double, _ control1: Double, _ control2: Double, _ end: Double) {
    ends = (start, end)
    controls = (control1, control2)
  }

  private func value(at t: Double) -> Double {
    let rest = 1 - t
    return rest * rest * rest * ends.0 + 3 * rest * rest * t * controls.0
      + 3 * rest * t * t * controls.1 + t * t * t * ends.1
  }

  /// The values where the coordinate turns back inside the curve; none where its control points lie
  /// between its ends, for there it never leaves them.
  var turningValues: [Double] {
    let least = min(ends.0, ends.1)
    let most = max(ends.0, ends.1)
    if min(controls.0, controls.1) >= least, max(controls.0, controls.1) <= most { return [] }
    // A third of the derivative: a·t² + b·t + c.
    let c = controls.0 - ends.0
    let b = 2 * (controls.1 - 2 * controls.0 + ends.0)
    let a = ends.1 - 3 * controls.1 + 3 * controls.0 - ends.0
    return roots(a, b, c).filter { $0 > 0 && $0 < 1 }.map(value(at:))
  }

  /// The real roots of a·t² + b·t + c, found without taking the difference of near equals.
  private func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [sum / a, c / sum].filter(\.isFinite)
  }
}
