import Components
import Interaction
import Raster
import Scene

/// A recording taken apart, to be timed: each stage does all that the one before does and one thing
/// more, so that differences are what the stages cost.
package struct RecordingStages {
  package enum Stage: String, CaseIterable, Sendable {
    /// Text to a checked scenario.
    case decode
    /// Steps and touches on the virtual clock; nothing is looked at.
    case play
    /// What the screen shows at each frame time, and what a trace says of it.
    case snapshot
    /// Pixels of what looks new, in a film that nobody writes.
    case draw
    /// The GIF's bytes.
    case code
  }

  /// How much there was to do.
  package struct Work: Sendable {
    package var frames = 0
    package var pictures = 0
    package var paintedPixels = 0
    package var bytes = 0
    /// The film's length.
    package var length = Duration.zero

    package init() {}
  }

  private let text: [UInt8]

  /// - Parameter text: A scenario for a built-in component that names no other file.
  package init(text: String) {
    self.text = Array(text.utf8)
  }

  /// Runs up to and including a stage.
  package func run(to last: Stage) throws -> Work {
    var scenario = try decode()
    guard last != .decode else { return Work() }
    guard last != .play, last != .snapshot else {
      return try play(scenario, takingSnapshots: last == .snapshot)
    }
    scenario.output.formats = last == .code ? [.gif] : []
    let output = ByteCounter()
    let summary = try Recorder(registry: .builtIn, version: "").record(
      scenario, as: OutputNames(scenario: "film"), source: nil, into: output, didSample: { _ in })
    var work = Work()
    work.frames = summary.frameCount
    work.pictures = summary.shotCount
    work.paintedPixels = summary.paintedPixels
    work.bytes = output.count
    work.length = summary.length
    return work
  }

  private struct Unsound: Error, CustomStringConvertible {
    var description: String
  }

  func decode() throws -> Scenario {
    let loader = ScenarioLoader(registry: .builtIn) { path in
      throw Unsound(description: "a benchmark reads no file, not \(path)")
    }
    let loaded = loader.load(text, file: "benchmark")
    guard let scenario = loaded.scenario else {
      throw Unsound(description: loaded.diagnostics.map(\.message).joined(separator: "; "))
    }
    return scenario
  }

  private func play(_ scenario: Scenario, takingSnapshots: Bool) throws -> Work {
    let stage = try DemoRecorder.Stage(
      scenario, registry: .builtIn, textMeasuring: scenario.fontLibrary())
    let observer = Onlooker(stage: takingSnapshots ? stage : nil)
    let player = try stage.play(
      scenario.steps, samples: .frames(scenario.filmPace), observer: observer)
    var work = Work()
    work.frames = observer.count
    work.length = player.end
    return work
  }
}

/// Takes a snapshot and a trace at each sample, where it has a stage, and forgets them.
private final class Onlooker: PlaybackObserver {
  private let stage: Stage?
  private(set) var count = 0

  init(stage: Stage?) { self.stage = stage }

  func sample(_ moment: Moment) {
    _ = stage?.screen.snapshot()
    _ = stage?.screen.trace()
    count += 1
  }

  func snapshot(named name: String, _ moment: Moment) {}
}

/// Counts the bytes of a film's files and keeps none.
private final class ByteCounter: OutputSink {
  private(set) var count = 0

  func write(_ bytes: [UInt8], to name: String) {
    if name.hasSuffix(".gif") { count += bytes.count }
  }

  func removeFrames(from count: Int, in folder: String) {}
}
