import Scene

/// How much of each pixel a shape covers, in the plainest way: many scanlines a pixel, each with the
/// exact length that lies inside by the nonzero rule.
struct GlyphScanlines {
  var width: Int
  var height: Int
  /// 0 to 1, row by row.
  private(set) var values: [Double]

  /// - Parameter path: In pixels from the top left corner.
  init(of path: Path, width: Int, height: Int, scanlines: Int = 48) {
    self.width = width
    self.height = height
    values = [Double](repeating: 0, count: width * height)
    let segments = Self.segments(of: path)
    for line in 0..<height * scanlines {
      let y = (Double(line) + 0.5) / Double(scanlines)
      let crossings = segments.compactMap { Self.crossing(of: $0, at: y) }.sorted { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.direction
        if winding != 0 {
          cover(crossing.x, next.x, row: line / scanlines, share: 1 / Double(scanlines))
        }
      }
    }
  }

  private mutating func cover(_ from: Double, _ to: Double, row: Int, share: Double) {
    for x in max(0, Int(from))..<max(max(0, Int(from)), min(width, Int(to) + 1)) {
      let length = min(to, Double(x + 1)) - max(from, Double(x))
      values[row * width + x] += max(0, length) * share
    }
  }

  private static func crossing(
    of segment: (Point, Point), at y: Double
  ) -> (x: Double, direction: Int)? {
    let (start, end) = segment
    guard (start.y <= y) != (end.y <= y) else { return nil }
    let share = (y - start.y) / (end.y - start.y)
    return (start.x + share * (end.x - start.x), start.y <= y ? 1 : -1)
  }

  /// The outline as straight pieces, 16 for each curve.
  private static func segments(of path: Path) -> [(Point, Point)] {
    var segments: [(Point, Point)] = []
    var start = Point.zero
    var current = Point.zero
    func lines(to end: Point, _ curve: (Double) -> Point) {
      for step in 1...16 {
        let next = step == 16 ? end : curve(Double(step) / 16)
        segments.append((current, next))
        current = next
      }
    }
    for element in path.elements {
      let from = current
      switch element {
      case .move(let end): (start, current) = (end, end)
      case .line(let end): lines(to: end) { from + (end - from) * $0 }
      case .quadCurve(let end, let control):
        lines(to: end) { t in
          from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t)
        }
      case .curve(let end, let control1, let control2):
        lines(to: end) { t in
          let s = 1 - t
          return from * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
            + end * (t * t * t)
        }
      case .close: lines(to: start) { from + (start - from) * $0 }
      }
    }
    return segments
  }
}
