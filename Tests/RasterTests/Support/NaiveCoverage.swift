import Scene

/// Coverage the slow and obvious way: 1,024 scanlines a pixel, exact extents along each.
///
/// Its own error: where an outline ends or runs level inside a pixel, up to half a scanline of area
/// for each such place, 1/8 of a level. Curves are cut so fine that chords add less than that.
struct NaiveCoverage {
  static let scanlines = 1_024

  let width: Int
  let height: Int
  /// Covered area of each pixel, 0 to 1.
  private(set) var areas: [Double]

  private struct Crossing {
    var x: Double
    var winding: Int
  }

  init(of path: Path, rule: FillRule, width: Int, height: Int) {
    self.width = width
    self.height = height
    areas = [Double](repeating: 0, count: width * height)
    var rows = [[Crossing]](repeating: [], count: height * Self.scanlines)
    for (start, end) in Self.edges(of: path) { Self.cross(start, end, &rows) }
    for (row, crossings) in rows.enumerated() where !crossings.isEmpty {
      addRow(row / Self.scanlines, crossings.sorted { $0.x < $1.x }, rule)
    }
  }

  private static func cross(_ start: Point, _ end: Point, _ rows: inout [[Crossing]]) {
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let lines = Double(scanlines)
    let first = max(0, (upper.y * lines - 0.5).rounded(.up))
    let last = min(Double(rows.count) - 1, (lower.y * lines - 0.5).rounded(.up) - 1)
    guard first <= last else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let winding = start.y < end.y ? 1 : -1
    for row in Int(first)...Int(last) {
      let y = (Double(row) + 0.5) / lines
      rows[row].append(Crossing(x: upper.x + (y - upper.y) * slope, winding: winding))
    }
  }

  private mutating func addRow(_ y: Int, _ crossings: [Crossing], _ rule: FillRule) {
    var winding = 0
    for (index, crossing) in crossings.dropLast().enumerated() {
      winding += crossing.winding
      let isInside = rule == .nonZero ? winding != 0 : winding & 1 == 1
      if isInside { addExtent(y, from: crossing.x, to: crossings[index + 1].x) }
    }
  }

  private mutating func addExtent(_ y: Int, from left: Double, to right: Double) {
    let left = max(left, 0)
    let right = min(right, Double(width))
    guard left < right else { return }
    for x in Int(left)..<min(width, Int(right) + 1) {
      let part = min(right, Double(x + 1)) - max(left, Double(x))
      if part > 0 { areas[y * width + x] += part / Double(Self.scanlines) }
    }
  }

  /// Straight edges, curves cut into equal steps of their parameter.
  static func edges(of path: Path) -> [(Point, Point)] {
    var edges: [(Point, Point)] = []
    var start = Point.zero
    var last = Point.zero
    func run(_ points: [Point], _ steps: Int) {
      for step in 1...steps {
        let next = casteljau(points, Double(step) / Double(steps))
        edges.append((last, next))
        last = next
      }
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        edges.append((last, start))
        (start, last) = (end, end)
      case .line(let end): run([last, end], 1)
      case .quadCurve(let end, let control):
        run([last, control, end], steps([last, control, end]))
      case .curve(let end, let one, let two):
        run([last, one, two, end], steps([last, one, two, end]))
      case .close:
        edges.append((last, start))
        last = start
      }
    }
    edges.append((last, start))
    return edges
  }

  private static func casteljau(_ points: [Point], _ t: Double) -> Point {
    if points.count == 1 { return points[0] }
    let next = zip(points, points.dropFirst()).map { $0 * (1 - t) + $1 * t }
    return casteljau(next, t)
  }

  /// So many that chords stay within 1/8,000 of a pixel.
  private static func steps(_ points: [Point]) -> Int {
    var bend = 0.0
    for index in 2..<max(points.count, 2) {
      let second = points[index] - points[index - 1] * 2 + points[index - 2]
      bend = max(bend, second.distance(to: .zero))
    }
    return Int((6_000 * bend).squareRoot()) + 1
  }
}
