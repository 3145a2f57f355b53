import Components
import Scene
import Testing

@testable import DemoRecorder

@Suite struct WholeScenario {
  static let full = """
    title: Minimise a call, park the bubble, come back
    component:
      name: call-bubble
      connectAfter: 1s
    device: iphone-x
    output:
      fps: 50
      scale: 1.5
      lastFrame: 1.5s
      loop: 3
      touches: ring
      format: [frames, gif]
    steps:
      - tapOn: start-call
      - wait: 800ms
      - settle
      - expect: { id: bubble, center: [323, 140] }
      - drag: { from: bubble, to: [60, 500], over: 900ms }
      - expect: { id: bubble-time, text: 00:01 }
      - snapshot: docked-left
    """

  @Test func decodesWithEveryValueInItsPlace() throws {
    let scenario = try ScenarioInput(text: Self.full).load(file: "scenarios/call.yaml").sound()

    #expect(scenario.title == "Minimise a call, park the bubble, come back")
    #expect(scenario.component.name == "call-bubble")
    #expect(scenario.component.options.time("connectAfter") == .seconds(1))
    #expect(scenario.component.options.boolean("hours") == false)
    #expect(scenario.component.options.record("texts")?.string("minimize") == "最小化")
    #expect(scenario.component.options.record("shadow")?.point("offset") == Point(x: 0, y: 2))
    #expect(scenario.device.size == Size(width: 375, height: 812))
    #expect(
      scenario.output
        == OutputSettings(
          fps: 50, scale: 1.5, lastFrame: .milliseconds(1500), loop: .plays(3),
          touches: TouchSettings(style: .ring),
          formats: [.gif, .frames]))
    #expect(scenario.steps.count == 7)
    #expect(
      scenario.steps[0].action
        == .press(
          Press(
            target: .view(identifier: "start-call", at: Point(x: 0.5, y: 0.5)),
            hold: .milliseconds(80), count: 1, pause: .milliseconds(100))))
    #expect(scenario.steps[1].action == .wait(.milliseconds(800)))
    #expect(scenario.steps[2].action == .settle(within: nil))
    #expect(
      scenario.steps[4].action
        == .drag(
          Drag(
            start: .view(identifier: "bubble", at: Point(x: 0.5, y: 0.5)),
            path: [.point(Point(x: 60, y: 500))], direction: nil, duration: .milliseconds(900),
            ease: .easeInEaseOut, press: .zero, hold: .zero, release: .rest)))
    #expect(scenario.steps[6].action == .snapshot("docked-left"))
  }

  @Test func keepsThePlaceOfEachStep() throws {
    let scenario = try ScenarioInput(text: Self.full).load(file: "scenarios/call.yaml").sound()

    #expect(scenario.steps[0].location.description == "scenarios/call.yaml:14:5")
    #expect(scenario.steps[6].location.description == "scenarios/call.yaml:20:5")
  }

  @Test func fillsInTheDefaults() throws {
    let text = "component: call-bubble\nsteps: [settle]"

    let scenario = try ScenarioInput(text: text).load(file: "a/park-it.yaml").sound()

    #expect(scenario.title == "park-it")
    #expect(scenario.device.name == "iphone-x")
    #expect(
      scenario.output
        == OutputSettings(
          fps: 25, scale: 2, lastFrame: .seconds(2), loop: .forever,
          touches: TouchSettings(style: .none),
          formats: [.gif]))
  }
}
