/// Decides which of the recognizers that share a touch may recognise.
///
/// Rules, after UIKit's:
/// - The first to recognise makes every other that shares a touch with it fail, unless one of the
///   two allows both.
/// - A recognizer that requires another's failure waits while that one is undecided, and fails if
///   it recognises.
/// - The touch's view and those it lies in, up to the recognizer's, are asked before it begins.
final class GestureArbiter {
  let clock: VirtualClock
  private let timers: TimerQueue
  /// Those that have touches or wait for more, in the order in which they are asked.
  private(set) var active: [GestureRecognizer] = []
  /// Called when something was decided outside of an event, as by a time-out.
  var settle: () -> Void = {}

  init(clock: VirtualClock, timers: TimerQueue) {
    self.clock = clock
    self.timers = timers
  }

  /// Lets a recognizer take part with a touch that came down.
  func enter(_ recognizer: GestureRecognizer, with touch: Touch) {
    recognizer.arbiter = self
    recognizer.sequence.append(touch)
    if recognizer.currentState.isRecognizing { claim(recognizer) }
    if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
  }

  /// Does what a recognizer wishes, as far as its state and the others allow it.
  func decide(_ recognizer: GestureRecognizer, wish: GestureRecognizer.State) {
    switch (recognizer.currentState, wish) {
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.possible, .began), (.possible, .ended):
      if recognizer.pendingState == nil { request(recognizer, wish) }
    case (.began, .changed), (.changed, .changed): recognizer.currentState = .changed
    case (.began, .ended), (.changed, .ended): recognizer.currentState = .ended
    case (.began, .cancelled), (.changed, .cancelled): recognizer.currentState = .cancelled
    default: break
    }
  }

  /// Takes a recognizer out of the gesture it takes part in.
  func withdraw(_ recognizer: GestureRecognizer) {
    guard active.contains(where: { $0 === recognizer }) else { return }
    decide(recognizer, wish: recognizer.currentState.isRecognizing ? .cancelled : .failed)
    settle()
  }

  /// Does something later, and what follows from it.
  func schedule(after delay: Duration, _ work: @escaping () -> Void) -> DelayedWork {
    timers.schedule(after: delay) { [weak self] in
      work()
      self?.settle()
    }
  }

  /// Ends what its touches have left undecided, and makes ready for the next gesture whoever is
  /// through with this one.
  func startOverWhereDone() {
    for recognizer in active where recognizer.touches.isEmpty { concludeWithoutTouches(recognizer) }
    for recognizer in active where recognizer.currentState.isOver && recognizer.touches.isEmpty {
      guard !recognizer.hasNews else { continue }
      recognizer.startOver()
      active.removeAll { $0 === recognizer }
    }
  }

  /// A gesture whose last finger was lifted is one of: recognised, held back, waiting for another
  /// tap, or failed.
  private func concludeWithoutTouches(_ recognizer: GestureRecognizer) {
    if recognizer.currentState.isRecognizing {
      recognizer.currentState = .cancelled
    } else if recognizer.currentState == .possible, !recognizer.awaitsFurtherTouches,
      recognizer.pendingState != .recognized
    {
      fail(recognizer)
    }
  }

  // MARK: Recognition

  private func request(_ recognizer: GestureRecognizer, _ wish: GestureRecognizer.State) {
    guard mayBegin(recognizer), !isPrevented(recognizer) else { return fail(recognizer) }
    let required = recognizer.failureRequirements.compactMap(\.recognizer)
    if required.contains(where: { $0.currentState != .possible && $0.currentState != .failed }) {
      fail(recognizer)
    } else if required.contains(where: \.isUndecided) {
      recognizer.pendingState = wish
    } else {
      recognize(recognizer, as: wish)
    }
  }

  private func recognize(_ recognizer: GestureRecognizer, as wish: GestureRecognizer.State) {
    recognizer.pendingState = nil
    recognizer.currentState = wish
    claim(recognizer)
    for other in active where other !== recognizer && other.currentState == .possible {
      if other.requiresFailure(of: recognizer) || prevents(recognizer, other) { fail(other) }
    }
  }

  private func fail(_ recognizer: GestureRecognizer) {
    guard recognizer.currentState == .possible else { return }
    recognizer.pendingState = nil
    recognizer.currentState = .failed
    for other in active where other.requiresFailure(of: recognizer) {
      guard let wish = other.pendingState else { continue }
      other.pendingState = nil
      request(other, wish)
      if other.currentState == wish { other.didBeginLate() }
    }
  }

  /// Takes the recognizer's touches from their views if it wishes so.
  private func claim(_ recognizer: GestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.sequence { touch.delivery.isClaimed = true }
  }

  // MARK: Questions

  private func mayBegin(_ recognizer: GestureRecognizer) -> Bool {
    for touch in recognizer.sequence {
      for surface in touch.surface?.chain ?? [] {
        if !surface.gestureRecognizerShouldBegin(recognizer) { return false }
        if surface === recognizer.surface { break }
      }
    }
    return recognizer.shouldBegin?(recognizer) ?? true
  }

  /// Whether one that is recognising already, or has with the same touch, stands in the way.
  private func isPrevented(_ recognizer: GestureRecognizer) -> Bool {
    active.contains { other in
      other !== recognizer
        && (other.currentState.isRecognizing || other.currentState == .recognized)
        && prevents(other, recognizer)
    }
  }

  private func prevents(_ winner: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    guard winner.shares(touchWith: other), winner.canPrevent(other) else { return false }
    let together =
      winner.recognizesSimultaneously?(other) == true
      || other.recognizesSimultaneously?(winner) == true
    return !together
  }
}

extension GestureRecognizer {
  fileprivate func requiresFailure(of other: GestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
  }
}
