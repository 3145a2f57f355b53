import Interaction
import Raster

/// `trace`: the values of every identified view over time, as JSON lines.
struct TraceVerb {
  let session: Session
  let recorder: Recorder
  let options: TraceOptions

  func run() throws -> ExitStatus {
    let reading = ScenarioReading(session: session, registry: recorder.registry)
    let suite = ScenarioSuite(
      session: session, registry: recorder.registry, changes: options.changes, jobs: 1)
    let file = try suite.scenario(at: options.file, variant: options.variant)
    guard let (scenario, renderer) = try reading.scenario(in: file, changes: options.changes)
    else { return .wrong }
    do {
      if let path = options.plot {
        return try MotionPlot(session: session, recorder: recorder, path: path)
          .draw(scenario, every: options.plotInterval, renderer)
      }
      return try trace(scenario, renderer)
    } catch let error as FontError {
      guard let diagnostic = scenario.diagnostic(of: error) else { throw error }
      session.console.complain(renderer, diagnostic)
      return .wrong
    }
  }

  private func trace(_ scenario: Scenario, _ renderer: DiagnosticRenderer) throws -> ExitStatus {
    let fonts = scenario.fontLibrary()
    let stage = try Stage(scenario, registry: recorder.registry, textMeasuring: fonts)
    let printer = TracePrinter(
      screen: stage.screen, console: session.console, includesModel: options.includesModel)
    let player = try stage.play(
      scenario.steps, samples: options.sampling.sampleTimes, observer: printer)
    for failure in player.failures {
      session.console.complain(
        renderer, error: failure.message, at: failure.location, hint: failure.hint)
    }
    session.console.warn(ofMissing: fonts.missingCharacters, in: scenario.file)
    return player.failures.isEmpty ? .done : .different
  }
}

extension TraceOptions.Sampling {
  fileprivate var sampleTimes: SampleTimes {
    switch self {
    case .every(let interval): .every(interval)
    case .at(let times): .at(times)
    }
  }
}

/// Prints a line for each sample.
private final class TracePrinter: PlaybackObserver {
  private let screen: Screen
  private let console: Console
  private let includesModel: Bool

  init(screen: Screen, console: Console, includesModel: Bool) {
    self.screen = screen
    self.console = console
    self.includesModel = includesModel
  }

  func sample(_ moment: Moment) throws {
    let trace = screen.trace(model: includesModel)
    let elements = Dictionary(
      trace.elements.map { ($0.identifier, $0.json) }, uniquingKeysWith: { $1 })
    try console.data(TraceLine.text(of: elements, at: moment.time))
  }

  func snapshot(named name: String, _ moment: Moment) {}
}
