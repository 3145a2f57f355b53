@testable import DemoRecorder

/// Finds a short script that fails as a long one does, by leaving out actions.
struct ScriptShrinker {
  /// Whether a script fails.
  var fails: (RandomScript) -> Bool

  /// A script that fails and of which no single action can be left out.
  ///
  /// - Precondition: The script fails.
  func shortest(of script: RandomScript) -> RandomScript {
    var shortest = script
    var length = max(1, script.actions.count / 2)
    while true {
      let before = shortest.actions.count
      leaveOut(runsOf: length, in: &shortest)
      if length > 1 {
        length /= 2
      } else if shortest.actions.count == before {
        return shortest
      }
    }
  }

  private func leaveOut(runsOf length: Int, in script: inout RandomScript) {
    var start = 0
    while start < script.actions.count {
      var shorter = script
      shorter.actions.removeSubrange(start..<min(start + length, script.actions.count))
      shorter.actions = shorter.actions.liftingEveryFinger
      if shorter.actions.count < script.actions.count, fails(shorter) {
        script = shorter
      } else {
        start += length
      }
    }
  }
}
