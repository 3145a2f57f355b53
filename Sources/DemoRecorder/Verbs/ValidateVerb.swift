/// `validate`: checks scenario files without playing them.
struct ValidateVerb {
  let session: Session
  let recorder: Recorder
  let options: ValidateOptions

  func run() throws -> ExitStatus {
    let files = try ScenarioSuite(
      session: session, registry: recorder.registry, changes: SettingChanges(),
      jobs: session.environment.processors
    ).files(at: options.paths, picked: options.filter)
    var reports: [JSONValue] = []
    var statuses: [ExitStatus] = []
    for file in files {
      let (status, report) = validate(file)
      statuses.append(status)
      reports.append(report)
    }
    if options.printsJSON {
      try session.console.data(
        JSONValue.object([.init("scenarios", .array(reports))]).text + "\n")
    }
    return .combined(statuses)
  }

  private func validate(_ file: ScenarioFile) -> (ExitStatus, JSONValue) {
    do {
      let reading = ScenarioReading(session: session, registry: recorder.registry)
      let loaded = try reading.load(file)
      let renderer = DiagnosticRenderer(sources: loaded.sources)
      let diagnostics = loaded.diagnostics + (loaded.scenario?.pictureDiagnostics ?? [])
      for diagnostic in diagnostics { session.console.complain(renderer, diagnostic) }
      if diagnostics.isEmpty {
        let count = loaded.variants.count
        let variants = count == 0 ? "" : ", \(count) variant\(count == 1 ? "" : "s")"
        session.console.say(StyledText("\(DisplayText.plain(file.path)): in order\(variants)"))
      }
      let report = Self.report(of: file, diagnostics, variants: loaded.variants)
      return (diagnostics.isEmpty ? .done : .wrong, report)
    } catch {
      return (
        session.console.complain(about: error, in: file.path), Self.report(of: file, [])
      )
    }
  }

  private static func report(
    of file: ScenarioFile, _ diagnostics: [Diagnostic], variants: [String] = []
  ) -> JSONValue {
    let errors = diagnostics.map { diagnostic in
      JSONValue.object([
        .init("file", .string(diagnostic.location.file)),
        .init("line", .integer(diagnostic.location.line)),
        .init("column", .integer(diagnostic.location.column)),
        .init("message", .string(diagnostic.message)),
        .init("hint", .string(diagnostic.hint)),
      ])
    }
    return .object([
      .init("scenario", .string(file.path)),
      .init("variants", .array(variants.map(JSONValue.string))), .init("errors", .array(errors)),
    ])
  }
}
