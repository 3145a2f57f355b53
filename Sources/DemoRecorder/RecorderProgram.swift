public import Components

/// The program `demo-recorder`: a package of one's own makes one to be a recorder itself.
///
///     import DemoRecorder
///     RecorderProgram().main()
public struct RecorderProgram: Sendable {
  private let recorder: Recorder

  /// - Parameter registry: The components that its scenarios can play.
  public init(registry: ComponentRegistry = .builtIn) {
    recorder = Recorder(registry: registry, version: Version.number)
  }

  /// Runs with the command line of this process and ends it. To be called first thing, before any
  /// thread is started: it takes over the signals that stop a process.
  public func main() -> Never {
    StandardStream.reserveClosed()
    let session = Session.real()
    StopSignal.watch { signal in
      session.temporaries.endProcess {
        session.console.endProgressIfIdle()
        SystemProcess.endAtOnce(with: signal.exitStatus.rawValue)
      }
    }
    let status = run(Array(CommandLine.arguments.dropFirst()), in: session)
    SystemProcess.end(with: status.rawValue)
  }

  /// Runs in this process, with its streams and files, and leaves it running and its signals alone.
  ///
  /// - Parameter arguments: What stands on the command line after the program's name.
  /// - Returns: The status to end the process with.
  public func run(arguments: [String]) -> Int32 {
    run(arguments, in: .real()).rawValue
  }

  /// Runs in the world that the session gives.
  func run(_ arguments: [String], in session: Session) -> ExitStatus {
    session.console.adopt(session.manner())
    do {
      let parser = CommandLineParser(outputIsTerminal: session.environment.outputIsTerminal)
      let invocation = try parser.parse(arguments)
      session.console.adopt(session.manner(invocation.messages))
      return try CommandRunner(session: session, recorder: recorder).run(invocation.command)
    } catch {
      session.console.endProgress()
      return session.console.complain(about: error)
    }
  }
}
