/// What cannot be played, though each step alone is right: too long a film, a snapshot that another
/// would overwrite, a finger that comes down twice.
struct FilmCheck {
  private(set) var findings: [Diagnostic] = []
  private let longest: Duration
  private let limit: String
  private var snapshots: [String: ScenarioLocation] = [:]

  init(of scenario: Scenario) {
    let byFrames = Duration.seconds(ScenarioLimits.frames) / scenario.output.fps
    longest = min(
      ScenarioLimits.duration, min(ScenarioLimits.duration, byFrames) * scenario.output.speed)
    limit =
      byFrames < ScenarioLimits.duration
      ? "\(ScenarioLimits.frames) frames" : TimeText.text(for: ScenarioLimits.duration)
    _ = length(of: scenario.steps, after: .zero)
    checkSnapshots(in: scenario.steps, isRepeated: false)
    var fingers = FingerCheck()
    fingers.play(scenario.steps)
    findings += fingers.findings
  }

  /// The least time that the steps take; `settle` may add to it.
  ///
  /// Reports the first step that makes the film too long.
  private mutating func length(of steps: [Step], after start: Duration) -> Duration {
    var total = Duration.zero
    for step in steps {
      let before = findings.count
      if case .repetition(let times, let steps) = step.action {
        total += length(of: steps, after: start + total) * times
      } else {
        total += step.action.leastDuration
      }
      guard start + total <= longest else {
        if findings.count == before, findings.isEmpty {
          findings.append(Diagnostic(.tooLong(limit: limit), at: step.location))
        }
        return total
      }
    }
    return total
  }

  private mutating func checkSnapshots(in steps: [Step], isRepeated: Bool) {
    for step in steps {
      switch step.action {
      case .snapshot(let name):
        if isRepeated {
          findings.append(Diagnostic(.repeatedSnapshot(name), at: step.location))
        } else if let first = snapshots[name] {
          findings.append(Diagnostic(.duplicateSnapshot(name, first: first), at: step.location))
        } else {
          snapshots[name] = step.location
        }
      case .repetition(let times, let steps):
        checkSnapshots(in: steps, isRepeated: isRepeated || times > 1)
      default: break
      }
    }
  }
}

extension Step.Action {
  /// How long the step takes at least: exactly, except for `settle` and what it contains.
  var leastDuration: Duration {
    switch self {
    case .press(let press): press.hold * press.count + press.pause * (press.count - 1)
    case .drag(let drag): drag.press + drag.duration + drag.hold
    case .wait(let time): time
    case .repetition(let times, let steps):
      steps.reduce(.zero) { $0 + $1.action.leastDuration } * times
    case .touch, .settle, .expect, .expectEvent, .snapshot, .hide, .show: .zero
    }
  }
}
