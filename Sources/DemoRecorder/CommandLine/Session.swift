/// What a command works with: everything it reaches of the world outside, be it the real one or one
/// made for a test.
struct Session: Sendable {
  var environment: Environment
  var console: Console
  var input: any ByteSource
  var files: any FileSystem
  /// What is unfinished, of all that is written in this process.
  var temporaries: TemporaryFiles

  /// This process and this machine.
  static func real() -> Session {
    let environment = Environment.ofThisProcess()
    let disk = Disk()
    return Session(
      environment: environment,
      console: Console(
        output: StandardStream.output, error: StandardStream.error, now: SystemProcess.monotonicTime
      ),
      input: StandardStream.input,
      files: disk,
      temporaries: TemporaryFiles(
        files: disk, processID: environment.processID, isAlive: SystemProcess.isAlive))
  }

  /// How messages are to look, by the command line and the environment.
  func manner(_ options: MessageOptions = MessageOptions()) -> Console.Manner {
    let usesColor =
      switch options.color {
      case .always: true
      case .never: false
      case .auto: environment.errorIsCapableTerminal && !environment.refusesColor
      }
    return Console.Manner(
      verbosity: options.verbosity, usesColor: usesColor,
      showsProgress: environment.errorIsCapableTerminal,
      width: environment.terminalWidth)
  }
}
