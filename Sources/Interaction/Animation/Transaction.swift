/// Changes that belong together, and how they move where they move by themselves.
///
/// A transaction inside another starts with the outer one's settings.
public final class Transaction {
  /// Of implicit animations.
  public var animationDuration: Duration = .milliseconds(250)
  /// Of implicit animations.
  public var animationTimingFunction: TimingFunction = .default
  /// Whether changes make no animations by themselves, in view blocks too. Animations that are
  /// added by hand still run.
  public var disablesActions = false

  /// The view block that this is, if it is one.
  let block: BlockAnimation?
  let group: CompletionGroup

  init(
    inside outer: Transaction?, block: BlockAnimation? = nil,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    self.block = block
    group = CompletionGroup(completion: completion)
    guard let outer else { return }
    animationDuration = outer.animationDuration
    animationTimingFunction = outer.animationTimingFunction
    disablesActions = outer.disablesActions
  }

  /// Called once when all animations have ended that were added in this transaction, or on the main
  /// queue's next turn if there were none.
  public func setCompletion(_ completion: (() -> Void)?) {
    group.setCompletion(completion.map { completion in { _ in completion() } })
  }
}
