/// The threads of a pool that have nothing to do, for work that goes better with one more.
///
/// It does not keep the pool alive; once the pool is gone there are none.
struct IdleThreads: Sendable {
  let queue: Monitor<WorkQueue>

  /// Runs `helper` on a thread that has nothing to do while `body` runs on this one, and returns when
  /// both have ended. What both of them touch is theirs to guard.
  ///
  /// - Returns: Whether there was such a thread; if not, nothing was run.
  func run(beside body: () -> Void, helper: @escaping () -> Void) -> Bool {
    // It is over, and what it holds let go of, before this call returns: that is why it may reach
    // what belongs to the caller.
    nonisolated(unsafe) var work: (() -> Void)? = helper
    let isOver = Monitor(false)
    let isLent = ThreadPool.lend(
      queue,
      {
        unsafe work?()
        unsafe work = nil
      }, ended: { isOver.withValue { $0 = true } })
    guard isLent else { return false }
    body()
    return isOver.wait { $0 ? true : nil }
  }
}
