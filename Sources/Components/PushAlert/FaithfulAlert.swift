import Interaction
import Scene

/// The source document's rules to the letter, as far as they crash nothing.
///
/// What it does otherwise than `RobustAlert`:
/// - It rests above the home indicator on the 812-point screen alone.
/// - Shown while shown, it starts again from below; what is left of the first spring adds up with the
///   second. Each showing with a tap action adds a recognizer, of which the first keeps winning.
/// - Shown while it is being dismissed, it stays below the screen and is removed with that dismissal.
/// - Dismissed twice, it is gone at once: the second dismissal has no way to go and so ends first.
/// - A dismissal completes whether or not the alert is shown, and one without delay leaves a running
///   countdown running.
/// - A countdown from a delay that is not whole seconds never ends.
/// - Who waited for a countdown's end is told again whenever a later showing is closed or swiped off.
/// - A drag that is taken away leaves the alert where it is and its countdown paused.
/// - A drag that starts on the close button presses it when the finger lifts.
///
/// Not followed: the crashes of the original's timer, released or resumed at the wrong time.
final class FaithfulAlert: AlertRules {
  private let motion: AlertMotion
  private let events: PushAlertEventCounter
  /// False while a dismissal is under way.
  private var mayShow = true
  private var countdown: Countdown?
  /// What ends the countdown early and tells who waits for it; kept when all that has been done.
  private var invalidate: (() -> Void)?

  init(screen: Screen, events: PushAlertEventCounter) {
    motion = AlertMotion(screen: screen, bottomRule: .oneTallScreen)
    self.events = events
    motion.view.dragsPressButtons = true
    motion.view.onPan = { [unowned self] in follow($0) }
    // iOS calls a gesture's actions before it tells a button of the same event.
    motion.view.onClose = { [unowned self] in
      motion.screen.async { [unowned self] in close() }
    }
  }

  func show(_ content: AlertContent) {
    countdown?.cancel()
    motion.putUp()
    motion.view.message = content.message
    if mayShow {
      motion.springIn()
      events.add(.shown)
    }
    if let action = content.tapAction { motion.view.addTap(action) }
  }

  func dismiss(complete: (() -> Void)?) {
    springOut()
    complete?()
  }

  func dismiss(after delay: Duration, complete: (() -> Void)?) {
    countdown = Countdown(
      delay, on: motion.screen, endingAt: .exactlyZero
    ) { [unowned self] in dismiss(complete: complete) }
    invalidate = { [unowned self] in
      countdown?.cancel()
      complete?()
    }
  }

  /// A button that went with its alert before it heard of the finger's lift is not pressed.
  private func close() {
    guard motion.isUp else { return }
    invalidate?()
    springOut()
  }

  private func springOut() {
    mayShow = false
    motion.springOut { [unowned self] in
      mayShow = true
      takeDown()
    }
  }

  private func takeDown() {
    guard motion.isUp else { return }
    motion.takeDown()
    events.add(.dismissed)
  }

  private func follow(_ pan: PanGestureRecognizer) {
    let way = pan.translation(in: motion.view.superview).x
    motion.drag(toCenterX: motion.view.center.x + way)
    pan.setTranslation(.zero, in: motion.view.superview)
    if pan.state == .began { countdown?.pause() }
    if pan.state == .ended { letGo() }
  }

  private func letGo() {
    if motion.isBeyondASide {
      takeDown()
      invalidate?()
    } else {
      motion.slideBack()
      countdown?.resume()
    }
  }
}
