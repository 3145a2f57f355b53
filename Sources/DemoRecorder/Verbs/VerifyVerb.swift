import Components
import Raster
import Scene

/// `verify`: plays scenarios again and holds what they would write against the recordings.
struct VerifyVerb {
  let session: Session
  let recorder: Recorder
  let options: VerifyOptions

  /// - Throws: Where the scenarios cannot be found at all, or the report not be written. What is
  ///   wrong with one of them is told by its result; the others are verified all the same.
  func run() throws -> ExitStatus {
    if options.updates { try Self.refuseInContinuousIntegration(.update, session) }
    try checkMasks()
    try checkFolders()
    let files = try scenarios()
    let reporting = Reporting(session: session, options: options.report)
    let header = ReportHeader(options, scenarios: files.count)
    try reporting.begin(header)
    let origins = OriginComparison(
      version: recorder.version, components: recorder.componentsVersion)
    session.console.beginProgress(of: files.count)
    defer { session.console.endProgress() }
    let pool = ThreadPool(threads: jobs)
    let idle = pool.idle
    let order = jobs > 1 ? sharding.longestFirst(files) : nil
    let results = pool.map(Array(files.enumerated()), startingIn: order) { number, file in
      defer { session.console.reportEnd(of: number) }
      return verify(file, number: number, origins, beside: idle)
    }
    session.console.endProgress()
    return try reporting.finish(header, results)
  }

  /// Where nobody looks on, nothing may change what is compared with.
  static func refuseInContinuousIntegration(
    _ what: UsageError.BaselineChange, _ session: Session
  ) throws(UsageError) {
    guard session.environment.isContinuousIntegration else { return }
    throw UsageError(
      .baselineChangeInCI(what),
      hint: "run it on your own machine and commit what it changes; 'CI' is set here")
  }

  private var jobs: Int { options.jobs ?? session.environment.processors }

  private func scenarios() throws -> [ScenarioFile] {
    let suite = ScenarioSuite(
      session: session, registry: recorder.registry, changes: options.changes, jobs: jobs)
    return sharding.scenarios(
      of: options.shard, from: try suite.scenarios(at: options.paths, picked: options.filter))
  }

  private var sharding: Sharding {
    Sharding(
      session: session, registry: recorder.registry, changes: options.changes,
      recordings: options.updates ? nil : options.output, jobs: jobs)
  }

  /// A report in the recordings' folder, or the other way round, could be written over them.
  private func checkFolders() throws {
    let folders = try [options.report.folder, options.output].map(
      session.files.resolvedAsFarAsThere)
    guard FilePath.lies(folders[0], in: folders[1]) || FilePath.lies(folders[1], in: folders[0])
    else { return }
    throw UsageError(
      .badValue(.report, options.report.folder, expected: "a folder of its own"),
      hint: "neither may the recordings lie in the report's folder, nor it among them")
  }

  /// An element that no component has can never be masked.
  private func checkMasks() throws(UsageError) {
    let known = recorder.registry.declarations.flatMap { $0.identifiers.map(\.name) }
    for case .element(let name) in options.comparison.masks where !known.contains(name) {
      throw UsageError(
        .badValue(.mask, name, expected: "the name of a view, or a rectangle x,y,width,height"),
        hint: NearestWord.of(name, among: known).map { "did you mean '\($0)'?" }
          ?? "'demo-recorder list components' names the views")
    }
  }

  private func verify(
    _ file: ScenarioFile, number: Int, _ origins: OriginComparison, beside idle: IdleThreads
  ) -> VerificationResult {
    let start = session.console.now()
    var result = outcome(of: file, number: number, origins, beside: idle)
    result.time = session.console.now() - start
    session.console.say(result.line)
    return result
  }

  /// Puts what differs in the place of the recordings.
  private func updated(_ result: VerificationResult) throws -> VerificationResult {
    let review = CandidateReview(
      report: ReportFolder(path: options.report.folder, session: session),
      output: options.output, session: session)
    guard !result.candidates.isEmpty else { return result }
    var result = result
    _ = try review.accept(result)
    result.outcome = .updated
    return result
  }

  private func outcome(
    of file: ScenarioFile, number: Int, _ origins: OriginComparison, beside idle: IdleThreads
  ) -> VerificationResult {
    do {
      let reading = ScenarioReading(session: session, registry: recorder.registry)
      guard let (scenario, _) = try reading.scenario(in: file, changes: options.changes)
      else {
        return .wrong(file, try reading.diagnostics(of: file, changes: options.changes))
      }
      try checkClip(on: scenario)
      let verification = ScenarioVerification(
        session: session, recorder: recorder, options: options, file: file, scenario: scenario,
        origins: origins, idle: idle)
      do {
        let result = try verification.run { fraction in
          session.console.report(number, named: file.outputName, fraction: fraction)
        }
        return options.updates ? try updated(result) : result
      } catch let error as FontError {
        guard let diagnostic = scenario.diagnostic(of: error) else { throw error }
        return .wrong(file, [diagnostic])
      }
    } catch {
      let complaint = Complaint(about: error)
      return .trouble(with: file, complaint.message, hint: complaint.hint, complaint.status)
    }
  }
}

extension VerifyVerb {
  /// A clip that leaves nothing to be compared would let everything pass.
  private func checkClip(on scenario: Scenario) throws(UsageError) {
    let screen = Rect(origin: .zero, size: scenario.device.size)
    guard let clip = options.comparison.clip, clip.intersection(screen).isEmpty else { return }
    throw UsageError(
      .unfitSettings(
        scenario: scenario.file, reason: "nothing of the screen lies in '\(Flag.clip.spelling)'"))
  }
}

extension VerificationResult {
  /// What is wrong with a scenario's text.
  fileprivate static func wrong(
    _ file: ScenarioFile, _ diagnostics: [Diagnostic]
  ) -> VerificationResult {
    var result = trouble(with: file, "the scenario is wrong", hint: nil, .wrong)
    guard !diagnostics.isEmpty else { return result }
    result.findings = diagnostics.prefix(mostDiagnostics).map { diagnostic in
      .trouble(
        Finding.Trouble(
          message: diagnostic.message, hint: diagnostic.hint, status: .wrong,
          place: diagnostic.location))
    }
    return result
  }

  /// The console has shown them all.
  private static let mostDiagnostics = 10

  fileprivate static func trouble(
    with file: ScenarioFile, _ message: String, hint: String?, _ status: ExitStatus
  ) -> VerificationResult {
    VerificationResult(
      name: file.outputName, scenario: file.path, title: file.outputName, outcome: .failed,
      findings: [.trouble(Finding.Trouble(message: message, hint: hint, status: status))])
  }

  /// What became of the scenario, in a line.
  fileprivate var line: StyledText {
    let mark =
      switch outcome {
      case .passed: StyledText("passed", .good)
      case .failed: StyledText(status == .baselineMissing ? "missing" : "failed", .error)
      case .updated, .accepted, .rejected: StyledText(outcome.rawValue, .strong)
      }
    return mark + StyledText(" " + DisplayText.plain(name))
  }
}
