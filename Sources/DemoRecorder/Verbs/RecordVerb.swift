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
    let walker = FolderWalker(files: session.files)
    let files = try walker.scenarios(at: options.paths, picked: options.filter)
    if options.output == .standardOutput, files.count > 1 {
      throw UsageError(.manyScenariosToStandardOutput(files.count))
    }
    if case .folder(let folder) = options.output,
      let there = try session.files.targetStatus(of: folder), there.kind != .folder
    {
      throw UsageError(
        .fileAsOutput(folder),
        hint: "a folder is expected; each file in it is called like its scenario")
    }
    session.console.beginProgress(of: files.count)
    defer { session.console.endProgress() }
    let pool = ThreadPool(threads: options.jobs ?? session.environment.processors)
    let reports = pool.map(Array(files.enumerated())) { number, file in
      defer { session.console.reportEnd(of: number) }
      return record(file, number: number)
    }
    if options.printsJSON {
      let list = JSONValue.array(reports.map(\.json))
      try session.console.data(JSONValue.object([.init("scenarios", list)]).text + "\n")
    }
    return .combined(reports.map(\.status))
  }

  private func record(_ file: ScenarioFile, number: Int) -> RecordReport {
    do {
      let reading = ScenarioReading(session: session, registry: recorder.registry)
      guard let (scenario, renderer) = try reading.scenario(in: file, changes: options.changes)
      else {
        return RecordReport(file: file, status: .wrong)
      }
      let play = ScenarioRecording(
        session: session, recorder: recorder, file: file, scenario: scenario, renderer: renderer)
      return try play.record(to: options.output) { fraction in
        session.console.report(number, named: file.outputName, fraction: fraction)
      }
    } catch {
      return RecordReport(
        file: file, status: session.console.complain(about: error, in: file.path))
    }
  }
}
