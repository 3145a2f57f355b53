import Testing

@testable import DemoRecorder

/// What a recording says of itself and what it consists of.
@Suite struct RecordedFilesTests {
  private let text = """
    component: call-bubble
    device: { size: [120, 400], scale: 1 }
    output: { fps: 10, scale: 1, lastFrame: 100ms, format: [frames, gif, png] }
    steps:
      - snapshot: b
      - repeat: { times: 1, steps: [snapshot: a] }
      - wait: 100ms

    """

  @Test func namesAreThoseOfFormatsAndSnapshotsInTheOrderOfTheirBytes() throws {
    let names = OutputNames(scenario: "demo").outputs(of: try Play.scenario(text))

    #expect(
      names == ["demo.frames/frames.json", "demo.gif", "demo.png", "demo/a.png", "demo/b.png"])
  }

  @Test func theTraceNamesItsScenarioAndAllFilesBesidesItself() throws {
    let scenario = try Play.scenario(text)
    let output = try Play.record(scenario)
    let trace = try output.file("demo.trace.jsonl")
    let origin = try #require(RecordingOrigin(Array(trace.prefix { $0 != UInt8(ascii: "\n") })))
    let written = output.files.keys.filter { !$0.hasSuffix("jsonl") && !$0.contains("/00") }

    #expect(origin.source == "scenarios/demo.yaml")
    #expect(origin.outputs == written.sorted())
    #expect(origin.scenario == ScenarioDigest(scenario).text)
  }

  @Test func aSnapshotThatWasNotReachedIsNotNamed() throws {
    let scenario = try Play.scenario(
      """
      component: call-bubble
      device: { size: [120, 400], scale: 1 }
      output: { fps: 10, scale: 1, lastFrame: 100ms }
      steps: [snapshot: a, wait: 100ms, tapOn: bubble, snapshot: b]
      """)
    let trace = try Play.record(scenario).file("demo.trace.jsonl")
    let origin = RecordingOrigin(Array(trace.prefix { $0 != UInt8(ascii: "\n") }))

    #expect(origin?.outputs == ["demo.gif", "demo/a.png"])
  }
}
