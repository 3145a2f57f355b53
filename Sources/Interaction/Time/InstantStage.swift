/// One step of the fixed order in which the work of an instant is done.
///
/// The event loop asks every stage when it is next due, moves the clock there and lets all stages
/// work in their order, again and again until none is due at that instant.
protocol InstantStage: AnyObject {
  /// When this stage next has something to do; nil for nothing in sight.
  ///
  /// Any time that is not after now, `.zero` for example, means at once.
  var nextDueTime: Duration? { get }

  /// Does what is due at `now`, and nothing that is only asked for meanwhile: that is for the next
  /// turn. A stage that does its work is not due again because of the same work.
  func work(at now: Duration)
}
