import Components
import Raster
import Testing

@testable import DemoRecorder

@Suite struct ExpectedFilmTests {
  private func scenario(_ steps: String) throws -> Scenario {
    try Play.scenario(
      """
      component: call-bubble
      output: { lastFrame: 1s }
      steps: [\(steps)]
      """)
  }

  private func length(_ steps: String) throws -> Duration {
    ExpectedFilm(of: try scenario(steps)).length
  }

  /// Where nothing has to come to rest, playing finds nothing else.
  @Test(arguments: [
    "wait: 250ms", "tapOn: [1, 1], wait: 1s", "doubleTapOn: [1, 1]", "longPressOn: [1, 1]",
    "drag: { from: [1, 1], to: [9, 9], over: 700ms, hold: 100ms }", "swipe: { direction: up }",
    "repeat: { times: 3, steps: [wait: 1s, repeat: { times: 2, steps: [tapOn: [1, 1]] }] }",
    "touch: { finger: a, down: [1, 1] }, wait: 1s, touch: { finger: a, up: true }",
    "snapshot: a, expect: { id: bubble, exists: false }",
  ])
  func isAsLongAsItsStepsSay(steps: String) throws {
    let rehearsal = try Rehearsal(
      scenario(steps), registry: .builtIn, textMeasuring: FontLibrary())

    #expect(try length(steps) == rehearsal.end + .seconds(1))
  }

  @Test func comingToRestTakesHalfASecond() throws {
    #expect(try length("settle, wait: 1s, settle: { within: 3s }") == .seconds(3))
  }

  @Test func aSlowFilmTakesLonger() throws {
    var scenario = try scenario("wait: 3s")
    scenario.output.speed = 0.5

    #expect(ExpectedFilm(of: scenario).length == .seconds(7))
  }

  @Test func whatIsOffCameraIsNoPartOfIt() throws {
    #expect(try length("wait: 1s, hide, wait: 3597s, settle, show, wait: 2s") == .seconds(4))
    #expect(try length("wait: 1s, hide, wait: 3s") == .seconds(2))
  }

  @Test func noFilmIsLongerThanAnHour() throws {
    let steps = "repeat: { times: 300, steps: [repeat: { times: 300, steps: [settle] }] }"

    #expect(try length(steps) == .seconds(3_601))
  }
}
