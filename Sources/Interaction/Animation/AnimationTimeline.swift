/// All animations of one screen that have not ended, in the order they were created.
///
/// Two stages of an instant belong to it: reporting begins and ends, and the commit that lets new
/// animations start.
final class AnimationTimeline {
  private(set) var active: [AnimationRun] = []
  private let mainQueue: MainQueue

  init(mainQueue: MainQueue) { self.mainQueue = mainQueue }

  /// Whether any animation runs, or waits to, endless ones included.
  var isMoving: Bool { !active.isEmpty }

  /// Whether an animation runs, or waits to, that will end by itself.
  var isMovingTowardsAnEnd: Bool { active.contains { !$0.isEndless } }

  /// When the next animation ends by itself, of those committed.
  var nextEndTime: Duration? { active.lazy.compactMap(\.end).min() }

  func add(_ run: AnimationRun) {
    active.append(run)
    for group in run.groups { group.join() }
  }

  /// Ends a run before its time; `didStop` and completions hear of it on the main queue.
  func stop(_ run: AnimationRun) {
    run.owner?.runs.removeAll { $0 === run }
    run.owner?.appearanceDidChange()
    guard leave(run) else { return }
    mainQueue.async { Self.report(run, finished: false) }
  }

  /// - Returns: Whether it was active.
  private func leave(_ run: AnimationRun) -> Bool {
    guard run.isActive else { return false }
    run.isActive = false
    active.removeAll { $0 === run }
    return true
  }

  private static func report(_ run: AnimationRun, finished: Bool) {
    run.animation.didStop?(finished)
    for group in run.groups { group.leave(finished: finished) }
  }
}

// MARK: Begins and ends

extension AnimationTimeline: InstantStage {
  var nextDueTime: Duration? {
    active.lazy.compactMap { run in run.hasReportedStart ? run.end : run.begin }.min()
  }

  /// Reports begins, then ends by the time of the end, on a tie in the order of creation.
  func work(at now: Duration) {
    for run in active where !run.hasReportedStart && run.isActive {
      guard let begin = run.begin, begin <= now else { continue }
      run.hasReportedStart = true
      run.animation.didStart?()
    }
    while let run = earliestEnded(at: now) { finish(run) }
  }

  private func earliestEnded(at now: Duration) -> AnimationRun? {
    var earliest: (run: AnimationRun, end: Duration)?
    for run in active {
      guard let end = run.end, end <= now, run.hasReportedStart else { continue }
      if earliest.map({ end < $0.end }) ?? true { earliest = (run, end) }
    }
    return earliest?.run
  }

  private func finish(_ run: AnimationRun) {
    guard leave(run) else { return }
    if run.timing.isRemovedOnCompletion { run.owner?.runs.removeAll { $0 === run } }
    run.owner?.appearanceDidChange()
    Self.report(run, finished: true)
  }
}

/// Lets the animations that were added in an instant begin at its time, and counts the commits, so
/// that a layer knows whether it has been in one.
final class AnimationCommit: InstantStage {
  private let timeline: AnimationTimeline
  /// How many commits there have been.
  private(set) var count = 0
  private var isRequested = false

  init(timeline: AnimationTimeline) { self.timeline = timeline }

  var nextDueTime: Duration? {
    isRequested || timeline.active.contains { $0.begin == nil } ? .zero : nil
  }

  /// Asks for a commit though no animation needs it.
  func request() { isRequested = true }

  func work(at now: Duration) {
    isRequested = false
    count += 1
    for run in timeline.active { run.commit(at: now) }
  }
}
