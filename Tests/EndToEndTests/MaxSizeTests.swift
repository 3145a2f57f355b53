import Codecs
import Foundation
import Testing

/// A film that may not be larger than the scenario says.
@Suite struct MaxSizeTests {
  private static let film = SampleScenario.smallBubble(formats: "gif")

  private static func limited(to limit: String) -> String {
    film.replacing("format: [gif]", with: "format: [gif], maxSize: \(limit)")
  }

  @Test func whatIsGivenUpIsSaidAndVerifyGivesUpTheSame() throws {
    let film = RecordedSuite.scenario(
      output: ", format: [gif, png]", steps: ", tapOn: minimize, wait: 300ms"
    ).replacing("fps: 5", with: "fps: 25")
    let free = try RecordedSuite(film)
    let limit = try free.folder.read("demos/x.gif").count - 1
    let suite = try RecordedSuite(
      film.replacing("png]", with: "png], maxSize: \(Double(limit) / 1_000)kB"))
    let recordings = try suite.recordings()
    let again = try suite.run(["record", "--json"])
    let trace = String(decoding: try suite.folder.read("demos/x.trace.jsonl"), as: UTF8.self)
      .prefix { $0 != "\n" }

    #expect(again.status == 0)
    #expect(again.errors.contains("demos/x.gif: 20 fps instead of 25 to stay below "))
    #expect(try suite.recordings() == recordings)
    #expect(try suite.folder.read("demos/x.gif").count <= limit)
    #expect(trace.contains(#""reduced":[{"file":"x.gif","fps":20,"scale":0.5}]"#), "\(trace)")

    let known = try suite.verify()
    #expect(known.status == 0, "\(known.errors)")
    try FileManager.default.removeItem(at: suite.folder.url.appending(path: "demos/x.trace.jsonl"))
    let searched = try suite.verify("--repeat-each", "2")
    #expect(searched.status == 0, "\(searched.errors)")
  }

  @Test func aFilmThatCannotBeSmallEnoughFailsAndTheGoodOneStays() throws {
    let suite = try RecordedSuite(Self.film)
    let good = try suite.recordings()
    try suite.write(Self.limited(to: "1kB"), as: "x")

    let recorded = try suite.run(["record"])
    let streamed = try suite.run(["record", "-o", "-"])
    let verified = try suite.verify()

    #expect(recorded.status == 1 && streamed.status == 1 && verified.status == 1)
    #expect(
      recorded.errors.contains(
        "scenarios/x.yaml:3:74: error: x.gif is "), "\(recorded.errors)")
    #expect(
      recorded.errors.contains(" large even at 10 fps, scale 0.5 and 32 colours, more than 1 kB"))
    #expect(streamed.output.isEmpty)
    #expect(verified.errors.contains("more than 1 kB"), "\(verified.errors)")
    #expect(try suite.recordings() == good)
    let failed = try GIFReader(Array(try suite.folder.read("build/failed/x.gif")))
    #expect(failed.structure.width == 160)
  }

  @Test func aLimitIsKeptOnStandardOutputToo() throws {
    let whole = try RecordedSuite(Self.film).folder.read("demos/x.gif").count
    let suite = try RecordedSuite(Self.limited(to: "\(Double(whole - 1) / 1_000)kB"))

    let piped = try suite.run(["record", "-o", "-"])

    #expect(piped.status == 0)
    #expect(piped.output == (try suite.folder.read("demos/x.gif")))
    #expect(piped.output.count < whole)
  }
}
