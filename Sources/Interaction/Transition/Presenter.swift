/// Presents one view at a time over the whole window, and dismisses it, each with an animator.
///
/// What is in the window stays there, beneath the presented view, and so is seen wherever that view
/// does not cover it. While a transition runs, a finger that comes down touches nothing, and a
/// further transition is refused, as in UIKit.
public final class Presenter {
  private let screen: Screen

  /// The view that is presented, from the start of its presentation to the end of its dismissal.
  public private(set) var presented: View?
  public private(set) var isTransitioning = false

  public init(screen: Screen) {
    self.screen = screen
  }

  /// Puts `view` in front of the window's other views, as large as the window, and lets `animator`
  /// bring it in.
  ///
  /// - Parameter completion: Called when the transition has ended, whether finished or taken back.
  /// - Returns: False, with nothing done, where a view is presented already.
  @discardableResult
  public func present(
    _ view: View, with animator: any TransitionAnimator, completion: @escaping () -> Void = {}
  ) -> Bool {
    guard presented == nil else { return false }
    presented = view
    view.frame = screen.window.bounds
    screen.window.addSubview(view)
    run(.present, of: view, with: animator) { [unowned self] finished in
      if !finished { remove(view) }
      completion()
    }
    return true
  }

  /// Lets `animator` take the presented view away, then removes it.
  ///
  /// - Parameter completion: Called when the transition has ended, whether finished or taken back.
  /// - Returns: False, with nothing done, where no view is presented or a transition runs.
  @discardableResult
  public func dismiss(
    with animator: any TransitionAnimator, completion: @escaping () -> Void = {}
  ) -> Bool {
    guard let view = presented, !isTransitioning else { return false }
    run(.dismiss, of: view, with: animator) { [unowned self] finished in
      if finished { remove(view) }
      completion()
    }
    return true
  }

  private func remove(_ view: View) {
    view.removeFromSuperview()
    presented = nil
  }

  private func run(
    _ direction: TransitionContext.Direction, of view: View,
    with animator: any TransitionAnimator, didComplete: @escaping (_ finished: Bool) -> Void
  ) {
    let window = screen.window
    let tookTouches = window.isUserInteractionEnabled
    isTransitioning = true
    window.isUserInteractionEnabled = false
    let context = TransitionContext(
      direction: direction, container: window, presented: view
    ) { [unowned self] finished in
      window.isUserInteractionEnabled = tookTouches
      isTransitioning = false
      didComplete(finished)
    }
    animator.animateTransition(using: context)
  }
}
