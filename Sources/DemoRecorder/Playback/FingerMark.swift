import Scene

/// Where a finger is, or was when it last lifted.
struct FingerMark: Hashable, Sendable {
  var location: Point
  /// When the finger lifted; nil while it is down.
  var liftedAt: Duration?
}
