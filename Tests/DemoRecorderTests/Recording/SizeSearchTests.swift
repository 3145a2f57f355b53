import Codecs
import Components
import Scene
import Testing

@testable import DemoRecorder

/// Films that may not be larger than a limit.
@Suite struct SizeSearchTests {
  private static func text(_ output: String) -> String {
    """
    component: call-bubble
    device: { size: [48, 96], scale: 2 }
    output: { fps: 15, scale: 1.5, lastFrame: 100ms, \(output) }
    steps:
      - tapOn: start-call
      - snapshot: call
      - wait: 100ms
      - tapOn: minimize
      - wait: 300ms
    """
  }

  private static func summary(
    _ output: String, rungs: [OutputFormat: FilmRung] = [:], into files: MemoryOutput
  ) throws -> RecordingSummary {
    try Recorder(registry: .builtIn, version: "test").record(
      try Play.scenario(text(output)), as: OutputNames(scenario: "demo"), source: nil, rungs: rungs,
      into: files, didSample: { _ in })
  }

  /// How large the GIF is at every rung of its ladder.
  private static let gifs = Result { try sizes(.gif) }

  /// How large the film is at every rung of its ladder.
  private static func sizes(_ format: OutputFormat) throws -> [(rung: FilmRung, bytes: Int)] {
    let output = try Play.scenario(text("format: [\(format.rawValue)]")).output
    return try SizeLadder(of: output, in: format).rungs.map { rung in
      let files = MemoryOutput()
      _ = try summary(
        "format: [\(format.rawValue)], maxSize: 1MB", rungs: [format: rung], into: files)
      return (rung, try files.file("demo.\(format.rawValue)").count)
    }
  }

  private static func origin(_ files: MemoryOutput) throws -> RecordingOrigin? {
    RecordingOrigin(Array(try files.file("demo.trace.jsonl").prefix { $0 != UInt8(ascii: "\n") }))
  }

  @Test func theFirstRungThatFitsIsTakenAndNamed() throws {
    let sizes = try Self.gifs.get()
    for place in [0, 1, 3, 5] {
      let size = sizes[place]
      let files = MemoryOutput()
      let limit = Double(size.bytes) / 1_000
      let summary = try Self.summary("maxSize: \(limit)kB", into: files)
      let first = try #require(sizes.first { $0.bytes <= size.bytes })

      #expect(summary.films.map(\.rung) == [first.rung], "rung \(place)")
      #expect(summary.films.map(\.byteCount) == [first.bytes])
      #expect(try files.file("demo.gif").count == first.bytes)
      #expect(
        try Self.origin(files)?.reduced
          == (first.rung == sizes[0].rung
            ? [] : [ReducedFilm(file: "demo.gif", rung: first.rung)]))
    }
  }

  @Test func aFilmThatFitsIsTheOneWithoutALimit() throws {
    let (free, limited) = (MemoryOutput(), MemoryOutput())
    _ = try Self.summary("format: [gif, apng, png]", into: free)
    let summary = try Self.summary("format: [gif, apng, png], maxSize: 1MB", into: limited)

    #expect(summary.films.map(\.format) == [.gif, .apng])
    for file in ["demo.gif", "demo.apng", "demo.png", "demo/call.png"] {
      #expect(try free.file(file) == limited.file(file), "\(file)")
    }
  }

  @Test func stillsAndOtherFormsStayAsTheyWereAskedFor() throws {
    let (free, limited) = (MemoryOutput(), MemoryOutput())
    _ = try Self.summary("format: [gif, png, frames]", into: free)
    let half = try Self.gifs.get().first { $0.rung.scale == 1 && $0.rung.colors == nil }
    let limit = try #require(half).bytes
    let summary = try Self.summary(
      "format: [gif, png, frames], maxSize: \(Double(limit) / 1_000)kB", into: limited)

    #expect(summary.films.map(\.rung.scale) == [1])
    #expect(try limited.file("demo.gif") != free.file("demo.gif"))
    #expect(Set(free.files.keys) == Set(limited.files.keys))
    for name in free.files.keys where name != "demo.gif" && name != "demo.trace.jsonl" {
      #expect(try free.file(name) == limited.file(name), "\(name)")
    }
  }

  @Test func theSameBytesComeEveryTimeOnOneThreadAndOnTwo() throws {
    let limit = try Self.gifs.get().first { $0.rung.colors == 64 }.map { Double($0.bytes) / 1_000 }
    let text = Self.text("format: [gif, apng, frames], maxSize: \(try #require(limit))kB")
    var scenario = try Play.scenario(text)
    scenario.output.formats = [.gif]
    let outputs = [MemoryOutput(), MemoryOutput(), MemoryOutput()]

    try Play.record(scenario, into: outputs[0])
    try Play.record(scenario, into: outputs[1])
    try Play.record(scenario, into: outputs[2], beside: ThreadPool(threads: 2).idle)

    #expect(outputs[0].files == outputs[1].files)
    #expect(outputs[0].files == outputs[2].files)
  }

  @Test func aFilmThatIsTooLargeAtTheFloorIsNotWritten() throws {
    let floor = try #require(try Self.sizes(.apng).last)
    let files = MemoryOutput()

    do {
      _ = try Self.summary(
        "format: [apng], maxSize: \(Double(floor.bytes - 1) / 1_000)kB", into: files)
      Issue.record("it cannot fit")
    } catch let failed as FilmsTooLarge {
      #expect(failed.films.map(\.byteCount) == [floor.bytes])
      #expect(failed.rungs == [.apng: FilmRung(fps: 10, scale: 1, colors: nil)])
      let message = try #require(failed.failures.first).message
      #expect(message.hasPrefix("demo.apng is "))
      #expect(message.contains(" large even at 10 fps and scale 1, more than "))
    }
    #expect(files.files.isEmpty)
  }

  @Test func fewColoursAreNoMoreThanWereAskedFor() throws {
    for (rung, _) in try Self.gifs.get().suffix(3) {
      let files = MemoryOutput()
      _ = try Self.summary("format: [gif], maxSize: 1MB", rungs: [.gif: rung], into: files)
      var reader = try GIFReader(try files.file("demo.gif"))
      var colors: Set<UInt32> = []
      while let frame = try reader.next() { colors.formUnion(frame.bitmap.pixels) }

      #expect(colors.count <= rung.colors ?? 0, "\(rung)")
      #expect(colors.count > (rung.colors ?? 0) / 4)
    }
  }
}
