/// Work to be done later in the same instant, first in, first out.
final class MainQueue: InstantStage {
  private var waiting: [() -> Void] = []

  /// Puts work at the end of the queue. It runs in the next turn, never inside the caller.
  func async(_ work: @escaping () -> Void) {
    waiting.append(work)
  }

  var nextDueTime: Duration? { waiting.isEmpty ? nil : .zero }

  func work(at now: Duration) {
    let batch = waiting
    waiting = []
    for work in batch { work() }
  }
}
