import Glibc

extension Path {
  /// A part of a circle, open, in cubics of at most a quarter turn each from the start angle on.
  ///
  /// Angles are in radians from the direction of +x; they grow clockwise on screen. A full circle is
  /// a move and four curves, the same points as `init(ovalIn:)` makes but for its close. Whole
  /// quarters of a turn are exact, so that such arcs meet the axes.
  ///
  /// Source: UIKit's arcs; κ = 4/3·tan(θ/4) for a cubic that spans θ.
  ///
  /// - Parameters:
  ///   - clockwise: Which way round from the start to the end. A whole turn or more in that
  ///     direction gives the full circle; an end that lies before the start is reached by going on.
  public init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init()
    let circle = Circle(center: center, radius: radius)
    var angle = startAngle
    var left = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let direction: Double = clockwise ? 1 : -1
    move(to: circle.point(at: angle))
    while left > Self.angleTolerance {
      let step = min(left, .pi / 2)
      appendArc(on: circle, from: angle, turning: direction * step)
      angle += direction * step
      left -= step
    }
  }

  /// Differences of angles below this are errors of rounding.
  private static let angleTolerance = 1e-9

  /// How far the arc turns, from 0 to 2π, whatever its direction.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let asked = clockwise ? end - start : start - end
    if asked >= turn - angleTolerance { return turn }
    if asked >= 0 { return asked }
    let rest = asked.truncatingRemainder(dividingBy: turn)
    return rest < -angleTolerance ? rest + turn : 0
  }

  private mutating func appendArc(on circle: Circle, from angle: Double, turning turn: Double) {
    let quarter = abs(abs(turn) - .pi / 2) < Self.angleTolerance
    let reach =
      quarter ? quarterCircleControl * (turn < 0 ? -1 : 1) : 4.0 / 3 * tan(turn / 4)
    let start = circle.direction(at: angle)
    let end = circle.direction(at: angle + turn)
    addCurve(
      to: circle.point(end),
      control1: circle.point(Point(x: start.x - reach * start.y, y: start.y + reach * start.x)),
      control2: circle.point(Point(x: end.x + reach * end.y, y: end.y - reach * end.x)))
  }
}

/// A circle whose points are found by angle.
private struct Circle {
  var center: Point
  var radius: Double

  func point(_ direction: Point) -> Point { center + direction * radius }

  func point(at angle: Double) -> Point { point(direction(at: angle)) }

  /// The unit vector of an angle; exact where it is a whole number of quarter turns.
  func direction(at angle: Double) -> Point {
    let quarters = angle / (.pi / 2)
    guard abs(quarters - quarters.rounded()) < 1e-9 else {
      return Point(x: cos(angle), y: sin(angle))
    }
    switch quarters.rounded().truncatingRemainder(dividingBy: 4) {
    case 0: return Point(x: 1, y: 0)
    case 1, -3: return Point(x: 0, y: 1)
    case 2, -2: return Point(x: -1, y: 0)
    default: return Point(x: 0, y: -1)
    }
  }
}
