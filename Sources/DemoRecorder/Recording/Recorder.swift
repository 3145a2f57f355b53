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
  ///   - output: Takes the files.
  ///   - didSample: Told the number of frames taken so far, after each.
  /// - Throws: Where a font is missing, a picture cannot be read, or `output` does.
  func record(
    _ scenario: Scenario, as names: OutputNames, into output: any OutputSink,
    didSample: @escaping (Int) -> Void
  ) throws -> RecordingSummary {
    let fonts = FontLibrary()
    let stage = try Stage(scenario, registry: registry, textMeasuring: fonts)
    let camera = FilmCamera(
      scenario, screen: stage.screen, text: fonts, names: names, output: output,
      sinks: try sinks(for: scenario, names, output), didSample: didSample)
    _ = try stage.play(
      scenario.steps, samples: .frames(scenario.frameSchedule), observer: camera)
    try camera.finish(
      holdingLastFrameFor: FrameSchedule.hold(forLastFrame: scenario.output.lastFrame))
    try output.write(
      trace(of: scenario, fonts.usedFonts, camera), to: names.trace)
    return summary(of: scenario, camera)
  }

  private func sinks(
    for scenario: Scenario, _ names: OutputNames, _ output: any OutputSink
  ) throws -> [any FilmSink] {
    let size = scenario.pixelSize
    return try scenario.output.formats.map { format -> any FilmSink in
      switch format {
      case .gif:
        try GIFSink(
          width: size.width, height: size.height, loop: scenario.output.loop.loopCount,
          name: names.gif, output: output)
      case .apng:
        try APNGSink(
          width: size.width, height: size.height, loop: scenario.output.loop.loopCount,
          schedule: scenario.frameSchedule, name: names.apng, output: output)
      case .png: LastFrameSink(name: names.png, output: output)
      case .frames:
        FrameFolderSink(names: names, schedule: scenario.frameSchedule, output: output)
      }
    }
  }

  private func trace(
    of scenario: Scenario, _ fonts: [UsedFont], _ camera: FilmCamera
  ) -> [UInt8] {
    let origin = RecordingOrigin(
      version: version, components: registry.packageVersion ?? version,
      scenario: ScenarioDigest(scenario).text, fonts: fonts,
      paintedPixels: camera.paintedPixels)
    return Array(origin.line.utf8) + camera.traceLines
  }

  private func summary(of scenario: Scenario, _ camera: FilmCamera) -> RecordingSummary {
    let size = scenario.pixelSize
    return RecordingSummary(
      width: size.width, height: size.height, frameCount: camera.frameCount,
      shotCount: camera.shotCount, length: camera.length, paintedPixels: camera.paintedPixels,
      gif: camera.gifSummary)
  }
}

extension Scenario {
  var frameSchedule: FrameSchedule { FrameSchedule(framesPerSecond: output.fps) }
}

extension OutputSettings.Loop {
  fileprivate var loopCount: LoopCount {
    switch self {
    case .forever: .forever
    case .plays(let count): .plays(count)
    }
  }
}
