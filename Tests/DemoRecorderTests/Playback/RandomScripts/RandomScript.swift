import Scene
import TestSupport

@testable import DemoRecorder

/// 1 to 40 touches and the pauses between them, made from a seed: the same on every machine.
struct RandomScript: Sendable {
  var component: ScriptedComponent
  var seed: UInt64
  var setting: ScriptedComponent.Setting
  /// In the end every finger is up.
  var actions: [Step.Action]

  init(_ component: ScriptedComponent, seed: UInt64) {
    self.init(component, seed: seed, touches: 1...40)
  }

  init(_ component: ScriptedComponent, seed: UInt64, touches: ClosedRange<Int>) {
    var random = SeededGenerator(seed: seed)
    self.component = component
    self.seed = seed
    setting = component.setting(using: &random)
    var writer = ScriptWriter(component, random: random)
    actions = writer.actions(touches: touches).liftingEveryFinger
  }

  /// A scenario file that plays the script to rest.
  var text: String {
    """
    component: \(setting.component)
    device: \(setting.device)
    steps:
    \((actions + Self.rest).map { "  - \(ScriptText.text(of: $0))" }.joined(separator: "\n"))

    """
  }

  /// Longer than any countdown and what follows from it.
  private static let rest: [Step.Action] = [.settle(within: nil), .wait(.seconds(6))]
}

extension [Step.Action] {
  /// The same actions without those that a finger cannot do, and with those that lift the fingers that
  /// are still down.
  var liftingEveryFinger: Self {
    var down: [String] = []
    let possible = filter { action in
      guard case .touch(let touch) = action else { return true }
      let isDown = down.contains(touch.finger)
      switch touch.change {
      case .down:
        if !isDown { down.append(touch.finger) }
        return !isDown
      case .move: return isDown
      case .up, .cancel:
        down.removeAll { $0 == touch.finger }
        return isDown
      }
    }
    return possible + down.map { .touch(FingerChange(finger: $0, change: .up)) }
  }
}
