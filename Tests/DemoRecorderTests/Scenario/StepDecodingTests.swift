import Scene
import Testing

@testable import DemoRecorder

@Suite struct DecodedStep {
  private static let bubble = Target.view(identifier: "bubble", at: Point(x: 0.5, y: 0.5))

  static func decode(_ step: String) throws -> [Step.Action] {
    try ScenarioInput(text: "component: call-bubble\nsteps:\n  - \(step)\n").load().sound()
      .steps.map(\.action)
  }

  struct Written: CustomTestStringConvertible, Sendable {
    var step: String
    var action: Step.Action
    var testDescription: String { step }
  }

  static let presses = [
    Written(
      step: "tapOn: bubble",
      action: .press(
        Press(target: bubble, hold: .milliseconds(80), count: 1, pause: .milliseconds(100)))),
    Written(
      step: "tapOn: {on: [10, 20.5], hold: 200ms}",
      action: .press(
        Press(
          target: .point(Point(x: 10, y: 20.5)), hold: .milliseconds(200), count: 1,
          pause: .milliseconds(100)))),
    Written(
      step: "tapOn: {id: bubble, at: [0.2, 0.5]}",
      action: .press(
        Press(
          target: .view(identifier: "bubble", at: Point(x: 0.2, y: 0.5)), hold: .milliseconds(80),
          count: 1, pause: .milliseconds(100)))),
    Written(
      step: "doubleTapOn: \"50%, 80%\"",
      action: .press(
        Press(
          target: .screenFraction(Point(x: 0.5, y: 0.8)), hold: .milliseconds(80), count: 2,
          pause: .milliseconds(100)))),
    Written(
      step: "tapOn: 12.5%,0%",
      action: .press(
        Press(
          target: .screenFraction(Point(x: 0.125, y: 0)), hold: .milliseconds(80), count: 1,
          pause: .milliseconds(100)))),
    Written(
      step: "longPressOn: {on: {id: bubble}}",
      action: .press(
        Press(target: bubble, hold: .milliseconds(600), count: 1, pause: .milliseconds(100)))),
  ]

  static let moves = [
    Written(
      step: "drag: {from: bubble, path: [[1, 2], [3, 4]], to: [5, 6], over: 1s, ease: linear, "
        + "press: 100ms, hold: 200ms}",
      action: .drag(
        Drag(
          start: bubble,
          path: [
            .point(Point(x: 1, y: 2)), .point(Point(x: 3, y: 4)), .point(Point(x: 5, y: 6)),
          ], direction: nil, duration: .seconds(1), ease: .linear, press: .milliseconds(100),
          hold: .milliseconds(200), release: .rest))),
    Written(
      step: "drag: {path: [bubble, [3, 4]], release: flick}",
      action: .drag(
        Drag(
          start: bubble, path: [.point(Point(x: 3, y: 4))], direction: nil,
          duration: .milliseconds(500), ease: .easeIn, press: .zero, hold: .zero, release: .flick))),
    Written(
      step: "swipe: {direction: left}",
      action: .drag(
        Drag(
          start: .screenFraction(Point(x: 0.5, y: 0.5)), path: [], direction: .left,
          duration: .milliseconds(400), ease: .linear, press: .zero, hold: .zero, release: .flick))),
    Written(
      step: "swipe: {from: bubble, to: [0, 0], over: 1s}",
      action: .drag(
        Drag(
          start: bubble, path: [.point(.zero)], direction: nil, duration: .seconds(1),
          ease: .linear, press: .zero, hold: .zero, release: .flick))),
  ]

  static let others = [
    Written(step: "settle", action: .settle(within: nil)),
    Written(step: "settle:", action: .settle(within: nil)),
    Written(step: "settle: {within: 1s}", action: .settle(within: .seconds(1))),
    Written(step: "hide", action: .hide),
    Written(step: "show:", action: .show),
    Written(step: "snapshot: docked.left-1", action: .snapshot("docked.left-1")),
    Written(step: "snapshot: 停靠", action: .snapshot("停靠")),
    Written(
      step: "repeat: {times: 2, steps: [wait: 1s]}",
      action: .repetition(
        times: 2,
        steps: [
          Step(
            action: .wait(.seconds(1)),
            location: ScenarioLocation(file: "demo.yaml", line: 3, column: 32))
        ])),
    Written(
      step: "expect: {id: bubble, exists: true, visible: off, frame: [1, 2, 3, 4], alpha: 0.5, "
        + "text: on, model: true, within: 2}",
      action: .expect(
        Expectation(
          identifier: "bubble", exists: true, isVisible: false,
          frame: Rect(x: 1, y: 2, width: 3, height: 4), center: nil, alpha: 0.5, text: "on",
          readsModel: true, pointTolerance: 2, alphaTolerance: 0.01))),
    Written(
      step: "expect: {id: bubble, alpha: 1, within: 0.25}",
      action: .expect(
        Expectation(
          identifier: "bubble", alpha: 1, readsModel: false, pointTolerance: 0.5,
          alphaTolerance: 0.25))),
    Written(
      step: "expect: {id: bubble, center: [52, 500]}",
      action: .expect(
        Expectation(
          identifier: "bubble", center: Point(x: 52, y: 500), readsModel: false,
          pointTolerance: 0.5, alphaTolerance: 0.01))),
  ]

  @Test(arguments: presses + moves + others)
  func isWhatWasWritten(_ written: Written) throws {
    #expect(try Self.decode(written.step) == [written.action])
  }

  @Test func fingersComeDownMoveAndLift() throws {
    let actions = try Self.decode(
      """
      touch: {finger: a, down: bubble}
        - touch: {finger: b, down: [1, 2]}
        - touch: {finger: a, move: [3, 4], over: 1s}
        - touch: {finger: b, move: [5, 6]}
        - touch: {finger: a, up: true}
        - touch: {finger: b, cancel: true}
        - touch: {finger: a, down: bubble}
      """)

    #expect(
      actions == [
        .touch(FingerChange(finger: "a", change: .down(Self.bubble))),
        .touch(FingerChange(finger: "b", change: .down(.point(Point(x: 1, y: 2))))),
        .touch(
          FingerChange(finger: "a", change: .move(to: .point(Point(x: 3, y: 4)), over: .seconds(1)))
        ),
        .touch(
          FingerChange(finger: "b", change: .move(to: .point(Point(x: 5, y: 6)), over: .zero))),
        .touch(FingerChange(finger: "a", change: .up)),
        .touch(FingerChange(finger: "b", change: .cancel)),
        .touch(FingerChange(finger: "a", change: .down(Self.bubble))),
      ])
  }

  @Test func aHundredThousandStepsArePlayedAndOneMoreIsNot() throws {
    // The repetition itself counts too.
    let text = "repeat: {times: 99999, steps: [settle]}"

    #expect(try Self.decode(text).count == 1)
    #expect(
      ScenarioInput(
        text: "component: call-bubble\nsteps:\n  - \(text)\n  - settle\n"
      ).load().diagnostics.map(\.problem) == [.tooManySteps(limit: 100_000)])
  }

  @Test func anHourIsPlayedExactly() throws {
    #expect(try Self.decode("wait: 3599.92s\n  - tapOn: bubble").count == 2)
  }

  @Test func atAHighRateTheNumberOfFramesEndsTheFilm() {
    let loaded = ScenarioInput(
      text: "component: call-bubble\noutput: {fps: 100, format: png}\nsteps: [wait: 2000.1s]"
    ).load()

    #expect(loaded.diagnostics.map(\.problem) == [.tooLong(limit: "200000 frames")])
  }

  @Test func aliasesAndAnchorsRepeatValues() throws {
    let actions = try Self.decode(
      """
      tapOn: &place {id: bubble, at: [0.1, 0.1]}
        - doubleTapOn: *place
      """)

    #expect(actions.count == 2)
  }
}
