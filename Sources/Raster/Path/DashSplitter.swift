import Scene

/// Cuts a chain of lines into dashes.
///
/// A pattern of an odd number of lengths is read twice over, a negative phase counts back from the
/// pattern's end. A pattern with a negative or infinite length, or of no length in all, draws a solid
/// line, and so does one so fine that a chain would fall into more than `limit` pieces. The dash
/// that runs over the start of a closed chain is drawn as one.
struct DashSplitter {
  /// Far more than a screen can show; a guard against patterns that would never end.
  static let limit = 100_000.0

  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  init(pattern: [Double], phase: Double) {
    let isDrawable = pattern.allSatisfy { $0 >= 0 && $0.isFinite } && phase.isFinite
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let total = lengths.reduce(0, +)
    let isDashed = isDrawable && total > 0 && total.isFinite
    self.lengths = isDashed ? lengths : []
    self.total = isDashed ? total : 0
    let rest = isDashed ? phase.truncatingRemainder(dividingBy: total) : 0
    self.phase = rest < 0 ? rest + total : rest
  }

  func spines(of line: Polyline) -> [StrokeSpine] {
    let spine = StrokeSpine(line)
    guard !lengths.isEmpty, spine.points.count > 1 else { return [spine] }
    let stops = spine.isClosed ? spine.points + spine.points.prefix(1) : spine.points
    let length = zip(stops, stops.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard length / total * Double(lengths.count) <= Self.limit else { return [spine] }
    var walk = DashWalk(lengths: lengths, phase: phase, start: stops[0])
    for index in 1..<stops.count {
      let isSmooth = index < spine.points.count && spine.isSmooth[index]
      walk.advance(to: stops[index], isSmooth: isSmooth)
    }
    return walk.finished(closing: spine)
  }
}

/// One walk along a chain, laying dashes down.
private struct DashWalk {
  let lengths: [Double]
  private var index = 0
  /// What is left of the length at `index`.
  private var remaining: Double
  private var place: Point
  private var dashes: [StrokeSpine] = []
  private var open: StrokeSpine?
  private var startedInDash = false
  private var hasTurned = false

  private var isDash: Bool { index % 2 == 0 }

  init(lengths: [Double], phase: Double, start: Point) {
    self.lengths = lengths
    remaining = lengths[0]
    place = start
    var rest = phase
    while rest >= remaining, rest > 0 {
      rest -= remaining
      index = (index + 1) % lengths.count
      remaining = lengths[index]
    }
    remaining -= rest
    startedInDash = isDash
  }

  mutating func advance(to stop: Point, isSmooth: Bool) {
    var distance = place.distance(to: stop)
    let heading = (stop - place) * (1 / distance)
    if isDash, open == nil { open = StrokeSpine(start: place, heading: heading) }
    while remaining <= distance {
      place = place + heading * remaining
      distance -= remaining
      turn(heading: heading)
    }
    remaining -= distance
    place = stop
    open?.append(stop, isSmooth: isSmooth)
  }

  /// Ends a dash or a gap here and begins the other.
  private mutating func turn(heading: Point) {
    if var dash = open {
      dash.append(place, isSmooth: false)
      dashes.append(dash)
      open = nil
    }
    hasTurned = true
    index = (index + 1) % lengths.count
    remaining = lengths[index]
    if isDash { open = StrokeSpine(start: place, heading: heading) }
  }

  mutating func finished(closing spine: StrokeSpine) -> [StrokeSpine] {
    guard let last = open else { return dashes }
    guard hasTurned else { return [spine] }
    if spine.isClosed, startedInDash, var joined = open, let first = dashes.first {
      for (point, smooth) in zip(first.points, first.isSmooth) {
        joined.append(point, isSmooth: smooth)
      }
      dashes[0] = joined
    } else if last.points.count > 1 {
      dashes.append(last)
    }
    return dashes
  }
}
