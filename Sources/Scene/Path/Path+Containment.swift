extension Path {
  /// Into how many chords a curve is cut: a curve as long as a screen strays less than a pixel.
  private static let chords = 16

  /// Whether the filled outline holds a point; open subpaths count as closed.
  ///
  /// Curves are taken as 16 chords. For questions about places; coverage is the rasterizer's.
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    var crossings = RayCrossings(from: point)
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let end):
        crossings.addLine(from: current, to: start)
        (current, start) = (end, end)
      case .line(let end):
        crossings.addLine(from: current, to: end)
        current = end
      case .quadCurve(let end, let control):
        crossings.addCurve(
          from: current, current + (control - current) * (2.0 / 3),
          end + (control - end) * (2.0 / 3), to: end, chords: Self.chords)
        current = end
      case .curve(let end, let control1, let control2):
        crossings.addCurve(from: current, control1, control2, to: end, chords: Self.chords)
        current = end
      case .close:
        crossings.addLine(from: current, to: start)
        current = start
      }
    }
    crossings.addLine(from: current, to: start)
    return switch rule {
    case .nonZero: crossings.winding != 0
    case .evenOdd: crossings.winding % 2 != 0
    }
  }
}

/// How often, and which way, an outline crosses the ray from a point to the right.
private struct RayCrossings {
  let origin: Point
  /// Crossings downward less crossings upward; even where there is an even number of both.
  private(set) var winding = 0

  init(from origin: Point) { self.origin = origin }

  /// A line holds its upper end and not its lower one, so that a corner on the ray counts once.
  mutating func addLine(from start: Point, to end: Point) {
    guard (start.y <= origin.y) != (end.y <= origin.y) else { return }
    let x = start.x + (origin.y - start.y) / (end.y - start.y) * (end.x - start.x)
    if x > origin.x { winding += start.y < end.y ? 1 : -1 }
  }

  mutating func addCurve(
    from start: Point, _ control1: Point, _ control2: Point, to end: Point, chords: Int
  ) {
    let heights = [start.y, control1.y, control2.y, end.y]
    let isBeside = heights.allSatisfy { $0 <= origin.y } || heights.allSatisfy { $0 > origin.y }
    guard !isBeside else { return }
    var last = start
    for step in 1...chords {
      let t = Double(step) / Double(chords)
      let rest = 1 - t
      let next =
        step == chords
        ? end
        : start * (rest * rest * rest) + control1 * (3 * rest * rest * t)
          + control2 * (3 * rest * t * t) + end * (t * t * t)
      addLine(from: last, to: next)
      last = next
    }
  }
}
