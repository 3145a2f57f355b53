/// One presentation or dismissal that is under way, as its animator sees it.
public final class TransitionContext {
  public enum Direction: Hashable, Sendable {
    /// The view comes.
    case present
    /// The view goes.
    case dismiss
  }

  public let direction: Direction
  /// The view in which the transition happens. It holds the presented view in front of all others,
  /// which stay where they are.
  public let container: View
  /// The view that comes or goes.
  public let presented: View
  private var didComplete: ((Bool) -> Void)?

  init(
    direction: Direction, container: View, presented: View, didComplete: @escaping (Bool) -> Void
  ) {
    self.direction = direction
    self.container = container
    self.presented = presented
    self.didComplete = didComplete
  }

  /// Ends the transition.
  ///
  /// - Parameter finished: False takes it back: a view that was to come is removed, one that was to
  ///   go stays.
  /// - Precondition: The transition has not been completed before.
  public func completeTransition(_ finished: Bool) {
    guard let didComplete else { preconditionFailure("a transition is completed once") }
    self.didComplete = nil
    didComplete(finished)
  }
}
