import Scene

/// Points on the rim of a round pen of radius `half`.
struct StrokePen {
  let half: Double
  private let tolerance: Double

  /// - Parameter tolerance: How far chords of the rim may stray. A rim is never cut finer than into
  ///   a few thousand chords, which on a screen is finer still.
  init(half: Double, tolerance: Double) {
    self.half = half
    self.tolerance = max(tolerance, half * 1e-7)
  }

  /// The side of a line that lies a quarter turn before its heading: up for a line to the right.
  static func normal(of heading: Point) -> Point { Point(x: heading.y, y: -heading.x) }

  /// The way round the end of a line, from its normal's side to the other, both ends included.
  func cap(_ cap: StrokeStyle.LineCap, at end: Point, heading: Point) -> [Point] {
    let normal = Self.normal(of: heading)
    let back = normal * -1
    switch cap {
    case .butt: return [end + normal * half, end + back * half]
    case .square:
      return [end + (normal + heading) * half, end + (back + heading) * half]
    case .round:
      var points = [end + normal * half]
      appendArc(round: end, from: normal, to: heading, into: &points)
      points.append(end + heading * half)
      appendArc(round: end, from: heading, to: back, into: &points)
      points.append(end + back * half)
      return points
    }
  }

  /// The points strictly between two unit directions that are less than half a turn apart.
  ///
  /// The arc is halved until its chords are close enough, which needs no trigonometry.
  func appendArc(round center: Point, from start: Point, to end: Point, into points: inout [Point])
  {
    let cosine = start.x * end.x + start.y * end.y
    let halfCosine = (max(0, 1 + cosine) / 2).squareRoot()
    guard half * (1 - halfCosine) > tolerance else { return }
    let sum = start + end
    let middle = sum * (1 / sum.distance(to: .zero))
    appendArc(round: center, from: start, to: middle, into: &points)
    points.append(center + middle * half)
    appendArc(round: center, from: middle, to: end, into: &points)
  }
}
