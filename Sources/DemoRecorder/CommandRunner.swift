/// Does what a command line asks for.
struct CommandRunner {
  let session: Session
  let recorder: Recorder
  var table = CommandTable.standard

  /// - Throws: `UsageError`, `FileError` or `WalkError`. What is wrong with a scenario is said on
  ///   the console and told by the status.
  func run(_ command: Command) throws -> ExitStatus {
    switch command {
    case .help(let verb): try show(help(of: verb))
    case .version: try show(Version.line + "\n")
    case .record(let options):
      try RecordVerb(session: session, recorder: recorder, options: options).run()
    case .verify(let options):
      try VerifyVerb(session: session, recorder: recorder, options: options).run()
    case .accept(let options):
      try ReviewVerb(session: session, options: options, isAccepting: true).run()
    case .reject(let options):
      try ReviewVerb(session: session, options: options, isAccepting: false).run()
    case .diff(let options): try DiffVerb(session: session, options: options).run()
    case .mergeReports(let options):
      try MergeReportsVerb(session: session, options: options).run()
    case .trace(let options):
      try TraceVerb(session: session, recorder: recorder, options: options).run()
    case .validate(let options):
      try ValidateVerb(session: session, recorder: recorder, options: options).run()
    case .inspect(let options): try InspectVerb(session: session, options: options).run()
    case .list(let options):
      try ListVerb(session: session, recorder: recorder, options: options).run()
    case .new(let options):
      try NewVerb(session: session, recorder: recorder, options: options).run()
    case .schema: try show(ScenarioSchema(registry: recorder.registry).text)
    }
  }

  private func help(of verb: Verb?) -> String {
    let help = HelpText(table: table)
    return verb.flatMap(table.declaration(of:)).map(help.verb) ?? help.program
  }

  private func show(_ text: String) throws(FileError) -> ExitStatus {
    try session.console.data(text)
    return .done
  }
}
