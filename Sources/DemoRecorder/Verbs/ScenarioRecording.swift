import Raster

/// One scenario on its way to its files: rehearsed, recorded, and put in its place or, where it failed
/// what it expects, in another.
struct ScenarioRecording {
  let session: Session
  let recorder: Recorder
  let file: ScenarioFile
  let scenario: Scenario
  let renderer: DiagnosticRenderer

  /// - Parameters:
  ///   - idle: Threads of which one may help.
  ///   - report: Told how far the recording has come, 0 to 1.
  func record(
    to place: OutputPlace, beside idle: IdleThreads, report: @escaping (Double) -> Void
  ) throws -> RecordReport {
    do {
      return try play(to: place, beside: idle, report: report)
    } catch let error as FontError {
      guard let diagnostic = scenario.diagnostic(of: error) else { throw error }
      session.console.complain(renderer, diagnostic)
      return RecordReport(file: file, status: .wrong)
    }
  }

  private func play(
    to place: OutputPlace, beside idle: IdleThreads, report: @escaping (Double) -> Void
  ) throws -> RecordReport {
    let rehearsal = try Rehearsal(
      scenario, registry: recorder.registry, textMeasuring: scenario.fontLibrary())
    for hit in rehearsal.hits { session.console.detail(StyledText(hit.text)) }
    let samples = Double(max(1, rehearsal.sampleCount))
    func didSample(_ count: Int) { report(Double(count) / samples) }

    var result = RecordReport(file: file, status: .done)
    guard rehearsal.failures.isEmpty else {
      fail(rehearsal.failures, &result)
      let asked = OutputFormat.allCases.filter(\.isAnimated).map { ($0, scenario.output.rung) }
      try write(
        to: .folder(RecordVerb.failedFolder), rungs: Dictionary(asked) { $1 }, beside: idle,
        &result,
        didSample)
      return result
    }
    do {
      try write(to: place, rungs: [:], beside: idle, &result, didSample)
    } catch let failed as FilmsTooLarge {
      fail(failed.failures, &result)
      try write(
        to: .folder(RecordVerb.failedFolder), rungs: failed.rungs, beside: idle, &result, didSample)
    }
    return result
  }

  /// Notes failures, and says them.
  private func fail(_ failures: [PlaybackFailure], _ result: inout RecordReport) {
    complain(about: failures)
    result.failures += failures
    result.status = .different
  }

  /// - Parameter rungs: At which settings animated files are recorded, where that is not searched.
  private func write(
    to place: OutputPlace, rungs: [OutputFormat: FilmRung], beside idle: IdleThreads,
    _ result: inout RecordReport, _ didSample: @escaping (Int) -> Void
  ) throws {
    let names = OutputNames(file)
    switch place {
    case .folder(let folder):
      let transaction = OutputTransaction(
        folder: folder, temporaries: session.temporaries)
      let earlier = earlierOutputs(of: names, in: transaction.folder)
      result.summary = try recorder.record(
        scenario, as: names, source: file.portablePath, rungs: rungs, into: transaction,
        beside: idle, didSample: didSample)
      result.changes = try transaction.commit()
      sayWhatIsLeft(of: earlier, in: transaction.folder)
    case .standardOutput:
      guard scenario.output.formats.count == 1, scenario.output.formats != [.frames] else {
        throw UsageError(
          .manyFilesToStandardOutput(scenario.output.formats),
          hint: "choose one with --format: gif, apng, png, rgba or y4m")
      }
      let output = SingleFileOutput(
        name: names.film(scenario.output.formats[0]), console: session.console)
      result.summary = try recorder.record(
        scenario, as: names, source: file.portablePath, rungs: rungs, into: output, beside: idle,
        didSample: didSample)
    }
    if let line = result.line { session.console.say(StyledText(line)) }
    guard let summary = result.summary else { return }
    session.console.warn(ofMissing: summary.missingCharacters, in: file.path)
    FilmSizes(scenario: scenario, films: summary.films, pages: summary.pages, place: place)
      .say(on: session.console)
  }
}

extension ScenarioRecording {
  /// Says what the scenario expected and did not get. All variants have the same lines.
  private func complain(about failures: [PlaybackFailure]) {
    let lead = file.variant.map { "in the variant \($0): " } ?? ""
    for failure in failures {
      session.console.complain(
        renderer, error: lead + failure.message, at: failure.location, hint: failure.hint)
    }
  }

  /// Files of the recording that stands there which will not be part of the new one.
  private func earlierOutputs(of names: OutputNames, in folder: OutputFolder) -> [String] {
    let trace = folder.shown(names.trace)
    guard let origin = try? session.files.recordingOrigin(at: trace) else { return [] }
    let outputs = Set(names.outputs(of: scenario))
    return (origin.outputs ?? []).filter { names.owns($0) && !outputs.contains($0) }
  }

  private func sayWhatIsLeft(of outputs: [String], in folder: OutputFolder) {
    let left = outputs.filter { (try? folder.standing($0)) != nil }
    guard !left.isEmpty else { return }
    let paths = left.map { DisplayText.plain(folder.shown($0)) }.joined(separator: ", ")
    session.console.say(
      StyledText("\(paths) \(left.count == 1 ? "is" : "are") left from an earlier recording"))
  }
}

extension OutputTransaction: OutputSink {
  func begin(_ name: String) throws -> any OutputFile { try open(name) }

  func scratch(for name: String) throws -> (any ScratchFile)? { try open(name) }
}

extension UnfinishedOutput: OutputFile, ScratchFile {}

/// Sends the one file that is asked for to standard output, and no other.
private struct SingleFileOutput: OutputSink {
  let name: String
  let console: Console

  func write(_ bytes: [UInt8], to name: String) throws {
    if name == self.name { try console.data(bytes) }
  }

  func begin(_ name: String) -> any OutputFile {
    OpenFile(console: name == self.name ? console : nil)
  }

  private struct OpenFile: OutputFile {
    let console: Console?

    func append(_ bytes: [UInt8]) throws { try console?.data(bytes) }

    func finish() {}
  }

  func removeFrames(from count: Int, in folder: String) {}
}

extension TouchHit {
  /// Where a finger came down and what took its touch.
  fileprivate var text: String {
    let reached = reached.map { "'\($0)'" } ?? "no view with an identifier"
    let wanted = target.map { $0 == self.reached ? "" : ", not '\($0)'" } ?? ""
    return "\(location): touch at \(DecimalText(seconds: time, decimals: 3).text) s reaches "
      + reached + wanted
  }
}
