import Scene
import Testing

@testable import DemoRecorder

@Suite struct ScriptShrinkerTests {
  /// A script is said to fail if finger a comes down and there is a double tap after that.
  private static func fails(_ script: RandomScript) -> Bool {
    let down = script.actions.firstIndex {
      if case .touch(let touch) = $0, touch.finger == "a" { true } else { false }
    }
    let tap = script.actions.lastIndex {
      if case .press(let press) = $0 { press.count == 2 } else { false }
    }
    guard let down, let tap else { return false }
    return down < tap
  }

  @Test func nothingIsLeftThatIsNotNeeded() {
    let failing = (0..<100).map { RandomScript(.callBubble, seed: $0) }.filter(Self.fails)
    let shrinker = ScriptShrinker(fails: Self.fails)

    #expect(failing.count > 20)
    for script in failing {
      let shortest = shrinker.shortest(of: script)
      #expect(Self.fails(shortest))
      // The down, the double tap, and the lift that ends every script.
      #expect(shortest.actions.count == 3, "seed \(script.seed): \(shortest.text)")
    }
  }

  @Test func whatTheFingersCannotDoIsLeftOut() {
    let up = Step.Action.touch(FingerChange(finger: "a", change: .up))
    let down = Step.Action.touch(
      FingerChange(finger: "a", change: .down(.point(.init(x: 1, y: 2)))))

    #expect([up, down, down].liftingEveryFinger == [down, up])
    #expect([down, up, up].liftingEveryFinger == [down, up])
  }
}
