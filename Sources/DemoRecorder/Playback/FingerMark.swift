import Scene

/// One contact of a finger: where it is, or was when it lifted, and by which way it came of late.
struct FingerMark: Hashable, Sendable {
  /// Where the finger was at a time since the scenario began.
  struct Waypoint: Hashable, Sendable {
    var time: Duration
    var location: Point
  }

  /// How far back the way is kept.
  static let memory = Duration.milliseconds(500)
  /// Of the waypoints that fall into one such part of a second only the last is kept, so that a way
  /// is never long: twice as fine as moves come.
  static let waypointsPerSecond: Int64 = 2 * TouchSynthesizer.movesPerSecond

  let finger: Int
  /// Where and when it came down.
  let origin: Waypoint
  /// Oldest first, never empty; the first is the only one that may be older than `memory`.
  private(set) var way: [Waypoint]
  /// When the finger lifted; nil while it is down.
  private(set) var liftedAt: Duration?

  init(finger: Int, downAt time: Duration, location: Point) {
    self.finger = finger
    origin = Waypoint(time: time, location: location)
    way = [origin]
  }

  var location: Point { way[way.count - 1].location }

  mutating func move(to location: Point, at time: Duration) {
    if way.count > 1, slot(of: way[way.count - 1].time) == slot(of: time) { way.removeLast() }
    way.append(Waypoint(time: time, location: location))
    let forgotten = way.dropFirst().prefix { $0.time < time - Self.memory }.count
    way.removeFirst(forgotten)
  }

  mutating func lift(from location: Point, at time: Duration) {
    move(to: location, at: time)
    liftedAt = time
  }

  /// Whether nothing of it is left to be seen.
  func isForgotten(at time: Duration) -> Bool {
    liftedAt.map { time - $0 >= Self.memory } ?? false
  }

  private func slot(of time: Duration) -> Int64 {
    let (seconds, attoseconds) = (time - origin.time).components
    let nanosecond: Int64 = 1_000_000_000
    return seconds * Self.waypointsPerSecond
      + attoseconds / nanosecond * Self.waypointsPerSecond / nanosecond
  }
}
