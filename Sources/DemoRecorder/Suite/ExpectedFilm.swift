/// A film by what its scenario says, before anything is played.
struct ExpectedFilm {
  /// About how long it is, without what happens off camera; at most a little more than the longest
  /// time there is.
  private(set) var length = Duration.zero
  private var isOffCamera = false

  init(of scenario: Scenario) {
    play(scenario.steps)
    length =
      min(length, ScenarioLimits.duration) / scenario.output.speed + scenario.output.lastFrame
  }

  private mutating func play(_ steps: [Step]) {
    for step in steps {
      switch step.action {
      case .hide: isOffCamera = true
      case .show: isOffCamera = false
      case .settle: pass(Self.restingTime)
      case .repetition(let times, let steps):
        let start = length
        play(steps)
        length += (length - start) * (times - 1)
      default: pass(step.action.leastDuration)
      }
    }
  }

  private mutating func pass(_ time: Duration) {
    if !isOffCamera { length += time }
  }

  /// What animations take to come to rest, as a rule: between the 0.3 s of UIKit's short ones and the
  /// 0.8 s of its springs.
  private static let restingTime = Duration.milliseconds(500)
}
