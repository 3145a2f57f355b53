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
    case (.expect, .record(let fields)) where fields.text("event") != nil:
      ExpectationBuilder.eventExpectation(fields).map(Step.Action.expectEvent)
    case (.expect, .record(let fields)):
      ExpectationBuilder.expectation(fields).map(Step.Action.expect)
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
}
