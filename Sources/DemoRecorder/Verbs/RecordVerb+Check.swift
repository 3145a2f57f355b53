extension RecordVerb {
  /// Tells which recordings are not what would be recorded now. Nothing is played and nothing is
  /// written.
  func check(_ files: [ScenarioFile]) throws -> ExitStatus {
    guard case .folder(let folder) = options.output else { return .done }
    let check = RecordingCheck(
      files: session.files, folder: folder,
      origins: OriginComparison(
        version: recorder.version, components: recorder.componentsVersion))
    let reports = ThreadPool(threads: jobs).map(files) { report(on: $0, by: check) }
    for report in reports { say(report) }
    let upToDate = reports.count { $0.status == .done }
    session.console.say(
      StyledText(
        "\(upToDate) of \(reports.count) recording\(reports.count == 1 ? " is" : "s are")"
          + " up to date"))
    if options.printsJSON {
      let list = JSONValue.array(reports.map(\.json))
      try session.console.data(JSONValue.object([.init("scenarios", list)]).text + "\n")
    }
    return .combined(reports.map(\.status))
  }

  private func report(on file: ScenarioFile, by check: RecordingCheck) -> CheckReport {
    do {
      let reading = ScenarioReading(session: session, registry: recorder.registry)
      guard let (scenario, _) = try reading.scenario(in: file, changes: options.changes) else {
        return CheckReport(file: file, status: .wrong)
      }
      let state = try check.state(of: file, scenario)
      return CheckReport(file: file, status: state.status, state: state)
    } catch {
      return CheckReport(
        file: file, status: session.console.complain(about: error, in: file.shownName))
    }
  }

  private func say(_ report: CheckReport) {
    guard let state = report.state, state.status != .done else { return }
    for finding in state.findings { session.console.complain(StyledText(finding)) }
    if !state.missing.isEmpty {
      let path = report.file.source == .standardInput ? "-" : report.file.path
      session.console.complain(
        StyledText("hint:", .hint)
          + StyledText(" record it with: \(options.command(forScenarioAt: path))"))
    }
  }
}

/// What `record --check` says of one scenario.
private struct CheckReport: Sendable {
  var file: ScenarioFile
  var status: ExitStatus
  /// nil where the scenario itself cannot be read.
  var state: RecordingState?

  var json: JSONValue {
    .object([
      .init("scenario", .string(file.path)),
      .init("variant", file.variant.map(JSONValue.string) ?? .null),
      .init("status", .integer(Int(status.rawValue))),
      .init("missing", .array((state?.missing ?? []).map(JSONValue.string))),
      .init("findings", .array((state?.findings ?? []).map(JSONValue.string))),
    ])
  }
}
