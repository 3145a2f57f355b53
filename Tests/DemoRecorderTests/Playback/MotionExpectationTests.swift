import Components
import Raster
import Testing

@testable import DemoRecorder

/// Expectations that look back to the last finger-up, played on the call bubble: it snaps from
/// (200, 300) to (323, 300) in 0.2 s with ease-in-ease-out.
@Suite struct MotionExpectationTests {
  private func failures(fps: Int = 25, _ expectation: String) throws -> [String] {
    let scenario = try Play.scenario(
      """
      component: { name: call-bubble, startMinimized: true }
      output: { fps: \(fps) }
      steps:
        - drag: { from: bubble, to: [200, 300] }
        - settle
        - wait: 3s
        - expect: { id: bubble, \(expectation) }
      """)
    return try Rehearsal(scenario, registry: .builtIn, textMeasuring: FontLibrary())
      .failures.map(\.message)
  }

  @Test func snapSettlesWithinItsDurationAndNotMuchSooner() throws {
    #expect(try failures("settlesWithin: 200ms").isEmpty)
    // 0.5 of 123 points are left at progress .99594, which ease-in-ease-out reaches at .9555 of its
    // time, 191 ms.
    #expect(try failures("settlesWithin: 195ms").isEmpty)
    #expect(try failures("settlesWithin: 185ms").count == 1)
  }

  @Test func snapDoesNotOvershoot() throws {
    #expect(try failures("overshoot: 0").isEmpty)
    #expect(try failures("overshoot: 3").first?.contains("found 0 at") == true)
  }

  @Test func snapStaysInsideTheSafeArea() throws {
    #expect(try failures("staysInside: safeArea").isEmpty)
  }

  @Test func answerDoesNotDependOnTheFrameRate() throws {
    for limit in stride(from: 185, through: 195, by: 1) {
      let answers = try [1, 7, 25, 50].map {
        try failures(fps: $0, "settlesWithin: \(limit)ms").count
      }
      #expect(Set(answers).count == 1, "\(limit) ms")
    }
  }
}
