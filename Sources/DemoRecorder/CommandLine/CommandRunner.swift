/// Does what a command line asks for.
struct CommandRunner {
  let session: Session
  var table = CommandTable.standard

  /// - Throws: `UsageError`, `FileError` or `WalkError`. What is wrong with a scenario is said on
  ///   the console and told by the status.
  func run(_ command: Command) throws -> ExitStatus {
    switch command {
    case .help(let verb): try show(help(of: verb))
    case .version: try show(Version.line + "\n")
    case .record, .trace, .validate, .inspect, .list, .new, .schema:
      // The place where the verbs are joined to playback, recording and codecs.
      .failed
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
