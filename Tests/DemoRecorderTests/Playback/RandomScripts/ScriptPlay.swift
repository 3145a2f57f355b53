import Components
import Interaction
import Raster
import Scene

@testable import DemoRecorder

/// Plays a script's file at two frame rates and tells what is wrong.
struct ScriptPlay {
  private static let interval = Duration.milliseconds(200)

  /// Labels measure their texts with it; it costs much to set up and nothing to share.
  let fonts = FontLibrary()

  /// What does not hold of the script; empty where all is well.
  func problems(of script: RandomScript) throws -> [String] {
    let scenario = try Play.scenario(script.text)
    let (slow, problems) = try play(script, scenario, framesPerSecond: 5)
    let (fast, others) = try play(script, scenario, framesPerSecond: 20)
    return problems + others + Self.differences(slow.looks, fast.looks)
  }

  private func play(
    _ script: RandomScript, _ scenario: Scenario, framesPerSecond: Int
  ) throws -> (ScriptTrace, [String]) {
    let stage = try DemoRecorder.Stage(scenario, registry: .builtIn, textMeasuring: fonts)
    let checks = script.component.checks(script.setting, on: stage)
    let trace = ScriptTrace(screen: stage.screen, checks: checks, keepingEvery: Self.interval)
    let schedule = FrameSchedule(framesPerSecond: framesPerSecond)
    let player = try stage.play(
      scenario.steps, samples: .frames(FilmPace(schedule: schedule)), observer: trace)
    let failures = player.failures.map(\.message)
    guard failures.isEmpty else { return (trace, failures) }
    let problems = withExtendedLifetime(stage) {
      trace.problems + stage.screen.problemsAtRest + checks.problemsAtRest()
    }
    return (trace, problems.map { "\(framesPerSecond) frames a second: \($0)" })
  }

  private static func differences(
    _ slow: [Duration: [InteractionTrace.TracedView]],
    _ fast: [Duration: [InteractionTrace.TracedView]]
  ) -> [String] {
    let end = min(slow.keys.max() ?? .zero, fast.keys.max() ?? .zero)
    let times = Set(slow.keys).union(fast.keys).filter { $0 <= end }.sorted()
    guard let time = times.first(where: { slow[$0] != fast[$0] }) else { return [] }
    return ["two frame rates show different things at \(time)"]
  }
}
