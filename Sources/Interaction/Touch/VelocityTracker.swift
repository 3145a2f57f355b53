import Scene

/// How fast a point moves, smoothed over its latest steps.
///
/// Each step's velocity counts a fifth, what was known before four fifths; the first step counts
/// whole. Source: public listings derived from UIKitCore.
struct VelocityTracker {
  /// In points per second.
  private(set) var velocity = Point.zero
  private var last: (place: Point, time: Duration)?
  private var hasStep = false

  /// Goes on from another place, as when a finger came or went; what was known of the speed stays.
  mutating func restart(at place: Point, time: Duration) { last = (place, time) }

  /// Steps shorter than a millisecond are left out.
  mutating func add(_ place: Point, time: Duration) {
    guard let last else { return restart(at: place, time: time) }
    let seconds = (time - last.time).inSeconds
    guard seconds >= 0.001 else { return }
    let step = (place - last.place) * (1 / seconds)
    velocity = hasStep ? step * 0.2 + velocity * 0.8 : step
    hasStep = true
    self.last = (place, time)
  }
}
