import Glibc

extension Environment {
  /// The environment of this process.
  static func ofThisProcess() -> Environment {
    Environment(
      variables: variablesOfThisProcess(),
      outputIsTerminal: StandardStream.output.isTerminal,
      errorIsTerminal: StandardStream.error.isTerminal,
      terminalWidth: StandardStream.terminalWidth(),
      processors: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      processID: getpid())
  }

  private static func variablesOfThisProcess() -> [String: String] {
    var variables: [String: String] = [:]
    for name in names {
      guard let value = unsafe getenv(name) else { continue }
      variables[name] = unsafe String(cString: value)
    }
    return variables
  }
}

/// What the kernel says about processes.
enum SystemProcess {
  /// Whether a process with this number runs, whoever owns it.
  static func isAlive(_ processID: Int32) -> Bool {
    kill(processID, 0) == 0 || errno != ESRCH
  }

  /// The most memory that this process has held at once, in bytes, as the kernel counts it.
  static func peakMemory() -> Int {
    var usage = rusage()
    return unsafe getrusage(Int32(RUSAGE_SELF.rawValue), &usage) == 0 ? usage.ru_maxrss * 1_024 : 0
  }

  /// Time since an arbitrary start that no change of the clock disturbs. For the display of
  /// progress only: nothing that is written may depend on it.
  static func monotonicTime() -> Duration {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }

  /// Ends the process, with open streams flushed.
  static func end(with status: Int32) -> Never { exit(status) }

  /// Ends the process at once, whatever its other threads hold or do.
  static func endAtOnce(with status: Int32) -> Never { _exit(status) }
}
