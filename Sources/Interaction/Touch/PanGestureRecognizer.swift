import Scene

/// Recognises fingers that move, and follows the mean of their places.
///
/// - It begins at the first move that is 10 points or more from the start across or down (each axis
///   by itself, not as the crow flies), with no other word for that event; then every move of a
///   finger is a change.
/// - As it begins, the start moves toward the fingers by 10 points on each axis, or as far as they
///   went there if that is less: (12, 3) from the start reads as a translation of (2, 0).
/// - Fingers that come or go do not move it. Lifting a finger does not move it either: at its end
///   the location is where the fingers last moved to.
///
/// Source: public listings derived from UIKitCore; openradar 13336558.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far the fingers move on an axis before it begins, in points.
  static let hysteresis = 10.0

  public final var minimumNumberOfTouches = 1
  public final var maximumNumberOfTouches = Int.max

  /// Where the translation is nothing, in window coordinates.
  private(set) final var origin = Point.zero
  private var tracker = VelocityTracker()
  private var fingers = 0
  private var lastCentroid = Point.zero

  /// From the start to where the fingers are, in window coordinates.
  final var windowTranslation: Point {
    get { lastCentroid - origin }
    set {
      origin = lastCentroid - newValue
      tracker = VelocityTracker()
      tracker.restart(at: lastCentroid, time: now)
    }
  }

  /// In points per second, in window coordinates.
  final var windowVelocity: Point { tracker.velocity }

  final override var hasRoomForTouches: Bool {
    !state.isRecognizing || sequence.count(where: \.isDown) < maximumNumberOfTouches
  }

  open override func touchesBegan(_ touches: [Touch]) {
    if state == .possible, numberOfTouches > maximumNumberOfTouches { return become(.failed) }
    followFingerCount()
  }

  open override func touchesMoved(_ touches: [Touch]) {
    lastCentroid = centroid
    tracker.add(lastCentroid, time: now)
    if numberOfTouches < minimumNumberOfTouches {
      origin = lastCentroid
    } else if state.isRecognizing {
      // It was let begin earlier in this same event, which is where it starts to measure.
      if hasNews { windowTranslation = .zero }
      become(.changed)
    } else if isBeyondHysteresis {
      let slack = slack
      become(.began)
      // Held back by others, it measures from the old start until it may begin.
      if state == .began { origin = origin + slack }
    }
  }

  open override func touchesEnded(_ touches: [Touch]) {
    guard numberOfTouches < minimumNumberOfTouches else { return followFingerCount() }
    if state.isRecognizing {
      become(.ended)
    } else if self.touches.isEmpty {
      become(.failed)
    } else {
      followFingerCount()
    }
  }

  open override func didBeginLate() { windowTranslation = .zero }

  open override func reset() {
    fingers = 0
    tracker = VelocityTracker()
  }

  private var isBeyondHysteresis: Bool {
    max(abs(windowTranslation.x), abs(windowTranslation.y)) >= Self.hysteresis
  }

  /// The part of the translation that is taken back as it begins.
  private var slack: Point {
    func limited(_ distance: Double) -> Double {
      min(max(distance, -Self.hysteresis), Self.hysteresis)
    }
    return Point(x: limited(windowTranslation.x), y: limited(windowTranslation.y))
  }

  /// Moves the start along when the centroid jumps because a finger came or went.
  private func followFingerCount() {
    let hadEnough = fingers >= minimumNumberOfTouches
    fingers = numberOfTouches
    origin = hadEnough ? origin + (centroid - lastCentroid) : centroid
    lastCentroid = centroid
    tracker.restart(at: lastCentroid, time: now)
  }
}
