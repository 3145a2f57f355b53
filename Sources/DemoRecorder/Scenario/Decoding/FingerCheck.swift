/// Follows the named fingers through a scenario: each must be up to come down, and down for all else.
///
/// A repeated list is followed once. What it does the second time depends only on what state each
/// finger is left in, so that is compared with what its first change in the list needs.
struct FingerCheck {
  private(set) var findings: [Diagnostic] = []
  private var isDown: [String: Bool] = [:]

  mutating func play(_ steps: [Step]) {
    for step in steps {
      switch step.action {
      case .touch(let touch): play(touch, at: step.location)
      case .repetition(let times, let steps):
        play(steps)
        guard times > 1 else { break }
        for (touch, place) in Self.firstChanges(in: steps) { check(touch, at: place) }
      default: break
      }
    }
  }

  private mutating func play(_ touch: FingerChange, at place: ScenarioLocation) {
    check(touch, at: place)
    switch touch.change {
    case .down, .move: isDown[touch.finger] = true
    case .up, .cancel: isDown[touch.finger] = false
    }
  }

  private mutating func check(_ touch: FingerChange, at place: ScenarioLocation) {
    let isDown = self.isDown[touch.finger] ?? false
    if case .down = touch.change {
      if isDown { findings.append(Diagnostic(.fingerAlreadyDown(touch.finger), at: place)) }
    } else if !isDown {
      findings.append(Diagnostic(.fingerNotDown(touch.finger), at: place))
    }
  }

  /// Each finger's first change, in the order of the steps.
  private static func firstChanges(in steps: [Step]) -> [(FingerChange, ScenarioLocation)] {
    var seen: Set<String> = []
    return changes(in: steps).filter { seen.insert($0.0.finger).inserted }
  }

  private static func changes(in steps: [Step]) -> [(FingerChange, ScenarioLocation)] {
    steps.flatMap { step -> [(FingerChange, ScenarioLocation)] in
      switch step.action {
      case .touch(let touch): [(touch, step.location)]
      case .repetition(_, let steps): firstChanges(in: steps)
      default: []
      }
    }
  }
}
