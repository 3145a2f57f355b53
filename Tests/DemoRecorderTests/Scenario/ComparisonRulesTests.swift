import Scene
import Testing

@testable import DemoRecorder

@Suite struct ComparisonRulesTests {
  private static func rules(_ verify: String) throws -> ComparisonRules {
    try Play.scenario("component: call-bubble\n\(verify)\nsteps: [settle]\n").verification
  }

  @Test func withoutAWordNothingMayDiffer() throws {
    let settings = try Self.rules("title: x").settings

    #expect(settings.metric == .exact)
    #expect(settings.countsAntialiasing)
    #expect(settings.allowedPixels(of: 1_000_000) == 0)
  }

  @Test func everyRuleIsRead() throws {
    let rules = try Self.rules(
      """
      verify:
        threshold: 0.2
        maxDiffPixels: 30
        maxDiffPixelRatio: 0.01
        antialiasing: count
        mask: [bubble, [1, 2, 3, 4]]
        clip: [0, 44, 375, 100]
      """)

    #expect(
      rules
        == ComparisonRules(
          threshold: 0.2, antialiasing: .count, maxDiffPixels: 30, maxDiffPixelRatio: 0.01,
          masks: [.element("bubble"), .rectangle(Rect(x: 1, y: 2, width: 3, height: 4))],
          clip: Rect(x: 0, y: 44, width: 375, height: 100)))
  }

  @Test func aThresholdLetsSmoothedEdgesGoUnlessTheyAreToCount() throws {
    #expect(try !Self.rules("verify: {threshold: 0.1}").settings.countsAntialiasing)
    #expect(
      try Self.rules("verify: {threshold: 0.1, antialiasing: count}").settings.countsAntialiasing)
  }

  @Test func theStricterOfTwoLimitsHolds() {
    var settings = ComparisonSettings(maxDiffPixels: 30, maxDiffPixelRatio: 0.01)

    #expect(settings.allowedPixels(of: 1_000) == 10)
    #expect(settings.allowedPixels(of: 10_000) == 30)
    settings.maxDiffPixels = nil
    #expect(settings.allowedPixels(of: 199) == 1)
  }

  @Test func theCommandLineGoesBeforeTheScenarioAndMasksAddUp() {
    let scenario = ComparisonRules(
      threshold: 0.2, maxDiffPixels: 5, masks: [.element("bubble")],
      clip: Rect(x: 0, y: 0, width: 9, height: 9))
    let line = ComparisonRules(threshold: 0, masks: [.element("bubble-time")])

    #expect(
      line.over(scenario)
        == ComparisonRules(
          threshold: 0, maxDiffPixels: 5, masks: [.element("bubble"), .element("bubble-time")],
          clip: scenario.clip))
  }

  @Test func rulesDoNotMakeARecordingStale() throws {
    let plain = try Play.scenario("component: call-bubble\nsteps: [settle]\n")
    var masked = plain
    masked.verification.maxDiffPixels = 3

    #expect(ScenarioDigest(plain) == ScenarioDigest(masked))
  }
}
