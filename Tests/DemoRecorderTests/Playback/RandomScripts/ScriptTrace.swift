import Interaction

@testable import DemoRecorder

/// What a script's screen showed at the frame times of one film, and what was wrong with it meanwhile.
///
/// Where nothing moves and no finger is down it looks once a second only.
final class ScriptTrace: PlaybackObserver {
  private let screen: Screen
  private let checks: any ScriptChecks
  /// Between the looks that are kept.
  private let interval: Duration
  private(set) var looks: [Duration: [InteractionTrace.TracedView]] = [:]
  private(set) var problems: [String] = []
  private var previous = Duration.zero - .milliseconds(1)

  init(screen: Screen, checks: any ScriptChecks, keepingEvery interval: Duration) {
    self.screen = screen
    self.checks = checks
    self.interval = interval
  }

  func sample(_ moment: Moment) {
    if moment.time <= previous || moment.time != screen.now {
      problems.append("time goes from \(previous) to \(moment.time), on the screen \(screen.now)")
    }
    previous = moment.time
    let isStill = screen.isUntouched && !screen.isAnimating
    guard moment.time.isMultiple(of: isStill ? .seconds(1) : interval) else {
      _ = screen.snapshot()
      return
    }
    let trace = screen.trace(model: true)
    looks[moment.time] = trace.elements
    problems += checks.problems(in: trace)
  }

  func snapshot(named name: String, _ moment: Moment) {}
}

extension Duration {
  fileprivate func isMultiple(of interval: Duration) -> Bool {
    self == interval * Int(self / interval)
  }
}
