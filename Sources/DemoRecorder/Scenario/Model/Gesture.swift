/// A finger that comes down and goes up in one place, once or several times.
struct Press: Hashable, Sendable {
  var target: Target
  /// From each down to its up.
  var hold: Duration
  /// How often; 2 for a double tap.
  var count: Int
  /// From an up to the next down.
  var pause: Duration
}

/// A finger that comes down, moves along straight lines, and goes up.
struct Drag: Hashable, Sendable {
  /// Where the finger comes down.
  var start: Target
  /// The corners in order, the last is where it goes up; at least one, unless `direction` is set.
  var path: [Target]
  /// Instead of a path: a straight line this way, 60 % of the screen's width or height long.
  var direction: Direction?
  /// How long the movement takes, from the first to the last point of the path.
  var duration: Duration
  /// How the way runs over the duration; over arc length, not corner by corner.
  var ease: Ease
  /// How long the finger rests at the start before it moves.
  var press: Duration
  /// How long the finger rests at the end before it lifts.
  var hold: Duration
  var release: Release

  enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// Core Animation's curves by their names.
  enum Ease: String, Hashable, Sendable, CaseIterable {
    case easeInEaseOut, linear, easeIn, easeOut
  }

  enum Release: String, Hashable, Sendable, CaseIterable {
    /// The finger has reached its end point when it lifts.
    case rest
    /// The finger lifts at speed, with the last move.
    case flick
  }
}

/// One change of one finger, for gestures of several fingers.
struct FingerChange: Hashable, Sendable {
  var finger: String
  var change: Change

  enum Change: Hashable, Sendable {
    case down(Target)
    /// Returns at once and runs on while later steps play.
    case move(to: Target, over: Duration)
    case up
    case cancel
  }
}
