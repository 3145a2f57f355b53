/// How the program ended, for scripts.
enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  case done = 0
  /// An expectation failed or pixels differ.
  case different = 1
  /// The command or a scenario is wrong.
  case wrong = 2
  case baselineMissing = 3
  /// A recorded file is not what would be recorded now.
  case stale = 4
  /// A file could not be read or written, or the program itself failed.
  case failed = 5
  /// Stopped by SIGHUP: the terminal has gone.
  case hungUp = 129
  /// Stopped by SIGINT.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143

  /// What a stop decides over what an outcome says, and a graver outcome over a lighter one.
  private static let precedence: [ExitStatus] = [
    .interrupted, .terminated, .hungUp, .failed, .wrong, .different, .baselineMissing, .stale,
  ]

  /// The status of several things done in one run: the first that applies; `done` if none does.
  static func combined(_ statuses: some Sequence<ExitStatus>) -> ExitStatus {
    let found = Set(statuses)
    return precedence.first(where: found.contains) ?? .done
  }
}
