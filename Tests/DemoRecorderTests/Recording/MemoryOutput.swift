import Components
import Foundation
import Interaction
import Raster
import Scene
import Testing

@testable import DemoRecorder

/// Keeps a recording's files in memory.
final class MemoryOutput: OutputSink {
  private(set) var files: [String: [UInt8]] = [:]

  func write(_ bytes: [UInt8], to name: String) { files[name] = bytes }

  func removeFrames(from count: Int, in folder: String) {}

  func file(_ name: String) throws -> [UInt8] {
    try #require(files[name], "\(files.keys.sorted())")
  }
}

/// Plays scenario texts in this process.
enum Play {
  static func scenario(_ text: String) throws -> Scenario {
    try scenario(Array(text.utf8), file: "demo.yaml") { path in throw NoFile(path: path) }
  }

  /// The scenario of a file, with the files that it names; the first of its variants.
  static func scenario(atPath path: String) throws -> Scenario {
    try scenario(read(path), file: path, reading: read)
  }

  private static func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  private static func scenario(
    _ bytes: [UInt8], file: String, reading read: @escaping (String) throws -> [UInt8]
  ) throws -> Scenario {
    let loader = ScenarioLoader(registry: .builtIn, readFile: read)
    let loaded = loader.load(bytes, file: file)
    let renderer = DiagnosticRenderer(sources: loaded.sources)
    return try #require(loaded.scenario, "\(loaded.diagnostics.map(renderer.text))")
  }

  /// Records a scenario; its files are called `demo.…`.
  static func record(_ scenario: Scenario) throws -> MemoryOutput {
    let output = MemoryOutput()
    try record(scenario, into: output)
    return output
  }

  /// The same into another place, with another thread's help if there is one.
  static func record(
    _ scenario: Scenario, into output: any OutputSink, beside idle: IdleThreads? = nil
  ) throws {
    _ = try Recorder(registry: .builtIn, version: "test").record(
      scenario, as: OutputNames(scenario: "demo"), source: "scenarios/demo.yaml", into: output,
      beside: idle, didSample: { _ in })
  }

  /// What the camera sees at each frame time that is not hidden: the moment and the picture before it is drawn.
  static func snapshots(_ scenario: Scenario) throws -> [(time: Duration, snapshot: FrameSnapshot)]
  {
    let stage = try Stage(scenario, registry: .builtIn, textMeasuring: FontLibrary())
    let collector = SnapshotCollector(stage: stage, capture: Capture(scenario))
    _ = try stage.play(
      scenario.steps, samples: .frames(scenario.filmPace), observer: collector)
    return collector.snapshots
  }

  private struct NoFile: Error { var path: String }
}

private final class SnapshotCollector: PlaybackObserver {
  private let stage: Stage
  private var capture: Capture
  private(set) var snapshots: [(time: Duration, snapshot: FrameSnapshot)] = []

  init(stage: Stage, capture: Capture) {
    self.stage = stage
    self.capture = capture
  }

  func sample(_ moment: Moment) {
    guard !moment.isOffCamera else { return }
    let shown = stage.screen.snapshot()
    snapshots.append((moment.time, capture.capture(shown, at: moment)))
  }

  func snapshot(named name: String, _ moment: Moment) {}
}
