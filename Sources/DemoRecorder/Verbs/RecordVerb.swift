import Raster

/// `record`: plays scenarios and writes their files.
struct RecordVerb {
  /// Where the film of a scenario goes that did not do what it expects.
  static let failedFolder = "build/failed"

  let session: Session
  let recorder: Recorder
  let options: RecordOptions

  /// - Throws: Where the scenarios cannot be found at all. What is wrong with one of them is said on
  ///   the console and told by the status; the others are recorded all the same.
  func run() throws -> ExitStatus {
    let files = part(of: try suite.scenarios(at: options.paths, picked: options.filter))
    if options.output == .standardOutput, files.count > 1 {
      throw UsageError(
        .manyScenariosToStandardOutput(files.count),
        hint: files.contains { $0.variant != nil }
          ? "every variant counts; '--filter ^\(files[0].outputName)$' takes one" : nil)
    }
    if case .folder(let folder) = options.output,
      let there = try session.files.targetStatus(of: folder), there.kind != .folder
    {
      throw UsageError(
        .fileAsOutput(folder),
        hint: "a folder is expected; each file in it is called like its scenario")
    }
    switch options.task {
    case .check: return try check(files)
    case .record, .recordAndPrune: return try record(files)
    }
  }

  var jobs: Int { options.jobs ?? session.environment.processors }

  private var suite: ScenarioSuite {
    ScenarioSuite(
      session: session, registry: recorder.registry, changes: options.changes, jobs: jobs)
  }

  private var sharding: Sharding {
    Sharding(
      session: session, registry: recorder.registry, changes: options.changes, recordings: nil,
      jobs: jobs)
  }

  /// This run's scenarios of all there are.
  private func part(of files: [ScenarioFile]) -> [ScenarioFile] {
    let part = sharding.scenarios(of: options.shard, from: files)
    if part.isEmpty, let shard = options.shard {
      session.console.say(
        StyledText("part \(shard.index) of \(shard.count) has none of the scenarios"))
    }
    return part
  }

  private func record(_ files: [ScenarioFile]) throws -> ExitStatus {
    try checkSnippetFile(for: files)
    let reports = reports(on: files)
    let status = ExitStatus.combined(reports.map(\.status))
    var members = [JSONValue.Member("scenarios", .array(reports.map(\.json)))]
    var pruning = ExitStatus.done
    if options.task == .recordAndPrune, case .folder(let folder) = options.output {
      let removed: [OutputChange]
      (removed, pruning) = prune(folder, files, after: status)
      members.append(.init("removed", .array(removed.map { .string($0.path) })))
    }
    members.append(.init("snippets", .array(try showSnippets(of: reports, after: status))))
    if options.printsJSON { try session.console.data(JSONValue.object(members).text + "\n") }
    return .combined([status, pruning])
  }

  /// Records the scenarios side by side.
  private func reports(on files: [ScenarioFile]) -> [RecordReport] {
    session.console.beginProgress(of: files.count)
    defer { session.console.endProgress() }
    let pool = ThreadPool(threads: jobs)
    let idle = pool.idle
    let order = jobs > 1 ? sharding.longestFirst(files) : nil
    return pool.map(Array(files.enumerated()), startingIn: order) { number, file in
      defer { session.console.reportEnd(of: number) }
      return record(file, number: number, beside: idle)
    }
  }

  private func record(
    _ file: ScenarioFile, number: Int, beside idle: IdleThreads
  ) -> RecordReport {
    do {
      let reading = ScenarioReading(session: session, registry: recorder.registry)
      guard let (scenario, renderer) = try reading.scenario(in: file, changes: options.changes)
      else {
        return RecordReport(file: file, status: .wrong)
      }
      let play = ScenarioRecording(
        session: session, recorder: recorder, file: file, scenario: scenario, renderer: renderer)
      return try play.record(to: options.output, beside: idle) { fraction in
        session.console.report(number, named: file.outputName, fraction: fraction)
      }
    } catch {
      return RecordReport(
        file: file, status: session.console.complain(about: error, in: file.shownName))
    }
  }
}
