public import Scene

/// Outlines of the same kind of elements in the same order move point by point, control points
/// too; a `close` at the end of one of them does not matter. Others switch halfway.
extension Path: Interpolatable {
  public static func canInterpolate(from start: Path, to end: Path) -> Bool {
    let first = start.elementsWithoutClose
    let last = end.elementsWithoutClose
    return first.count == last.count && zip(first, last).allSatisfy { $0.isSameKind(as: $1) }
  }

  public static func interpolated(from start: Path, to end: Path, progress: Double) -> Path {
    if progress == 0 { return start }
    if progress == 1 { return end }
    guard canInterpolate(from: start, to: end) else { return progress < 0.5 ? start : end }
    let first = start.elementsWithoutClose
    let last = end.elementsWithoutClose
    var moved = zip(first, last).map { Path.Element.interpolated($0, $1, progress: progress) }
    // Closed at the end where either is: an oval that becomes an arc keeps its join meanwhile.
    let closing = max(start.elements.count - first.count, end.elements.count - last.count)
    moved += repeatElement(.close, count: closing)
    return Path(elements: moved)
  }

  private var elementsWithoutClose: ArraySlice<Element> {
    let count = elements.count - elements.reversed().prefix { $0 == .close }.count
    return elements[..<count]
  }
}

extension Path.Element {
  fileprivate func isSameKind(as other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
      (.close, .close):
      true
    default: false
    }
  }

  /// Precondition: both are of the same kind.
  fileprivate static func interpolated(
    _ start: Path.Element, _ end: Path.Element, progress: Double
  ) -> Path.Element {
    func between(_ first: Point, _ last: Point) -> Point {
      .interpolated(from: first, to: last, progress: progress)
    }
    switch (start, end) {
    case (.move(let p), .move(let q)): return .move(to: between(p, q))
    case (.line(let p), .line(let q)): return .line(to: between(p, q))
    case (.quadCurve(let p, let p1), .quadCurve(let q, let q1)):
      return .quadCurve(to: between(p, q), control: between(p1, q1))
    case (.curve(let p, let p1, let p2), .curve(let q, let q1, let q2)):
      return .curve(to: between(p, q), control1: between(p1, q1), control2: between(p2, q2))
    default: return start
    }
  }
}
