import Synchronization

/// The two streams that the program talks on: data to standard output, text for people to standard
/// error, there also the progress of work while it goes on.
///
/// Any thread may use it; a line is never torn by another.
final class Console: Sendable {
  /// How messages look and how many there are.
  struct Manner: Hashable, Sendable {
    var verbosity = Verbosity.normal
    var usesColor = false
    /// Whether the progress of work is drawn on one line that changes.
    var showsProgress = false
    /// Columns that a line of progress may take.
    var width = 80
  }

  private struct State {
    var manner: Manner
    var progress = ProgressLine()
  }

  private let output: any ByteSink
  private let error: any ByteSink
  /// A clock that only goes forward.
  let now: @Sendable () -> Duration
  private let state: Mutex<State>

  /// - Parameter now: A clock that only goes forward; it decides when progress is drawn anew.
  init(
    output: any ByteSink, error: any ByteSink, manner: Manner = Manner(),
    now: @escaping @Sendable () -> Duration
  ) {
    self.output = output
    self.error = error
    state = Mutex(State(manner: manner))
    self.now = now
  }

  /// Talks like this from now on.
  func adopt(_ manner: Manner) { state.withLock { $0.manner = manner } }

  /// Data for other programs.
  func data(_ bytes: [UInt8]) throws(FileError) {
    try state.withLock { (state) throws(FileError) in
      erase(&state)
      try output.write(bytes)
    }
  }

  /// Text for other programs, as it stands.
  func data(_ text: String) throws(FileError) { try data(Array(text.utf8)) }

  /// Data that nobody asked for: not where quiet is asked for.
  func offer(_ text: String) throws(FileError) {
    try state.withLock { (state) throws(FileError) in
      guard state.manner.verbosity >= .normal else { return }
      erase(&state)
      try output.write(Array(text.utf8))
    }
  }

  /// A line that is written however quiet the program shall be.
  func complain(_ text: StyledText) { line(text) { _ in true } }

  /// A line for everybody who did not ask for quiet.
  func say(_ text: StyledText) { line(text) { $0.verbosity >= .normal } }

  /// A line for those who want to know more.
  func detail(_ text: StyledText) { line(text) { $0.verbosity >= .verbose } }

  /// What is wrong, after the program's name, and what to do about it.
  func complain(error: String, hint: String?) {
    let lead = StyledText("demo-recorder: ") + StyledText("error:", .error)
    let last = hint.map { "\n" + StyledText("hint:", .hint) + StyledText(" \($0)") } ?? ""
    complain(lead + StyledText(" \(error)") + last)
  }

  private func line(_ text: StyledText, if isWanted: (Manner) -> Bool) {
    state.withLock { state in
      guard isWanted(state.manner) else { return }
      erase(&state)
      // There is nowhere left to complain that complaining failed.
      try? error.write(Array((text.rendered(inColor: state.manner.usesColor) + "\n").utf8))
    }
  }
}

extension Console {
  /// Begins the display for so many pieces of work, which are numbered from 0.
  func beginProgress(of total: Int) {
    state.withLock { state in
      let isWanted = state.manner.showsProgress && state.manner.verbosity >= .normal
      state.progress = ProgressLine(total: isWanted ? total : 0)
    }
  }

  /// Says how far one piece of work has come, 0 to 1.
  func report(_ number: Int, named name: String, fraction: Double) {
    state.withLock { state in
      state.progress.report(number, named: name, fraction: fraction)
      drawIfDue(&state)
    }
  }

  /// Says that one piece of work is done.
  func reportEnd(of number: Int) {
    state.withLock { state in
      state.progress.reportEnd(of: number)
      drawIfDue(&state)
    }
  }

  /// Ends the display and leaves no trace of it.
  func endProgress() {
    state.withLock { state in
      erase(&state)
      state.progress = ProgressLine()
    }
  }

  /// The same for somebody who may not wait, as one who ends the process: does nothing if the
  /// console is in use.
  func endProgressIfIdle() {
    _ = state.withLockIfAvailable { erase(&$0) }
  }

  private func drawIfDue(_ state: inout State) {
    guard let line = state.progress.lineIfDue(at: now(), width: state.manner.width) else { return }
    let text = StyledText(line).rendered(inColor: false)
    try? error.write(Array("\r\u{1B}[2K\(text)".utf8))
  }

  private func erase(_ state: inout State) {
    guard state.progress.erased() else { return }
    try? error.write(Array("\r\u{1B}[2K".utf8))
  }
}
