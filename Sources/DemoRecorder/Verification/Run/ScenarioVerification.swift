import Raster

/// One scenario played again, and every file it would write held against the recording.
///
/// What `record` would write is made as `record` makes it, so a film that was approximated to 256
/// colours is compared after the same approximation. Files of equal bytes are equal; only others are
/// decoded and compared.
struct ScenarioVerification {
  let session: Session
  let recorder: Recorder
  let options: VerifyOptions
  let file: ScenarioFile
  let scenario: Scenario
  /// Shared by all scenarios of a run: each font is looked up once.
  let origins: OriginComparison

  /// Threads of which one may help.
  let idle: IdleThreads

  private var names: OutputNames { OutputNames(file) }

  private var baseline: Baseline { Baseline(folder: options.output, files: session.files) }

  /// - Parameter report: Told how far the work has come, 0 to 1.
  func run(report: @escaping (Double) -> Void) throws -> VerificationResult {
    var rehearsal = try Rehearsal(
      scenario, registry: recorder.registry, textMeasuring: scenario.fontLibrary())
    let formats = try baseline.formats(of: scenario, as: names)
    let samples = Double(max(1, rehearsal.sampleCount) * options.plays)
    func didSample(_ count: Int) { report(Double(count) / samples) }
    var candidates: CandidateFiles
    let summary: RecordingSummary
    do {
      (candidates, summary) = try play(formats, at: try knownRungs(in: formats), didSample)
    } catch let failed as FilmsTooLarge {
      rehearsal.failures += failed.failures
      (candidates, summary) = try play(formats, at: failed.rungs, didSample)
    }
    session.console.warn(ofMissing: summary.missingCharacters, in: file.path)

    var result = VerificationResult(
      name: file.outputName, scenario: file.path, title: scenario.title, outcome: .passed)
    result.paintedPixels = summary.paintedPixels
    result.comparedFiles = candidates.names.count - candidates.missing.count
    result.findings = rehearsal.failures.map { .expectation($0.finding) }
    let comparison = CandidateComparison(
      session: session, options: options, scenario: scenario, names: names,
      rehearsal: rehearsal, baseline: baseline, candidates: candidates,
      origins: origins, reduced: try reduced(summary))
    try comparison.add(to: &result)
    result.findings += try unstableFiles(candidates, formats, summary.rungs, plays: report)
    if !result.findings.isEmpty { result.outcome = .failed }
    if result.findings.contains(where: \.isUnstable) { result.candidates = [] }
    return result
  }

  /// Makes what `record` would write.
  private func play(
    _ formats: [OutputFormat], at rungs: [OutputFormat: FilmRung],
    _ didSample: @escaping (Int) -> Void
  ) throws -> (CandidateFiles, RecordingSummary) {
    let pictures = OutputTransaction(
      folder: options.report.folder, temporaries: session.temporaries)
    let candidates = CandidateFiles(
      against: baseline, names: names, frames: pictures, takesDigests: options.plays > 1)
    let summary = try recorder.record(
      scenario, as: names, source: file.portablePath, formats: formats, rungs: rungs,
      into: candidates, beside: idle, didSample: didSample)
    _ = try pictures.commit()
    return (candidates, summary)
  }

  /// At which settings films were recorded that may not be larger than a limit, where the same would be
  /// found again: nothing that they were made from has changed. It need not be searched then.
  private func knownRungs(in formats: [OutputFormat]) throws -> [OutputFormat: FilmRung] {
    let trace = FilePath.joined(options.output, names.trace)
    guard scenario.output.maxSize != nil, try baseline.exists(names.trace),
      let origin = try session.files.recordingOrigin(at: trace),
      try origins.changes(since: origin, scenario: ScenarioDigest(scenario)).isEmpty
    else { return [:] }
    var rungs: [OutputFormat: FilmRung] = [:]
    for format in formats where format.isAnimated {
      let name = names.film(format)
      guard origin.outputs?.contains(name) == true else { continue }
      let rung = origin.reduced.first { $0.file == name }?.rung ?? scenario.output.rung
      if SizeLadder(of: scenario.output, in: format).rungs.contains(rung) { rungs[format] = rung }
    }
    return rungs
  }

  /// Scale and times of the films that are not as they were asked for.
  private func reduced(_ summary: RecordingSummary) throws -> [String: FilmTerms] {
    var terms: [String: FilmTerms] = [:]
    for film in summary.films where film.rung != scenario.output.rung {
      var played = scenario
      played.output = scenario.output.at(film.rung)
      let rehearsal = try Rehearsal(
        played, registry: recorder.registry, textMeasuring: played.fontLibrary())
      terms[film.name] = FilmTerms(scale: film.rung.scale, moments: rehearsal.moments)
    }
    return terms
  }

  /// Plays again as often as is asked for, and finds the files that come out otherwise.
  private func unstableFiles(
    _ first: CandidateFiles, _ formats: [OutputFormat], _ rungs: [OutputFormat: FilmRung],
    plays report: @escaping (Double) -> Void
  ) throws -> [Finding] {
    for play in 1..<options.plays {
      let again = FileDigests()
      _ = try recorder.record(
        scenario, as: names, source: file.portablePath, formats: formats, rungs: rungs, into: again,
        beside: idle
      ) { _ in }
      report(Double(play + 1) / Double(options.plays))
      let names = Set(first.digests.keys).union(again.digests.keys)
      let unstable = names.filter { first.digests[$0] != again.digests[$0] }
      guard unstable.isEmpty else {
        return unstable.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
          .map { .unstable(file: $0, play: play + 1) }
      }
    }
    return []
  }
}

/// Keeps nothing of files but digests.
private final class FileDigests: OutputSink {
  private(set) var digests: [String: FileDigest] = [:]

  func write(_ bytes: [UInt8], to name: String) { digests[name] = FileDigest(bytes) }

  func removeFrames(from count: Int, in folder: String) {}
}

extension Finding {
  fileprivate var isUnstable: Bool { if case .unstable = self { true } else { false } }
}

extension PlaybackFailure {
  /// The failure as a result tells it.
  fileprivate var finding: Finding.FailedExpectation {
    Finding.FailedExpectation(
      message: message, hint: hint, file: location.file, line: location.line,
      column: location.column, time: time)
  }
}
