/// Animations whose ends are waited for together.
///
/// The completion is called once: when the group is closed and its last animation has ended; or, if
/// there was none, on the main queue's next turn.
final class CompletionGroup {
  private var completion: ((_ finished: Bool) -> Void)?
  private var pending = 0
  private var finished = true
  private var isClosed = false

  init(completion: ((_ finished: Bool) -> Void)?) {
    self.completion = completion
  }

  func setCompletion(_ completion: ((_ finished: Bool) -> Void)?) {
    self.completion = completion
  }

  func join() { pending += 1 }

  /// - Parameter finished: Whether the animation ran to its natural end.
  func leave(finished: Bool) {
    pending -= 1
    self.finished = self.finished && finished
    if isClosed, pending == 0 { complete() }
  }

  /// No further animation joins.
  func close(on mainQueue: MainQueue) {
    isClosed = true
    if pending == 0 { mainQueue.async { self.complete() } }
  }

  private func complete() {
    let completion = self.completion
    self.completion = nil
    completion?(finished)
  }
}
