import Foundation
import Testing

@Suite struct MalformedScenarioTests {
  @Test(arguments: MalformedScenario.all)
  func isRefusedWithinASecondAtItsPlaceWithAHintAndNothingWritten(
    _ scenario: MalformedScenario
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(scenario.bytes, to: "bad.yaml")

    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try Program.record(["record", "bad.yaml"], in: folder.url)
    let elapsed = clock.now - start

    #expect(outcome.status == 2)
    let place = "bad.yaml:\(scenario.line):\(scenario.column): error: "
    #expect(outcome.errors.hasPrefix(place), "wanted \(place)\n\(outcome.errors)")
    #expect(outcome.errors.contains(scenario.says), "\(outcome.errors)")
    #expect(outcome.errors.contains("hint: "), "\(outcome.errors)")
    #expect(elapsed < .seconds(1))
    #expect(try folder.files() == ["bad.yaml"])
  }
}
