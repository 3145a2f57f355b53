import Interaction
import Scene

/// How the alert moves: in and out with springs, sideways with the finger, and back.
struct AlertMotion {
  let screen: Screen
  let view: AlertView
  private let bottomRule: PushAlertLayout.BottomRule

  init(screen: Screen, bottomRule: PushAlertLayout.BottomRule) {
    self.screen = screen
    self.bottomRule = bottomRule
    view = AlertView(
      size: PushAlertLayout(screen: screen, bottomRule: bottomRule).size,
      traits: screen.traitCollection)
  }

  private var layout: PushAlertLayout { PushAlertLayout(screen: screen, bottomRule: bottomRule) }

  /// Whether the alert is on the screen, wherever it stands.
  var isUp: Bool { view.superview != nil }

  /// Puts the alert in front of everything, below the screen's edge, at once.
  func putUp() {
    screen.window.addSubview(view)
    view.center = layout.hiddenCenter
  }

  /// To its resting place in a second, with a swing.
  func springIn() {
    screen.animate(
      withDuration: .seconds(1), usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) {
      view.center = layout.shownCenter
      screen.window.bringSubviewToFront(view)
    }
  }

  /// Down below the screen, and to the middle, in half a second with hardly a swing.
  func springOut(completion: @escaping () -> Void) {
    screen.animate(
      withDuration: .milliseconds(500), usingSpringWithDamping: 0.8, initialSpringVelocity: 1
    ) {
      view.center = layout.hiddenCenter
    } completion: { _ in
      completion()
    }
  }

  /// Sideways with the finger, at the height of the resting place.
  func drag(toCenterX x: Double) {
    view.center = Point(x: x, y: layout.shownCenter.y)
  }

  /// Whether an alert let go where it stands is swiped off.
  var isBeyondASide: Bool { layout.isSwipedOff(atCenterX: view.center.x) }

  func slideBack() {
    screen.animate(withDuration: .milliseconds(500)) { view.center.x = layout.shownCenter.x }
  }

  /// Off the screen, at once.
  func takeDown() {
    view.center = layout.hiddenCenter
    view.removeFromSuperview()
  }
}
