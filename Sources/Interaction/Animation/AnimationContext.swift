/// Where a screen's layers find the time, the transaction they change in, and the animations that
/// run.
final class AnimationContext {
  let timeline: AnimationTimeline
  let commit: AnimationCommit
  private let clock: VirtualClock
  private let mainQueue: MainQueue
  /// From the outermost to the innermost; empty outside any.
  private var transactions: [Transaction] = []
  /// Outline animations whose ends do not match, so that they switch halfway, one entry each.
  private(set) var mismatches: [AnimationMismatch] = []

  init(clock: VirtualClock, mainQueue: MainQueue) {
    self.clock = clock
    self.mainQueue = mainQueue
    timeline = AnimationTimeline(mainQueue: mainQueue)
    commit = AnimationCommit(timeline: timeline)
  }

  var now: Duration { clock.now }

  // MARK: Transactions

  /// Runs changes as one transaction, whose settings `changes` may make.
  func transaction(_ changes: (Transaction) -> Void) {
    let transaction = Transaction(inside: transactions.last)
    run(transaction) { changes(transaction) }
  }

  /// Runs changes that make no animation by themselves.
  func performWithoutAnimation(_ changes: () -> Void) {
    let transaction = Transaction(inside: transactions.last)
    transaction.disablesActions = true
    run(transaction, changes)
  }

  /// Runs changes so that views move to them.
  ///
  /// - Parameter completion: Called when the last animation has ended that the block made: with
  ///   true if all ran to their end. If it made none, with true on the main queue's next turn.
  func animate(
    _ block: BlockAnimation, animations: () -> Void, completion: ((_ finished: Bool) -> Void)?
  ) {
    let outer = transactions.last { $0.block != nil }?.block
    let nested = outer.map(block.nested) ?? block
    run(
      Transaction(inside: transactions.last, block: nested, completion: completion), animations)
  }

  private func run(_ transaction: Transaction, _ changes: () -> Void) {
    transactions.append(transaction)
    changes()
    transactions.removeLast()
    transaction.group.close(on: mainQueue)
  }

  // MARK: Animations

  /// Adds an animation by hand; one with the same key ends unfinished.
  ///
  /// - Parameter underlying: What is drawn without it, where its kind of value may lack a way from
  ///   start to end; nil elsewhere.
  func add<A: Animation>(
    _ animation: A, forKey key: String?, over underlying: A.Value?, to owner: any AnimationOwner
  ) {
    if let underlying, !animation.canInterpolate(over: underlying) {
      mismatches.append(AnimationMismatch(property: animation.property.name.rawValue, time: now))
    }
    start(
      PropertyRun(animation, terms: AnimationTerms(key: key, groups: explicitGroups)), on: owner)
  }

  /// Makes the animation that a changed property moves with, if any.
  ///
  /// - Parameter old: The model value before the change.
  func propertyDidChange<Value: AdditivelyInterpolatable>(
    _ property: AnimatableProperty<Value>, from old: Value, to new: Value,
    of owner: any AnimationOwner
  ) {
    guard transactions.last?.disablesActions != true else { return }
    if owner.isViewBacked {
      moveWithBlock(property, from: old, to: new, of: owner)
    } else if owner.hasBeenCommitted {
      moveImplicitly(property, from: old, to: new, of: owner)
    }
  }

  private func moveWithBlock<Value: AdditivelyInterpolatable>(
    _ property: AnimatableProperty<Value>, from old: Value, to new: Value,
    of owner: any AnimationOwner
  ) {
    guard let transaction = transactions.last(where: { $0.block != nil }),
      let block = transaction.block, block.duration > .zero
    else { return }
    // Counted from the old value, so that a half turn goes the way it does by hand.
    let change = Value.difference(from: old.components, to: new.components)
    let animation = DeltaAnimation(
      property: property, delta: Value.Components() - change, curve: block.curve,
      timing: block.timing)
    let terms = AnimationTerms(
      delay: max(block.delay, .zero),
      blocksInteraction: !block.options.contains(.allowUserInteraction),
      groups: [transaction.group] + explicitGroups)
    start(DeltaRun(animation, terms: terms), on: owner)
  }

  /// A layer without a view moves from where it is drawn; the property's name is the key. One that
  /// has not been drawn yet has nowhere to come from.
  private func moveImplicitly<Value: AdditivelyInterpolatable>(
    _ property: AnimatableProperty<Value>, from old: Value, to new: Value,
    of owner: any AnimationOwner
  ) {
    let transaction = transactions.last ?? Transaction(inside: nil)
    guard transaction.animationDuration > .zero else { return }
    var animation = BasicAnimation(
      property, from: owner.runs.presented(property, over: old, at: now), to: new,
      duration: transaction.animationDuration,
      timingFunction: transaction.animationTimingFunction)
    animation.fillMode = .backwards
    let terms = AnimationTerms(key: property.name.rawValue, groups: explicitGroups)
    start(PropertyRun(animation, terms: terms), on: owner)
  }

  private func start(_ run: AnimationRun, on owner: any AnimationOwner) {
    if let key = run.key, let earlier = owner.runs.first(where: { $0.key == key }) {
      timeline.stop(earlier)
    }
    run.owner = owner
    owner.runs.append(run)
    timeline.add(run)
    owner.appearanceDidChange()
  }

  /// The transactions that wait for whatever is added inside them; blocks wait for their own only.
  private var explicitGroups: [CompletionGroup] {
    transactions.filter { $0.block == nil }.map(\.group)
  }
}

/// An animation whose ends have no way between them.
struct AnimationMismatch: Hashable {
  /// Core Animation's name of the property.
  var property: String
  /// When it was added.
  var time: Duration
}
