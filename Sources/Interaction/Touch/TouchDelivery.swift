/// What a touch's own view has been told so far, and what it is to be told next.
///
/// The view hears of a touch as began, moved, and exactly one of ended and cancelled, or nothing at
/// all. Recognizers may hold back the beginning and the end while they are undecided, and take the
/// touch away when they recognise.
struct TouchDelivery {
  /// A recognizer that cancels touches in views has recognised with this touch.
  var isClaimed = false
  /// The finger has moved since the view was last told.
  var hasMoved = false
  private var hasBegun = false
  /// The view hears no more of it.
  private(set) var isClosed = false

  /// Whether the view follows the touch at present.
  var isOpen: Bool { hasBegun && !isClosed }

  /// The next thing to tell the view; nil for nothing now. Counts as told.
  ///
  /// - Parameter viewHasRoom: Whether the view takes a further touch.
  mutating func next(for touch: Touch, viewHasRoom: Bool) -> Touch.Phase? {
    if isClosed { return nil }
    if isClaimed || touch.phase == .cancelled {
      isClosed = true
      return hasBegun ? .cancelled : nil
    }
    if !hasBegun { return begin(touch, viewHasRoom: viewHasRoom) }
    if hasMoved {
      hasMoved = false
      return .moved
    }
    guard touch.phase == .ended, !touch.isHeld(by: \.delaysTouchesEnded) else { return nil }
    isClosed = true
    return .ended
  }

  private mutating func begin(_ touch: Touch, viewHasRoom: Bool) -> Touch.Phase? {
    if touch.isHeld(by: \.delaysTouchesBegan) { return nil }
    guard viewHasRoom else {
      isClosed = true
      return nil
    }
    hasBegun = true
    hasMoved = false
    return .began
  }
}

extension Touch {
  /// Whether an undecided recognizer with that wish still listens to the touch.
  fileprivate func isHeld(by wish: KeyPath<GestureRecognizer, Bool>) -> Bool {
    recognizers.contains { $0[keyPath: wish] && $0.isUndecided(about: self) }
  }
}
