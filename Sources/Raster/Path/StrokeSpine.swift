import Scene

/// A stretch of a path to be stroked without a break: no two neighbouring points have no
/// distance.
struct StrokeSpine {
  var points: [Point]
  /// As in `Polyline`.
  var isSmooth: [Bool]
  var isClosed: Bool
  /// The unit direction in which a spine of a single point looks.
  var heading = Point(x: 1, y: 0)

  init(start: Point, heading: Point) {
    points = [start]
    isSmooth = [false]
    isClosed = false
    self.heading = heading
  }

  init(_ line: Polyline) {
    points = []
    isSmooth = []
    isClosed = line.isClosed
    for (point, smooth) in zip(line.points, line.isSmooth) { append(point, isSmooth: smooth) }
    if isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) == 0 {
      points.removeLast()
      isSmooth.removeLast()
    }
    if points.count < 2 { isClosed = false }
  }

  /// Adds a point unless the spine ends there already; a corner there stays a corner.
  mutating func append(_ point: Point, isSmooth smooth: Bool) {
    if let last = points.last, last.distance(to: point) == 0 {
      isSmooth[isSmooth.count - 1] = isSmooth[isSmooth.count - 1] && smooth
    } else {
      points.append(point)
      isSmooth.append(smooth)
    }
  }

  /// The same stretch walked from its end; a closed one still begins at the same point.
  var reversed: StrokeSpine {
    var back = self
    back.points.reverse()
    back.isSmooth.reverse()
    return back
  }
}
