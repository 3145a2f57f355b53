import Codecs
import Components
import Interaction
import Raster
import Scene

/// Records one scenario: plays it, draws it, codes it, and hands over the bytes of its files.
struct Recorder {
  let registry: ComponentRegistry
  let version: String

  /// - Parameters:
  ///   - names: What the files are called.
  ///   - source: What the trace calls the scenario's file: see `ScenarioFile.portablePath`.
  ///   - formats: What is written of the film; nil means what the scenario asks for.
  ///   - output: Takes the files; one thread at a time uses it.
  ///   - idle: Threads of which one may write the film while this one draws it.
  ///   - didSample: Told the number of frames taken so far, after each.
  /// - Throws: Where a font is missing, a picture cannot be read, or `output` does: what comes first
  ///   in the film.
  func record(
    _ scenario: Scenario, as names: OutputNames, source: String?, formats: [OutputFormat]? = nil,
    into output: any OutputSink, beside idle: IdleThreads? = nil,
    didSample: @escaping (Int) -> Void
  ) throws -> RecordingSummary {
    let fonts = FontLibrary()
    let order = try order(of: scenario, fonts)
    let writer = FilmWriter(
      sinks: try sinks(for: scenario, formats ?? scenario.output.formats, names, output),
      output: output, trace: names.trace)
    let production = FilmProduction(writer: writer, size: scenario.pixelSize)
    let camera = try production.run(beside: idle) { desk in
      let camera = FilmCamera(
        scenario, order: order, text: fonts, names: names, desk: desk, didSample: didSample)
      try film(scenario, fonts) { .first(of: $0, by: camera) }
      camera.holdLastFrame()
      if order.opening > 0 { try film(scenario, fonts) { .second(of: $0, by: camera) } }
      try camera.finish()
      return camera
    }
    let origin = RecordingOrigin(
      version: version, components: componentsVersion, source: source,
      scenario: ScenarioDigest(scenario).text,
      outputs: names.outputs(
        formats: scenario.output.formats, snapshots: camera.snapshotNames),
      fonts: fonts.usedFonts, paintedPixels: camera.paintedPixels)
    try writer.writeTrace(after: origin.line)
    return summary(of: scenario, camera, writer.gifSummary)
  }

  /// Plays the scenario from its beginning before a camera.
  private func film(
    _ scenario: Scenario, _ fonts: FontLibrary, _ take: (Screen) -> FilmTake
  ) throws {
    let stage = try Stage(scenario, registry: registry, textMeasuring: fonts)
    do {
      _ = try stage.play(
        scenario.steps, samples: .frames(scenario.filmPace), observer: take(stage.screen))
    } catch is FilmTake.Complete {}
  }

  /// Where a film begins that has a poster is known once it has been played.
  private func order(of scenario: Scenario, _ fonts: FontLibrary) throws -> FilmOrder {
    guard scenario.output.poster != nil else {
      return FilmOrder(schedule: scenario.frameSchedule, hold: scenario.lastFrameHold)
    }
    return try Rehearsal(scenario, registry: registry, textMeasuring: fonts).moments.order
  }

  private func sinks(
    for scenario: Scenario, _ formats: [OutputFormat], _ names: OutputNames,
    _ output: any OutputSink
  ) throws -> [any FilmSink] {
    let size = scenario.pixelSize
    return try formats.map { format -> any FilmSink in
      switch format {
      case .gif:
        try GIFSink(
          width: size.width, height: size.height, loop: scenario.output.loop.loopCount,
          name: names.gif, output: output)
      case .apng:
        try APNGSink(
          width: size.width, height: size.height, loop: scenario.output.loop.loopCount,
          schedule: scenario.frameSchedule, hold: scenario.lastFrameHold, name: names.apng,
          output: output)
      case .png: LastFrameSink(name: names.png, output: output)
      case .frames: FrameFolderSink(names: names, output: output)
      case .rgba:
        RawSink(
          schedule: scenario.frameSchedule, hold: scenario.lastFrameHold, name: names.rgba,
          output: output)
      }
    }
  }

  /// The version of the package that the components come from.
  var componentsVersion: String { registry.packageVersion ?? version }

  private func summary(
    of scenario: Scenario, _ camera: FilmCamera, _ gif: GIFSummary?
  ) -> RecordingSummary {
    let size = scenario.pixelSize
    return RecordingSummary(
      width: size.width, height: size.height, frameCount: camera.frameCount,
      shotCount: camera.shotCount, length: camera.length, paintedPixels: camera.paintedPixels,
      gif: gif)
  }
}

extension OutputSettings.Loop {
  fileprivate var loopCount: LoopCount {
    switch self {
    case .forever: .forever
    case .plays(let count): .plays(count)
    }
  }
}
