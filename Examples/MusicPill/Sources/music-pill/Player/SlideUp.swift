import Interaction
import Scene

/// Brings a screen in from below, and takes it away there.
struct SlideUp: TransitionAnimator {
  let screen: Screen

  func animateTransition(using context: TransitionContext) {
    let view = context.presented
    let shown = context.container.bounds
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    if context.direction == .present { view.frame = hidden }
    screen.animate(
      withDuration: .milliseconds(500), usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      view.frame = context.direction == .present ? shown : hidden
    } completion: { finished in
      context.completeTransition(finished)
    }
  }
}
