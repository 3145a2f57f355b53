public import Scene

/// A view that tells what fingers do to it.
///
/// It follows one finger, which counts as inside up to 70 points round the bounds. Highlighted from
/// the first touch, it stays so for 0.12 seconds at least, however short the tap.
open class Control: View {
  public enum Event: Hashable, Sendable, CaseIterable {
    case touchDown
    /// The finger moves: inside, outside, or over the border one way or the other.
    case touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
    case touchUpInside, touchUpOutside
    /// The touch was taken away.
    case touchCancel
  }

  /// How far from the bounds a finger still counts as inside, in points. Source: measured on
  /// iPhones, stackoverflow.com/questions/14340122.
  static let trackingMargin = 70.0
  /// The least time for which a tap is shown.
  static let shortestHighlight = Duration.milliseconds(120)

  /// Switched off it takes no touches; what lies behind gets them.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking() }
      stateDidChange()
    }
  }

  /// Whether it looks pressed.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether it follows a finger.
  public final var isTracking: Bool { tracked != nil }

  private weak final var tracked: Touch?
  private final var isInside = false
  private final var highlightStart = Duration.zero
  private final var highlightEnd: DelayedWork?
  private final var actions: [(event: Event, action: () -> Void)] = []

  /// Calls the action at each such event, after those that were added before.
  public final func addAction(for event: Event, _ action: @escaping () -> Void) {
    actions.append((event, action))
  }

  public final func removeActions(for event: Event) {
    actions.removeAll { $0.event == event }
  }

  public final func sendActions(for event: Event) {
    for entry in actions where entry.event == event { entry.action() }
  }

  /// Called when `isEnabled` or `isHighlighted` changed.
  open func stateDidChange() {}

  open override func hitTest(_ point: Point) -> View? {
    isEnabled ? super.hitTest(point) : nil
  }

  // MARK: Tracking

  open override func touchesBegan(_ touches: [Touch]) {
    guard tracked == nil, let touch = touches.first else { return }
    tracked = touch
    isInside = true
    highlightEnd?.cancel()
    highlightStart = touch.timestamp
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: [Touch]) {
    guard let touch = ownTouch(of: touches) else { return }
    let wasInside = isInside
    isInside = contains(touch)
    if isInside != wasInside {
      isHighlighted = isInside
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: [Touch]) {
    guard let touch = ownTouch(of: touches) else { return }
    tracked = nil
    endHighlight(at: touch.timestamp)
    sendActions(for: contains(touch) ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: [Touch]) {
    if ownTouch(of: touches) != nil { stopTracking() }
  }

  private func stopTracking() {
    let wasTracking = isTracking
    tracked = nil
    highlightEnd?.cancel()
    isHighlighted = false
    if wasTracking { sendActions(for: .touchCancel) }
  }

  private func ownTouch(of touches: [Touch]) -> Touch? {
    touches.first { $0 === tracked }
  }

  private func contains(_ touch: Touch) -> Bool {
    bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin)
      .contains(touch.location(in: self))
  }

  private func endHighlight(at time: Duration) {
    let rest = highlightStart + Self.shortestHighlight - time
    guard isHighlighted, rest > .zero, let host else {
      isHighlighted = false
      return
    }
    highlightEnd = host.schedule(after: rest) { [weak self] in self?.isHighlighted = false }
  }
}
