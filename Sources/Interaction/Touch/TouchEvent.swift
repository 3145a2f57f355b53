public import Scene

/// What one finger does at one instant.
public struct TouchEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    case down, move, up
    /// The system takes the finger away, as for an incoming call.
    case cancel
  }

  /// Tells fingers apart for as long as they are down; a number may be used again after that.
  public var finger: Int
  public var phase: Phase
  /// In window coordinates, in points.
  public var location: Point

  public init(finger: Int = 0, phase: Phase, location: Point) {
    self.finger = finger
    self.phase = phase
    self.location = location
  }
}
