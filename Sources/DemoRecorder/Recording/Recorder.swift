import Components
import Raster

/// Records one scenario: plays it, draws it, codes it, and hands over the bytes of its files.
struct Recorder {
  let registry: ComponentRegistry
  let version: String

  /// - Parameters:
  ///   - names: What the files are called.
  ///   - source: What the trace calls the scenario's file: see `ScenarioFile.portablePath`.
  ///   - formats: What is written of the film; nil means what the scenario asks for.
  ///   - rungs: Of animated files whose size the scenario limits, at which settings they are recorded,
  ///     however large they become then. For the others it is searched.
  ///   - output: Takes the files; one thread at a time uses it.
  ///   - idle: Threads of which one may write the film while this one draws it.
  ///   - didSample: Told the number of frames taken so far, after each; it begins anew with each time
  ///     that the scenario is played.
  /// - Throws: `FilmsTooLarge`; where a font is missing, a picture cannot be read, or `output` does: what
  ///   comes first in the film.
  func record(
    _ scenario: Scenario, as names: OutputNames, source: String?, formats: [OutputFormat]? = nil,
    rungs: [OutputFormat: FilmRung] = [:], into output: any OutputSink,
    beside idle: IdleThreads? = nil, didSample: @escaping (Int) -> Void
  ) throws -> RecordingSummary {
    let formats = formats ?? scenario.output.formats
    let apart = scenario.output.maxSize == nil ? [] : formats.filter(\.isAnimated)
    let search = SizeSearch(
      scenario, registry: registry, names: names, output: output, idle: idle,
      didSample: didSample)
    let films = try self.films(apart, of: scenario, by: search, at: rungs)
    let together = formats.filter { !apart.contains($0) && !$0.isPage }
    let take = FilmTake(
      scenario: scenario, registry: registry, names: names, output: output, idle: idle)
    let result = try take.run(
      try together.map { try take.sink(for: $0) },
      subject: together.isEmpty && !formats.isEmpty ? .rest : .all,
      keepsStills: formats.contains(.sheet), didSample: didSample)
    let pages = PageMaker(take: take, result: result)
    var summary = summary(of: result, take.scenario, films)
    summary.films += zip(together, result.writer.byteCounts).compactMap { format, count in
      count.map {
        FilmFile(
          format: format, name: names.film(format), byteCount: $0, rung: scenario.output.rung)
      }
    }
    summary.pages = try formats.filter { $0.isPage && ($0 != .sheet || scenario.hasSheet) }
      .compactMap { try pages.write($0) }
    try result.writer.writeTrace(after: origin(of: take, result, source, summary).line)
    return summary
  }

  /// What the trace says of the recording.
  private func origin(
    of take: FilmTake, _ result: FilmTake.Footage, _ source: String?, _ summary: RecordingSummary
  ) -> RecordingOrigin {
    let scenario = take.scenario
    return RecordingOrigin(
      version: version, components: componentsVersion, source: source,
      variant: scenario.variant?.name, scenario: ScenarioDigest(scenario).text,
      outputs: take.names.outputs(
        formats: scenario.ownFormats, snapshots: result.camera.snapshotNames),
      reduced: summary.films.compactMap { $0.reduced(from: scenario.output) },
      fonts: summary.fonts, paintedPixels: summary.paintedPixels)
  }

  /// Films that are recorded each for itself.
  private func films(
    _ formats: [OutputFormat], of scenario: Scenario, by search: SizeSearch,
    at rungs: [OutputFormat: FilmRung]
  ) throws -> [SizeSearch.Found] {
    var found: [SizeSearch.Found] = []
    var tooLarge: [FilmFile] = []
    for format in formats {
      if let rung = rungs[format] {
        found.append(try search.film(format, at: rung))
      } else if let limit = scenario.output.maxSize {
        if let film = try search.film(format, within: limit) {
          found.append(film)
        } else {
          let floor = SizeLadder(of: scenario.output, in: format).floor
          tooLarge.append(
            FilmFile(
              format: format, name: search.name(of: format),
              byteCount: try search.byteCount(format, at: floor), rung: floor))
        }
      }
    }
    guard let limit = scenario.output.maxSize, !tooLarge.isEmpty else { return found }
    let rungs = (found.map(\.file) + tooLarge).map { ($0.format, $0.rung) }
    throw FilmsTooLarge(
      films: tooLarge, limit: limit, rungs: Dictionary(rungs, uniquingKeysWith: { $1 }))
  }

  /// The version of the package that the components come from.
  var componentsVersion: String { registry.packageVersion ?? version }

  /// The film is described as it is in the first of its forms.
  private func summary(
    of rest: FilmTake.Footage, _ scenario: Scenario, _ films: [SizeSearch.Found]
  ) -> RecordingSummary {
    let first = films.first
    let size = first?.size ?? scenario.pixelSize
    let camera = (first?.take ?? rest).camera
    let takes = films.map(\.take) + [rest]
    return RecordingSummary(
      width: size.width, height: size.height, frameCount: camera.frameCount,
      shotCount: camera.shotCount, length: camera.length,
      paintedPixels: takes.reduce(0) { $0 + $1.camera.paintedPixels },
      gif: takes.lazy.compactMap(\.writer.gifSummary).first,
      fonts: FilmTake.fonts(of: takes),
      missingCharacters: FilmTake.missingCharacters(of: takes), films: films.map(\.file))
  }
}
