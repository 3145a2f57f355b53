import Interaction
import Scene

/// Follows how some views move from the moment a finger last lifted.
///
/// While something is animated it looks every millisecond, counted from that moment; while nothing is,
/// when something happens. So what it finds does not depend on the frame rate, and waiting costs
/// nothing.
struct MotionWatch {
  static let interval = Duration.milliseconds(1)

  /// By identifier; empty where nobody asks.
  private(set) var motions: [String: ViewMotion]

  init(identifiers: Set<String>) {
    motions = Dictionary(
      uniqueKeysWithValues: identifiers.map { ($0, ViewMotion(start: .zero)) })
  }

  /// When to look next, on a screen whose instant is worked through; nil where nothing will change.
  func nextTime(on screen: Screen) -> Duration? {
    guard let start = motions.values.first?.start else { return nil }
    guard screen.isAnimating else { return screen.nextEventTime }
    let looks = Int((screen.now - start) / Self.interval)
    let next = start + Self.interval * (looks + 1)
    return min(next, screen.nextEventTime ?? next)
  }

  /// Begins anew: a finger has just lifted.
  mutating func restart(on screen: Screen) {
    for identifier in motions.keys {
      motions[identifier] = ViewMotion(start: screen.now)
    }
    look(at: screen)
  }

  mutating func look(at screen: Screen) {
    guard !motions.isEmpty else { return }
    let trace = screen.trace()
    for identifier in motions.keys {
      motions[identifier]?.note(trace[identifier]?.presentation.frame, at: screen.now)
    }
  }
}

/// Where one view was since a finger last lifted.
struct ViewMotion: Hashable, Sendable {
  struct Sample: Hashable, Sendable {
    var time: Duration
    /// In the window; nil while the view is not there.
    var frame: Rect?
  }

  /// When the finger lifted.
  let start: Duration
  /// The times at which the frame changed, with the new frame.
  private(set) var samples: [Sample] = []

  init(start: Duration) {
    self.start = start
  }

  mutating func note(_ frame: Rect?, at time: Duration) {
    if let last = samples.last, last.frame == frame { return }
    samples.append(Sample(time: time, frame: frame))
  }

  /// How long after the lift the view was for good within `tolerance` points of where it is now.
  func settlingTime(tolerance: Double) -> Duration {
    guard let end = samples.last?.frame?.center,
      let last = samples.lastIndex(where: {
        $0.frame.map { !Self.isNear($0.center, end, tolerance) } ?? true
      }), last + 1 < samples.count
    else { return .zero }
    return samples[last + 1].time - start
  }

  /// How far the view went beyond where it is now, in points, seen along the way from where it was at
  /// the lift; 0 where it never did.
  var overshoot: Double {
    let centers = samples.compactMap(\.frame?.center)
    guard let first = centers.first, let end = centers.last else { return 0 }
    let length = first.distance(to: end)
    guard length > 0 else { return 0 }
    let way = (end - first) * (1 / length)
    return centers.map { ($0.x - end.x) * way.x + ($0.y - end.y) * way.y }.max() ?? 0
  }

  /// The first place where the view left `area` by more than `tolerance` points.
  func firstExit(from area: Rect, tolerance: Double) -> Sample? {
    let allowed = area.insetBy(dx: -tolerance, dy: -tolerance)
    return samples.first { sample in
      guard let frame = sample.frame else { return false }
      return frame.minX < allowed.minX || frame.minY < allowed.minY
        || frame.maxX > allowed.maxX || frame.maxY > allowed.maxY
    }
  }

  private static func isNear(_ first: Point, _ second: Point, _ tolerance: Double) -> Bool {
    abs(first.x - second.x) <= tolerance && abs(first.y - second.y) <= tolerance
  }
}
