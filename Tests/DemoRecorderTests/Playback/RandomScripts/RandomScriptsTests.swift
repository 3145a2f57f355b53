import Foundation
import Testing

@testable import DemoRecorder

/// However a component is touched, it comes to rest as it should.
@Suite struct RandomScripts {
  /// Seeds that are played together, on one thread.
  struct Batch: CustomTestStringConvertible, Sendable {
    var component: ScriptedComponent
    var seeds: Range<UInt64>

    var testDescription: String { "\(component.rawValue) \(seeds)" }
  }

  /// How many scripts a component plays; the variable asks for more than the quick share.
  private static let count =
    ProcessInfo.processInfo.environment["DEMO_RECORDER_SCRIPTS"].flatMap(UInt64.init) ?? 100

  private static let batches = ScriptedComponent.allCases.flatMap { component in
    stride(from: 0, to: count, by: 50).map { first in
      Batch(component: component, seeds: first..<min(first + 50, count))
    }
  }

  @Test(arguments: batches)
  func comeToRestWithEverythingInOrder(_ batch: Batch) throws {
    let play = ScriptPlay()
    for seed in batch.seeds {
      let script = RandomScript(batch.component, seed: seed)
      let problems = try play.problems(of: script)
      if !problems.isEmpty { report(problems, of: script, play) }
    }
  }

  /// Names the seed and the shortest file found that fails too.
  private func report(_ problems: [String], of script: RandomScript, _ play: ScriptPlay) {
    let shrinker = ScriptShrinker { !((try? play.problems(of: $0)) ?? []).isEmpty }
    let shortest = shrinker.shortest(of: script)
    Issue.record(
      """
      seed \(script.seed): \(problems.joined(separator: "; "))
      \(shortest.text)
      """)
  }
}
