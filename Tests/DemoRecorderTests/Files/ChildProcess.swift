@testable import DemoRecorder
import Glibc
import Testing

/// This test program once more, as a process of its own that can be stopped from outside.
struct ChildProcess {
  enum Work: String, Sendable {
    /// Writes unfinished files and waits to be stopped.
    case stage
    /// Replaces three files together, again and again.
    case commitForever
    /// Writes more than the limit on file sizes.
    case writeTooMuch
  }

  enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  let processID: pid_t
  let folder: TemporaryFolder

  /// The variable that makes the program such a child: the work, a colon and the folder.
  static let variable = "DEMO_RECORDER_TEST_CHILD"

  init(doing work: Work, in folder: TemporaryFolder) throws {
    self.folder = folder
    let program = try Disk().linkTarget(of: "/proc/self/exe")
    let bundle =
      CommandLine.arguments.firstIndex(of: "--test-bundle-path")
      .map { Array(CommandLine.arguments[$0...($0 + 1)]) } ?? []
    let words =
      [program] + bundle
      + ["--testing-library", "swift-testing", "--filter", "ActingAsChildProcess"]
    let variables = ["\(Self.variable)=\(work.rawValue):\(folder.path)", "PATH=/usr/bin:/bin"]
    var processID: pid_t = 0
    let result = unsafe Self.withPointers(words) { words in
      unsafe Self.withPointers(variables) { variables in
        unsafe posix_spawn(&processID, program, nil, nil, words, variables)
      }
    }
    guard result == 0 else { throw FileError(path: program, problem: .init(code: result)) }
    self.processID = processID
  }

  /// Waits until the child has begun its work.
  func waitUntilReady() {
    while (try? Disk().status(of: folder / "ready")) == nil {
      usleep(2_000)
      var status: Int32 = 0
      guard unsafe waitpid(processID, &status, WNOHANG) == 0 else { return }
    }
  }

  func send(_ signal: Int32) { kill(processID, signal) }

  func waitForEnd() -> End {
    var status: Int32 = 0
    while unsafe waitpid(processID, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }

  private static func withPointers<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe body(pointers)
  }
}

/// What the child does. It ends the process itself, so nothing is ever reported.
@Suite(.enabled(if: unsafe getenv(ChildProcess.variable) != nil))
struct ActingAsChildProcess {
  @Test func work() throws {
    let variable = unsafe getenv(ChildProcess.variable).map { unsafe String(cString: $0) } ?? ""
    let parts = variable.split(separator: ":", maxSplits: 1).map(String.init)
    let work = try #require(ChildProcess.Work(rawValue: parts[0]))
    unsafe chdir(parts[1])
    let temporaries = TemporaryFiles.ofThisProcess()
    passSignalsOn()
    StopSignal.watch { signal in
      temporaries.endProcess { SystemProcess.endAtOnce(with: signal.exitStatus.rawValue) }
    }
    switch work {
    case .stage: try stage(temporaries)
    case .commitForever: try commitForever(temporaries)
    case .writeTooMuch: writeTooMuch(temporaries)
    }
  }

  /// The testing library's main thread takes signals. While it is caught here they are blocked for
  /// it, so the same signal once more goes where it would go in a program of ours.
  private func passSignalsOn() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        kill(getpid(), number)
        while true { sleep(1) }
      }
    }
  }

  private func stage(_ temporaries: TemporaryFiles) throws {
    let transaction = OutputTransaction(folder: "demos", temporaries: temporaries)
    try transaction.write(Array("new".utf8), to: "x.gif")
    try transaction.write(Array("new".utf8), to: "made/y.gif")
    try Disk().createFile(at: "ready").close()
    while true { sleep(1) }
  }

  private func commitForever(_ temporaries: TemporaryFiles) throws {
    for round in 0... {
      let transaction = OutputTransaction(folder: "demos", temporaries: temporaries)
      for name in ["x.gif", "y.gif", "z.gif"] {
        let letter = UInt8(ascii: "a") + UInt8(round % 26)
        try transaction.write(Array(repeating: letter, count: 100_000), to: name)
      }
      _ = try transaction.commit()
      if round == 0 { try Disk().createFile(at: "ready").close() }
    }
  }

  private func writeTooMuch(_ temporaries: TemporaryFiles) {
    var limit = rlimit(rlim_cur: 65_536, rlim_max: 65_536)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    let transaction = OutputTransaction(folder: "demos", temporaries: temporaries)
    do throws(FileError) {
      try transaction.write(Array(repeating: 1, count: 1_000_000), to: "x.gif")
      SystemProcess.endAtOnce(with: 0)
    } catch {
      let said = try? Disk().createFile(at: "said")
      try? said?.append(Array(error.description.utf8))
      try? said?.close()
      SystemProcess.endAtOnce(with: ExitCode.failed)
    }
  }
}
