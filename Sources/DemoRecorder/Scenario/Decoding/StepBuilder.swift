import Scene

/// Makes a step of what was read for it, and checks what its keys mean together.
enum StepBuilder {
  /// What is wrong, and the key whose value is to blame; nil for the step as a whole.
  struct Flaw: Error {
    var problem: Diagnostic.Problem
    var key: String?
  }

  /// - Parameter value: Of the type that the step's declaration names; nil for a bare word.
  static func action(_ name: StepName, _ value: Value?) -> Result<Step.Action, Flaw> {
    switch (name, value) {
    case (.tapOn, .record(let fields)): .success(press(fields, count: 1))
    case (.doubleTapOn, .record(let fields)): .success(press(fields, count: 2))
    case (.longPressOn, .record(let fields)): .success(press(fields, count: 1))
    case (.drag, .record(let fields)): GestureBuilder.drag(fields).map(Step.Action.drag)
    case (.swipe, .record(let fields)): GestureBuilder.swipe(fields).map(Step.Action.drag)
    case (.touch, .record(let fields)): GestureBuilder.touch(fields).map(Step.Action.touch)
    case (.wait, .time(let time)): .success(.wait(time))
    case (.settle, .record(let fields)): .success(.settle(within: fields.time("within")))
    case (.settle, nil): .success(.settle(within: nil))
    case (.expect, .record(let fields)): expectation(fields).map(Step.Action.expect)
    case (.snapshot, .text(let name)): .success(.snapshot(name))
    case (.hide, nil): .success(.hide)
    case (.show, nil): .success(.show)
    case (.repeat, .record(let fields)):
      .success(
        .repetition(times: fields.integer("times") ?? 1, steps: fields.steps("steps") ?? []))
    default: preconditionFailure("the step \(name) is declared with another type")
    }
  }

  /// Between the taps of a double tap.
  private static let pause = Duration.milliseconds(100)

  private static func press(_ fields: Fields, count: Int) -> Step.Action {
    guard let target = fields.target("on"), let hold = fields.time("hold") else {
      preconditionFailure("a press has a target and a time")
    }
    return .press(Press(target: target, hold: hold, count: count, pause: pause))
  }

  private static func expectation(_ fields: Fields) -> Result<Expectation, Flaw> {
    let checks = [
      "exists", "visible", "frame", "center", "alpha", "text", "settlesWithin", "staysInside",
      "overshoot",
    ]
    guard checks.contains(where: { fields.values[$0] != nil }) else {
      return .failure(Flaw(problem: .missingOneOf(checks, in: "'expect'"), key: nil))
    }
    if fields.boolean("exists") == false,
      let other = checks.dropFirst().first(where: { fields.values[$0] != nil })
    {
      return .failure(
        Flaw(
          problem: .unfit(
            "a view that does not exist has no '\(other)'", reason: "leave one of the two out"),
          key: other))
    }
    let within = fields.number("within")
    let hasPoints = ["frame", "center", "settlesWithin", "staysInside", "overshoot"]
      .contains { fields.values[$0] != nil }
    return .success(
      Expectation(
        identifier: fields.text("id") ?? "", exists: fields.boolean("exists"),
        isVisible: fields.boolean("visible"), frame: fields.rect("frame"),
        center: fields.point("center"), alpha: fields.number("alpha"), text: fields.text("text"),
        settlesWithin: fields.time("settlesWithin"),
        staysInsideSafeArea: fields.text("staysInside") != nil,
        overshoot: fields.number("overshoot"),
        readsModel: fields.boolean("model") ?? false,
        pointTolerance: hasPoints ? within ?? 0.5 : 0.5,
        alphaTolerance: hasPoints ? 0.01 : within ?? 0.01))
  }
}
