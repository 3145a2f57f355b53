import Components
import Testing

@testable import DemoRecorder

@Suite struct ScriptTextTests {
  @Test(arguments: ScriptedComponent.allCases)
  func readsAsTheSameSteps(_ component: ScriptedComponent) throws {
    for seed in 0..<100 as Range<UInt64> {
      let script = RandomScript(component, seed: seed)

      let read = try Play.scenario(script.text).steps.map(\.action)

      #expect(Array(read.prefix(script.actions.count)) == script.actions, "seed \(seed)")
      #expect(read.count == script.actions.count + 2)
    }
  }

  /// So that the scripts are about something: each kind of step is among the first few.
  @Test(arguments: ScriptedComponent.allCases)
  func everyKindOfTouchIsWritten(_ component: ScriptedComponent) {
    let text = (0..<40).map { RandomScript(component, seed: $0).text }.joined()

    for word in [
      "tapOn:", "doubleTapOn:", "drag:", "release: flick", "swipe:", "direction:", "down:", "move:",
      "up:", "cancel:", "settle", "wait: 1ms",
    ] {
      #expect(text.contains(word), "\(word)")
    }
  }
}
