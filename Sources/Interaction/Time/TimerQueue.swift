/// Work that waits for its time; what is due at one time runs in the order it was scheduled.
final class TimerQueue: InstantStage {
  /// Sorted by time, then by number.
  private var waiting: [DelayedWork] = []
  private var nextNumber = 0
  private let clock: VirtualClock

  init(clock: VirtualClock) { self.clock = clock }

  /// Schedules one-shot work. Due at once, it still runs in the next turn, never inside the caller.
  ///
  /// - Returns: The handle that cancels it; it need not be kept.
  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping () -> Void) -> DelayedWork {
    schedule(at: clock.now + max(delay, .zero), work)
  }

  /// Schedules one-shot work for a time since the scenario began.
  @discardableResult
  func schedule(at time: Duration, _ work: @escaping () -> Void) -> DelayedWork {
    let entry = DelayedWork(time: time, number: nextNumber, work: work)
    nextNumber += 1
    waiting.insert(entry, at: firstIndex { entry.time < $0.time })
    return entry
  }

  var nextDueTime: Duration? {
    dropCancelled()
    return waiting.first?.time
  }

  func work(at now: Duration) {
    let due = waiting.prefix { $0.time <= now }
    waiting.removeFirst(due.count)
    for entry in due { entry.run() }
  }

  private func dropCancelled() {
    let cancelled = waiting.prefix { $0.isDone }.count
    waiting.removeFirst(cancelled)
  }

  /// Where the first entry stands for which `isLater` holds, by halving.
  private func firstIndex(where isLater: (DelayedWork) -> Bool) -> Int {
    var low = 0
    var high = waiting.count
    while low < high {
      let middle = (low + high) / 2
      if isLater(waiting[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The handle of scheduled work that has not run yet.
final class DelayedWork {
  /// Since the scenario began.
  let time: Duration
  fileprivate let number: Int
  private var work: (() -> Void)?

  fileprivate init(time: Duration, number: Int, work: @escaping () -> Void) {
    self.time = time
    self.number = number
    self.work = work
  }

  /// True after it ran or was cancelled.
  var isDone: Bool { work == nil }

  /// Lets go of the work; it will not run. Harmless after it ran.
  func cancel() { work = nil }

  fileprivate func run() {
    let work = self.work
    self.work = nil
    work?()
  }
}
