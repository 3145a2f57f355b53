import Interaction
import Scene

/// The rules of an alert that stays sound whatever is asked of it at whatever time.
///
/// - Shown while shown, it stays and takes the new content; shown while it is being dismissed, it is
///   shown again from the start when the dismissal has ended.
/// - A dismissal of an alert that is not shown does nothing and completes nothing.
/// - A newer countdown takes the place of an older one, and whatever ends the showing ends its
///   countdown. A completion is called once, and not in a later showing.
final class RobustAlert: AlertRules {
  private enum Phase {
    case hidden, shown, dismissing
  }

  private let motion: AlertMotion
  private let events: PushAlertEventCounter
  private var phase = Phase.hidden
  private var tapAction: (() -> Void)?
  /// What to show when the dismissal under way has ended.
  private var next: AlertContent?
  private var countdown: Countdown?
  /// Who is told when the countdown has ended; nil without one.
  private var complete: (() -> Void)?
  private var isHeld = false
  /// Where the alert's centre was when the finger came.
  private var dragStart = 0.0

  init(screen: Screen, events: PushAlertEventCounter) {
    motion = AlertMotion(screen: screen, bottomRule: .safeArea)
    self.events = events
    motion.view.onClose = { [unowned self] in close() }
    motion.view.onPan = { [unowned self] in follow($0) }
    motion.view.addTap { [unowned self] in tapAction?() }
  }

  func show(_ content: AlertContent) {
    stopCountdown()
    switch phase {
    case .hidden: putUp(content)
    case .shown: fill(content)
    case .dismissing: next = content
    }
  }

  func dismiss(complete: (() -> Void)?) {
    guard isWanted else { return }
    stopCountdown()
    leave()
    complete?()
  }

  func dismiss(after delay: Duration, complete: (() -> Void)?) {
    guard isWanted else { return }
    stopCountdown()
    self.complete = complete
    let countdown = Countdown(
      delay, on: motion.screen, endingAt: .noTimeLeft
    ) { [unowned self] in close() }
    if isHeld { countdown.pause() }
    self.countdown = countdown
  }

  /// Whether the alert is shown or will be.
  private var isWanted: Bool { phase == .shown || next != nil }

  private func putUp(_ content: AlertContent) {
    phase = .shown
    fill(content)
    motion.putUp()
    motion.springIn()
    events.add(.shown)
  }

  private func fill(_ content: AlertContent) {
    motion.view.message = content.message
    tapAction = content.tapAction
  }

  private func close() {
    let complete = stopCountdown()
    leave()
    complete?()
  }

  private func leave() {
    next = nil
    guard phase == .shown else { return }
    phase = .dismissing
    motion.springOut { [unowned self] in
      takeDown()
      guard let next else { return }
      self.next = nil
      putUp(next)
    }
  }

  private func takeDown() {
    phase = .hidden
    tapAction = nil
    motion.takeDown()
    events.add(.dismissed)
  }

  /// - Returns: Who waited for the countdown's end.
  @discardableResult
  private func stopCountdown() -> (() -> Void)? {
    defer { complete = nil }
    countdown?.cancel()
    countdown = nil
    return complete
  }

  // MARK: Dragging

  /// Counts from where the drag began, not from move to move, so that no rounding adds up before the
  /// alert is held against the border. A drag that is taken away counts as let go.
  private func follow(_ pan: PanGestureRecognizer) {
    isHeld = pan.state.isRecognizing
    guard phase == .shown else {
      // A countdown of the next showing does not wait for a finger that held this one.
      if !isHeld { countdown?.resume() }
      return
    }
    if pan.state == .began {
      countdown?.pause()
      dragStart = motion.view.center.x
    }
    motion.drag(toCenterX: dragStart + pan.translation(in: motion.view.superview).x)
    if !isHeld { letGo() }
  }

  private func letGo() {
    if motion.isBeyondASide {
      let complete = stopCountdown()
      takeDown()
      complete?()
    } else {
      motion.slideBack()
      countdown?.resume()
    }
  }
}
