import Codecs
import Interaction
import Raster
import Scene

/// Draws what moves in a scenario over time.
struct MotionPlot {
  let session: Session
  let recorder: Recorder
  /// Of the PNG file.
  let path: String

  /// More instants than this are closer than the picture's pixels.
  private static let mostSamples = 8_000
  /// Between the instants that are looked at, where nothing else is said.
  private static let interval = Duration.milliseconds(1)
  private static let pixelsPerPoint = 2.0

  /// - Parameter interval: Between the instants that are looked at; nil lets it suit the film's length.
  func draw(
    _ scenario: Scenario, every interval: Duration?, _ renderer: DiagnosticRenderer
  ) throws -> ExitStatus {
    let fonts = scenario.fontLibrary()
    let rehearsal = try Rehearsal(
      scenario, registry: recorder.registry, textMeasuring: fonts)
    let stage = try Stage(scenario, registry: recorder.registry, textMeasuring: fonts)
    let watcher = MotionWatcher(screen: stage.screen)
    let player = try stage.play(
      scenario.steps,
      samples: .every(interval ?? max(Self.interval, rehearsal.end / Self.mostSamples)),
      observer: watcher)
    for failure in player.failures {
      session.console.complain(
        renderer, error: failure.message, at: failure.location, hint: failure.hint)
    }
    watcher.record.finish()
    let chart = MotionChart(record: watcher.record, title: scenario.title, measuring: fonts)
    let compositor = Compositor(scale: Self.pixelsPerPoint, text: fonts)
    try write(try compositor.render(try chart.page(), after: nil).bitmap)
    return player.failures.isEmpty ? .done : .different
  }

  private func write(_ picture: Bitmap) throws {
    let transaction = OutputTransaction(
      folder: FilePath.folder(of: path), temporaries: session.temporaries)
    try transaction.write(try PNGEncoder.encode(picture), to: FilePath.name(of: path))
    _ = try transaction.commit()
    session.console.say(
      StyledText("\(DisplayText.plain(path)): \(picture.width) × \(picture.height)"))
  }
}

/// Gathers what a chart shows.
private final class MotionWatcher: PlaybackObserver {
  private let screen: Screen
  var record = MotionRecord()

  init(screen: Screen) { self.screen = screen }

  func sample(_ moment: Moment) { record.note(screen.trace(), moment) }

  func snapshot(named name: String, _ moment: Moment) {}
}
