import Scene

/// How touches reach a recognizer.
extension GestureRecognizer {
  /// Whether it takes a touch that comes down now.
  final var takesNewTouches: Bool {
    isEnabled && !currentState.isOver && pendingState == nil && hasRoomForTouches
  }

  /// Whether the touch is part of a gesture that may still become one.
  final func isUndecided(about touch: Touch) -> Bool {
    currentState == .possible && sequence.contains { $0 === touch }
  }

  /// Whether others that require its failure must still wait.
  final var isUndecided: Bool { currentState == .possible && !sequence.isEmpty }

  final func shares(touchWith other: GestureRecognizer) -> Bool {
    sequence.contains { touch in other.sequence.contains { $0 === touch } }
  }

  /// Passes on the touches of this recognizer that took part in an event, phase by phase.
  final func receive(_ changed: [Touch]) {
    let own = changed.filter { touch in sequence.contains { $0 === touch } }
    let began = own.filter { $0.phase == .began }
    let moved = own.filter { $0.phase == .moved }
    let ended = own.filter { $0.phase == .ended }
    let cancelled = own.filter { $0.phase == .cancelled }
    touches += began
    touches.removeAll { !$0.isDown }
    if !touches.isEmpty { updateCentroid() }
    pass(began) { self.touchesBegan($0) }
    pass(moved) { self.touchesMoved($0) }
    pass(ended) { self.touchesEnded($0) }
    pass(cancelled) { self.touchesCancelled($0) }
  }

  private func pass(_ touches: [Touch], to handler: ([Touch]) -> Void) {
    guard !touches.isEmpty, !currentState.isOver else { return }
    handler(touches)
  }

  private func updateCentroid() {
    let sum = touches.reduce(Point.zero) { $0 + $1.location }
    centroid = sum * (1 / Double(touches.count))
  }
}
