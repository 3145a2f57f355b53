import Scene

/// Replaces a path's curves by chords that stay within `tolerance` of them.
///
/// Chords are cut at equal steps of the curve's parameter, so many that h²/8 · max|B″| is at most the
/// tolerance, h being the step. That needs additions, multiplications and square roots alone, which
/// IEEE 754 defines to the last bit, so the chords are the same on every machine.
///
/// Elements with a point that is not finite are left out; points further than `limit` from the origin
/// are moved to it. What lies outside the picture is not cut off here: chords must not depend on
/// which part of the picture is painted.
struct CurveFlattener {
  /// A sixteenth of the 1/256 of a pixel that eight bits of coverage can tell apart.
  static let pixelTolerance = 1.0 / 4096

  /// 2²⁶: with 16 fractional bits the products in the coverage kernels then fit 64 bits.
  static let limit = 67_108_864.0

  /// More than any curve within the limit needs at a pixel's tolerance; a guard against strokes that
  /// are magnified beyond measure.
  private static let mostChords = 2_097_152.0

  /// The greatest distance between curve and chord, in the units of the points.
  var tolerance = pixelTolerance

  /// The subpaths, one chain each, mapped by `transform`.
  func polylines(of path: Path, transform: AffineTransform = .identity) -> [Polyline] {
    var subpaths = Subpaths()
    for element in path.elements {
      let mapped = element.mapPoints { $0.applying(transform) }
      guard mapped.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      append(mapped.mapPoints(limited), to: &subpaths)
    }
    return subpaths.finished()
  }

  private func append(_ element: Path.Element, to subpaths: inout Subpaths) {
    switch element {
    case .move(let end): subpaths.start(at: end)
    case .line(let end):
      guard subpaths.continues(to: end) else { return }
      subpaths.line(to: end, isSmooth: false)
    case .quadCurve(let end, let control):
      guard subpaths.continues(to: end) else { return }
      appendQuad(from: subpaths.current, control, end, to: &subpaths)
    case .curve(let end, let control1, let control2):
      guard subpaths.continues(to: end) else { return }
      appendCubic(from: subpaths.current, control1, control2, end, to: &subpaths)
    case .close: subpaths.close()
    }
  }

  /// B″ = 2(p₀ − 2p₁ + p₂) throughout.
  private func appendQuad(
    from start: Point, _ control: Point, _ end: Point, to subpaths: inout Subpaths
  ) {
    let bend = start - control * 2 + end
    let count = chords(for: 0.25 * bend.distance(to: .zero))
    let slope = (control - start) * 2
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      subpaths.line(to: start + (slope + bend * t) * t, isSmooth: true)
    }
    subpaths.line(to: end, isSmooth: false)
  }

  /// |B″| is at most six times the longer of the control polygon's two second differences.
  private func appendCubic(
    from start: Point, _ control1: Point, _ control2: Point, _ end: Point,
    to subpaths: inout Subpaths
  ) {
    let bend1 = start - control1 * 2 + control2
    let bend2 = control1 - control2 * 2 + end
    let count = chords(for: 0.75 * max(bend1.distance(to: .zero), bend2.distance(to: .zero)))
    let linear = (control1 - start) * 3
    let quadratic = bend1 * 3
    let cubic = bend2 - bend1
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      subpaths.line(to: start + (linear + (quadratic + cubic * t) * t) * t, isSmooth: true)
    }
    subpaths.line(to: end, isSmooth: false)
  }

  /// How many chords bring a deviation that one chord would have below the tolerance.
  private func chords(for deviation: Double) -> Int {
    let count = (deviation / tolerance).squareRoot().rounded(.up)
    return count > 1 ? Int(min(count, Self.mostChords)) : 1
  }

  private func limited(_ point: Point) -> Point {
    Point(
      x: min(max(point.x, -Self.limit), Self.limit),
      y: min(max(point.y, -Self.limit), Self.limit))
  }
}

/// The chains of a path while it is read.
private struct Subpaths {
  private var finishedChains: [Polyline] = []
  private var open = Polyline()
  /// Where a subpath begins that follows a `close` without a `move`.
  private var restart: Point?

  var current: Point { open.points.last ?? .zero }

  mutating func start(at point: Point) {
    flush()
    open.append(point, isSmooth: false)
    restart = nil
  }

  /// Makes sure that there is a current point; a path that begins without a `move` begins at the
  /// first end point, of which nothing is drawn.
  mutating func continues(to point: Point) -> Bool {
    guard open.points.isEmpty else { return true }
    open.append(restart ?? point, isSmooth: false)
    defer { restart = nil }
    return restart != nil
  }

  mutating func line(to point: Point, isSmooth: Bool) {
    open.append(point, isSmooth: isSmooth)
    open.hasSegments = true
  }

  mutating func close() {
    guard let first = open.points.first else { return }
    open.isClosed = true
    open.hasSegments = true
    flush()
    restart = first
  }

  mutating func finished() -> [Polyline] {
    flush()
    return finishedChains
  }

  private mutating func flush() {
    if open.hasSegments { finishedChains.append(open) }
    open = Polyline()
  }
}
