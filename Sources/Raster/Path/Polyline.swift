import Scene

/// A chain of straight lines.
struct Polyline {
  var points: [Point] = []
  /// For each point, whether it lies inside a curve, where a stroke takes no join of its own.
  var isSmooth: [Bool] = []
  /// Whether the path said that the last point is joined to the first.
  var isClosed = false
  /// Whether anything was drawn after the start, if only a line of no length.
  var hasSegments = false

  init() {}

  /// A closed outline.
  init(outline points: [Point]) {
    self.points = points
    isSmooth = [Bool](repeating: false, count: points.count)
    isClosed = true
    hasSegments = true
  }

  mutating func append(_ point: Point, isSmooth smooth: Bool) {
    points.append(point)
    isSmooth.append(smooth)
  }

  func applying(_ transform: AffineTransform) -> Polyline {
    var mapped = self
    mapped.points = points.map { $0.applying(transform) }
    return mapped
  }
}
