public import Scene

/// One finger's life from down to up, bound to the view it first met.
///
/// The view stays its own even where the finger or the view moves away, and whatever comes to lie
/// over it; only when the view leaves the window is the touch cancelled.
public final class Touch {
  public enum Phase: Hashable, Sendable {
    case began, moved, ended, cancelled
  }

  /// The number the finger was given.
  public let finger: Int
  public private(set) var phase = Phase.began
  /// In window coordinates, in points.
  public private(set) var location: Point
  /// Where the finger was at the event before.
  public private(set) var previousLocation: Point
  /// When the latest event came, since the scenario began.
  public private(set) var timestamp: Duration
  /// Where the finger came down.
  public let startLocation: Point

  let surface: (any TouchSurface)?
  /// The recognizers that listen to it, in the order in which they are asked.
  var recognizers: [GestureRecognizer] = []
  var delivery = TouchDelivery()

  init(finger: Int, at location: Point, time: Duration, surface: (any TouchSurface)?) {
    self.finger = finger
    self.location = location
    previousLocation = location
    startLocation = location
    timestamp = time
    self.surface = surface
  }

  /// Whether the finger is on the glass.
  var isDown: Bool { phase == .began || phase == .moved }

  func move(to location: Point, at time: Duration) {
    phase = .moved
    previousLocation = self.location
    self.location = location
    timestamp = time
    delivery.hasMoved = true
  }

  func end(at location: Point, time: Duration) {
    phase = .ended
    previousLocation = self.location
    self.location = location
    timestamp = time
  }

  func cancel(at time: Duration) {
    phase = .cancelled
    timestamp = time
  }
}
