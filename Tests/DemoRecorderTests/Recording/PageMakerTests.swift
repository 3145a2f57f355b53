import Codecs
import Components
import Scene
import Testing

@testable import DemoRecorder

@Suite struct PageMakerTests {
  private static func record(_ output: String, snapshots: Bool = true) throws -> (
    MemoryOutput, RecordingSummary
  ) {
    let files = MemoryOutput()
    let summary = try Recorder(registry: .builtIn, version: "test").record(
      try Play.scenario(
        """
        component: call-bubble
        device: { size: [60, 120], scale: 1 }
        output: { fps: 10, scale: 1, lastFrame: 100ms, \(output) }
        steps: [tapOn: start-call, wait: 300ms\(snapshots ? ", snapshot: b, snapshot: a" : "")]
        """), as: OutputNames(scenario: "demo"), source: nil, into: files, didSample: { _ in })
    return (files, summary)
  }

  @Test func pagesAreFilesOfTheRecording() throws {
    let (files, summary) = try Self.record("format: [strip, sheet]")
    let trace = try files.file("demo.trace.jsonl")
    let origin = RecordingOrigin(Array(trace.prefix { $0 != UInt8(ascii: "\n") }))

    #expect(
      Set(files.files.keys) == [
        "demo.strip.png", "demo.sheet.png", "demo/a.png", "demo/b.png", "demo.trace.jsonl",
      ])
    #expect(
      origin?.outputs == ["demo.sheet.png", "demo.strip.png", "demo/a.png", "demo/b.png"])
    #expect(summary.pages.map(\.count) == [5, 2])
    let strip = try PNGDecoder.decode(try files.file("demo.strip.png"))
    #expect(strip.width == summary.pages[0].width && strip.height == summary.pages[0].height)
    #expect(strip.width == 2 * 24 + 5 * 160 + 4 * 20)
  }

  /// At their own size, pictures of a page are the film's and the snapshots.
  @Test func picturesArePixelForPixelWhatTheCameraSees() throws {
    let (files, _) = try Self.record(
      "format: [strip, sheet, png], strip: { moments: [0s, 380ms], width: 60 }, "
        + "sheet: { width: 60 }")
    let last = try PNGDecoder.decode(try files.file("demo.png"))
    let still = try PNGDecoder.decode(try files.file("demo/a.png"))
    let strip = try PNGDecoder.decode(try files.file("demo.strip.png"))
    let sheet = try PNGDecoder.decode(try files.file("demo.sheet.png"))
    let second = GridLayout(columns: 2, width: 60).places(
      of: [Size(width: 60, height: 120), Size(width: 60, height: 120)])[1]

    for y in 10..<110 {
      for x in 10..<50 {
        let place = (Int(second.minY) + y) * strip.width + Int(second.minX) + x
        #expect(strip.pixels[place] == last.pixels[y * 60 + x], "\(x) \(y)")
        #expect(sheet.pixels[place] == still.pixels[y * 60 + x], "\(x) \(y)")
      }
    }
  }

  @Test func aSheetWithoutSnapshotsIsRefused() throws {
    let text = "component: call-bubble\noutput: { format: [gif, sheet] }\nsteps: [wait: 1s]\n"
    let loader = ScenarioLoader(registry: .builtIn) { _ in [] }
    let found = loader.load(Array(text.utf8), file: "x.yaml").diagnostics

    #expect(found.map(\.message) == ["a sheet needs snapshots"])
    #expect(found.first?.location == ScenarioLocation(file: "x.yaml", line: 2, column: 19))
  }

  @Test func aPageThatWouldBeTooLargeIsRefused() throws {
    let text = """
      component: call-bubble
      output: { scale: 4, format: [strip], strip: { count: 100, width: 1000 } }
      steps: [wait: 1s]
      """
    let loader = ScenarioLoader(registry: .builtIn) { _ in [] }
    let found = loader.load(Array(text.utf8), file: "x.yaml").diagnostics

    #expect(found.map(\.message) == ["a picture of 408112 × 8948 pixels is too large"])
  }

  @Test func countAndMomentsExcludeEachOther() throws {
    let text = """
      component: call-bubble
      output: { format: [strip], strip: { count: 3, moments: [1s] } }
      steps: [wait: 1s]
      """
    let loader = ScenarioLoader(registry: .builtIn) { _ in [] }
    let found = loader.load(Array(text.utf8), file: "x.yaml").diagnostics

    #expect(found.map(\.message) == ["'strip' takes 'count' or 'moments', not both"])
  }
}
