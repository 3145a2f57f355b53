/// Moves a view onto the screen or off it.
public protocol TransitionAnimator {
  /// Starts the transition's animations.
  ///
  /// When they have ended, `context.completeTransition(_:)` must be called once; until then the
  /// window takes no touches.
  func animateTransition(using context: TransitionContext)
}
