import Codecs
import Components
import Interaction
import Raster
import Scene

/// A scenario filmed once, at the settings that it has.
struct FilmTake {
  let scenario: Scenario
  let registry: ComponentRegistry
  let names: OutputNames
  /// Takes the files; one thread at a time uses it.
  let output: any OutputSink
  /// Threads of which one may write the film while this one draws it.
  let idle: IdleThreads?

  /// What came of it.
  struct Footage {
    let camera: FilmCamera
    let writer: FilmWriter
    let fonts: FontLibrary
  }

  /// Plays and films the scenario.
  ///
  /// The trace is not written yet, as its first line is known last.
  ///
  /// - Parameters:
  ///   - sinks: Made here, so that nobody else holds them: a sink that is shared would copy its whole
  ///     picture before it changes it.
  ///   - keepsStills: Whether the stills are wanted again, before they are drawn.
  /// - Throws: What comes first in the film of what the camera and the sinks throw.
  func run(
    _ sinks: @autoclosure () throws -> [any FilmSink], subject: FilmCamera.Subject,
    keepsStills: Bool = false, didSample: @escaping (Int) -> Void
  ) throws -> Footage {
    let fonts = scenario.fontLibrary()
    let order = try order(subject, fonts)
    let writer = FilmWriter(sinks: try sinks(), output: output, trace: names.trace)
    let production = FilmProduction(writer: writer, size: scenario.pixelSize)
    let camera = try production.run(beside: idle) { desk in
      let camera = FilmCamera(
        scenario, order: order, text: fonts, names: names, desk: desk, subject: subject,
        keepsStills: keepsStills, didSample: didSample)
      try play(fonts) { .first(of: $0, by: camera) }
      camera.holdLastFrame()
      if order.opening > 0 { try play(fonts) { .second(of: $0, by: camera) } }
      try camera.finish()
      return camera
    }
    return Footage(camera: camera, writer: writer, fonts: fonts)
  }

  /// Plays the scenario from its beginning before a camera.
  private func play(_ fonts: FontLibrary, _ pass: (Screen) -> FilmPass) throws {
    let stage = try Stage(scenario, registry: registry, textMeasuring: fonts)
    do {
      _ = try stage.play(
        scenario.steps, samples: .frames(scenario.filmPace), observer: pass(stage.screen))
    } catch is FilmPass.Complete {}
  }

  /// Where a film begins that has a poster is known once it has been played.
  private func order(_ subject: FilmCamera.Subject, _ fonts: FontLibrary) throws -> FilmOrder {
    guard scenario.output.poster != nil, subject != .rest else {
      return FilmOrder(schedule: scenario.frameSchedule, hold: scenario.lastFrameHold)
    }
    return try Rehearsal(scenario, registry: registry, textMeasuring: fonts).moments.order
  }

  /// What writes the film in one form.
  ///
  /// - Parameters:
  ///   - limit: How large an animated file may become, in bytes.
  ///   - palette: The colours of a GIF; nil means the film's own.
  func sink(
    for format: OutputFormat, limit: Int? = nil, palette: [UInt32]? = nil
  ) throws -> any FilmSink {
    let size = scenario.pixelSize
    let schedule = scenario.frameSchedule
    let hold = scenario.lastFrameHold
    return switch format {
    case .gif:
      try GIFSink(
        width: size.width, height: size.height, loop: scenario.output.loop.loopCount,
        name: names.gif, limit: limit, palette: palette, output: output)
    case .apng:
      try APNGSink(
        width: size.width, height: size.height, loop: scenario.output.loop.loopCount,
        schedule: schedule, hold: hold, name: names.apng, limit: limit, output: output)
    case .png: LastFrameSink(name: names.png, output: output)
    case .frames: FrameFolderSink(names: names, output: output)
    case .rgba: RawSink(schedule: schedule, hold: hold, name: names.rgba, output: output)
    case .y4m: Y4MSink(schedule: schedule, hold: hold, name: names.y4m, output: output)
    case .strip, .sheet: preconditionFailure("a page is no film")
    }
  }
}

extension FilmTake {
  /// The fonts that several takes used, sorted: one that draws no film needs fewer.
  static func fonts(of takes: [Footage]) -> [UsedFont] {
    Set(takes.flatMap(\.fonts.usedFonts)).sorted()
  }

  /// The characters for which boxes stand in several takes, sorted by their scalars.
  static func missingCharacters(of takes: [Footage]) -> [Character] {
    Set(takes.flatMap(\.fonts.missingCharacters)).sorted {
      $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
    }
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
