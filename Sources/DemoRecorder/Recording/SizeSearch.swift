import Codecs
import Components

/// Records a film in one form at the first rung of its ladder at which it is small enough.
///
/// A rung is given up as soon as the file is known to be too large, and nothing of it is kept. The
/// choice depends on nothing but the scenario and the recorder.
final class SizeSearch {
  private let scenario: Scenario
  private let registry: ComponentRegistry
  private let names: OutputNames
  private let output: any OutputSink
  private let idle: IdleThreads?
  private let didSample: (Int) -> Void
  /// The colours of the film at the rung where they were counted last.
  private var census: (rung: FilmRung, count: FilmColorCensus)?

  init(
    _ scenario: Scenario, registry: ComponentRegistry, names: OutputNames,
    output: any OutputSink, idle: IdleThreads?, didSample: @escaping (Int) -> Void
  ) {
    self.scenario = scenario
    self.registry = registry
    self.names = names
    self.output = output
    self.idle = idle
    self.didSample = didSample
  }

  /// A film as it was recorded.
  struct Found {
    var file: FilmFile
    var take: FilmTake.Footage
    /// In pixels.
    var size: (width: Int, height: Int)
  }

  /// The film at the first rung that fits.
  ///
  /// - Returns: nil where none does; nothing was written then.
  func film(_ format: OutputFormat, within limit: SizeLimit) throws -> Found? {
    for rung in SizeLadder(of: scenario.output, in: format).rungs {
      do {
        return try film(format, at: rung, limit: limit.bytes)
      } catch is FilmTooLarge {
        continue
      }
    }
    return nil
  }

  /// The film at one rung, which must be one of the ladder's.
  ///
  /// - Throws: `FilmTooLarge` where it is larger than `limit`.
  func film(_ format: OutputFormat, at rung: FilmRung, limit: Int? = nil) throws -> Found {
    let palette = try rung.colors.map { try colors(at: rung).palette(of: $0) }
    let take = take(at: rung, into: output)
    let result = try take.run(
      [try take.sink(for: format, limit: limit, palette: palette)], subject: .film,
      didSample: didSample)
    let count = result.writer.byteCounts.first ?? nil
    return Found(
      file: FilmFile(
        format: format, name: names.film(format), byteCount: count ?? 0, rung: rung),
      take: result, size: take.scenario.pixelSize)
  }

  func name(of format: OutputFormat) -> String { names.film(format) }

  /// How large the film would be at a rung. Nothing is written.
  func byteCount(_ format: OutputFormat, at rung: FilmRung) throws -> Int {
    let search = SizeSearch(
      scenario, registry: registry, names: names, output: NoOutput(), idle: idle,
      didSample: didSample)
    search.census = census
    return try search.film(format, at: rung).file.byteCount
  }

  private func take(at rung: FilmRung, into output: any OutputSink) -> FilmTake {
    var played = scenario
    played.output = scenario.output.at(rung)
    return FilmTake(
      scenario: played, registry: registry, names: names, output: output, idle: idle)
  }

  /// The colours of the film at a rung; those of rungs that differ in nothing else are counted once.
  private func colors(at rung: FilmRung) throws -> FilmColorCensus {
    var whole = rung
    whole.colors = nil
    if let census, census.rung == whole { return census.count }
    let sink = ColorCensusSink(count: ColorCensusSink.Count())
    _ = try take(at: whole, into: NoOutput()).run([sink], subject: .film, didSample: didSample)
    census = (whole, sink.count.census)
    return sink.count.census
  }
}

/// Takes files and keeps nothing of them.
private struct NoOutput: OutputSink {
  func write(_ bytes: [UInt8], to name: String) {}

  func begin(_ name: String) -> any OutputFile { NoFile() }

  func removeFrames(from count: Int, in folder: String) {}

  private struct NoFile: OutputFile {
    func append(_ bytes: [UInt8]) {}
    func finish() {}
  }
}
