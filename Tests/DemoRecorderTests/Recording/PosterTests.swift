import Codecs
import Components
import Raster
import Testing

@testable import DemoRecorder

/// A film with a poster loops as the film without it does, and begins elsewhere.
@Suite struct PosterTests {
  private static func text(_ output: String) -> String {
    """
    component: { name: call-bubble, connectAfter: 100ms }
    device: { size: [160, 320], scale: 1 }
    output: { \(output), scale: 0.5, touches: ring, lastFrame: 430ms }
    steps:
      - tapOn: start-call
      - wait: 300ms
      - hide
      - wait: 200ms
      - show
      - tapOn: minimize
      - wait: 260ms
      - snapshot: small
    """
  }

  private static func scenario(_ output: String) throws -> Scenario {
    try Play.scenario(text(output))
  }

  private struct Seen {
    var start: Duration
    var end: Duration
    var pixels: [UInt32]
  }

  private static func film(_ output: MemoryOutput, _ format: OutputFormat) throws -> [Seen] {
    let names = OutputNames(scenario: "demo")
    let bytes = try output.file(names.film(format))
    let files = output.files
    var reader =
      format == .frames
      ? try FilmReader(frameList: bytes, path: "") { files["demo.frames/" + $0] ?? [] }
      : try FilmReader(bytes, path: "")
    var seen: [Seen] = []
    while try reader.advance() {
      guard let picture = reader.current else { break }
      seen.append(
        Seen(start: picture.start, end: picture.end, pixels: picture.bitmap.pixels))
    }
    return seen
  }

  /// What a viewer sees at each hundredth of a second of a film that was begun `late`, over one loop.
  private static func loop(_ film: [Seen], late: Duration) throws -> [[UInt32]] {
    let length = try #require(film.last).end
    return stride(from: 5, to: Int(length / .milliseconds(1)), by: 10).map { millisecond in
      var time = .milliseconds(millisecond) + late
      if time >= length { time -= length }
      return film.first { $0.end > time }?.pixels ?? []
    }
  }

  @Test(arguments: [
    ("fps: 25", "40%", OutputFormat.gif), ("fps: 30", "250ms", .gif),
    ("fps: 30", "70%", .apng), ("fps: 60", "200ms", .apng), ("fps: 30", "290ms", .frames),
    ("fps: 25, speed: 2", "50%", .apng),
  ])
  func theLoopIsTheSameBegunAtThePoster(rate: String, poster: String, format: OutputFormat) throws {
    let settings = "\(rate), format: [\(format)]"
    let plain = try Self.film(Play.record(Self.scenario(settings)), format)
    let scenario = try Self.scenario(settings + ", poster: \(poster)")
    let film = try Self.film(Play.record(scenario), format)
    let moments = try Rehearsal(
      scenario, registry: .builtIn, textMeasuring: FontLibrary()
    ).moments
    let late = scenario.frameSchedule.time(ofFrame: moments.order.opening)

    #expect(moments.order.opening > 0)
    #expect(film.last?.end == plain.last?.end)
    #expect(try Self.loop(film, late: .zero) == Self.loop(plain, late: late))
  }

  @Test func rawFramesAreTheSameOnesInAnotherOrder() throws {
    let size = 80 * 160 * 4
    func frames(_ output: String) throws -> [[UInt8]] {
      let bytes = try Play.record(Self.scenario("fps: 10, format: [rgba]" + output))
        .file("demo.rgba")
      return stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<$0 + size]) }
    }

    let plain = try frames("")
    #expect(try frames(", poster: 310ms") == Array(plain[3...] + plain[..<3]))
  }

  @Test func allButTheFilmIsAsItWas() throws {
    let plain = try Play.record(Self.scenario("fps: 20, format: [png, gif]"))
    let posted = try Play.record(Self.scenario("fps: 20, format: [png, gif], poster: 30%"))
    func values(_ output: MemoryOutput) throws -> ArraySlice<UInt8> {
      let trace = try output.file("demo.trace.jsonl")
      return trace[(trace.firstIndex(of: UInt8(ascii: "\n")) ?? 0)...]
    }

    #expect(posted.files.keys.sorted() == plain.files.keys.sorted())
    #expect(try posted.file("demo.png") == plain.file("demo.png"))
    #expect(try posted.file("demo/small.png") == plain.file("demo/small.png"))
    #expect(try values(posted) == values(plain))
    #expect(try posted.file("demo.gif") != plain.file("demo.gif"))
  }

  /// What `verify` says of a frame's instant, and the progress that it shows.
  @Test(arguments: ["", "speed: 0.5, ", "poster: 60%, ", "speed: 1.7, poster: 130ms, "])
  func rehearsalKnowsWhatEachFrameShows(output: String) throws {
    let scenario = try Self.scenario(output + "fps: 12, format: [frames]")
    var samples = 0
    let files = MemoryOutput()
    _ = try Recorder(registry: .builtIn, version: "test").record(
      scenario, as: OutputNames(scenario: "demo"), source: nil, into: files,
      didSample: { samples = $0 })
    let rehearsal = try Rehearsal(scenario, registry: .builtIn, textMeasuring: FontLibrary())
    let frames = try #require(
      JSONValue(files.file("demo.frames/frames.json"))?["frames"]?.array)

    #expect(samples == rehearsal.sampleCount)
    #expect(frames.count == rehearsal.keptFrameCount)
    for (place, frame) in frames.enumerated() {
      let time = try #require(frame["time"]?.number)
      let instant = try #require(frame["scenarioTime"]?.number)
      let shown = rehearsal.moments.scenarioTime(ofFrame: place) / .milliseconds(1)
      #expect(abs(shown - instant) < 0.001)
      #expect(rehearsal.moments.frame(at: .nanoseconds(Int64(time * 1e6))) == place)
    }
  }

  @Test func twoThreadsWriteTheSameFiles() throws {
    let scenario = try Self.scenario("fps: 10, format: [gif, apng, png, rgba], poster: 50%")
    let alone = try Play.record(scenario)
    let shared = MemoryOutput()

    try Play.record(scenario, into: shared, beside: ThreadPool(threads: 2).idle)

    #expect(shared.files == alone.files)
  }

  @Test func aPosterAfterTheFilmFailsTheScenarioInItsPlace() throws {
    func failures(_ poster: String) throws -> [PlaybackFailure] {
      try Rehearsal(
        Self.scenario("fps: 10, poster: \(poster)"), registry: .builtIn,
        textMeasuring: FontLibrary()
      ).failures
    }

    // The steps take 920 ms, 200 of them hidden; the last frame stands for 430 ms.
    let length = try #require(try failures("20s").first)
    #expect(length.location.line == 3)
    #expect(length.problem == .posterAfterFilm(length: .milliseconds(1_230)))
    #expect(try failures("1230ms").count == 1)
    #expect(try failures("1229ms").isEmpty)
    #expect(try failures("100%").isEmpty)
  }

  @Test func twiceTheSpeedIsEveryOtherFrameOfTheScenario() throws {
    let fast = try Play.snapshots(Self.scenario("fps: 50, speed: 2"))
    let plain = try Play.snapshots(Self.scenario("fps: 25"))

    #expect(fast.map(\.time) == plain.map(\.time))
    #expect(fast.map(\.snapshot) == plain.map(\.snapshot))
  }
}
