@testable import DemoRecorder
import Glibc
import Testing

/// The same rules on a real disk, and in processes that do not come to their end.
@Suite struct DiskTransactionTests {
  private func transaction(in folder: TemporaryFolder) -> OutputTransaction {
    OutputTransaction(folder: folder / "demos", temporaries: .ofThisProcess())
  }

  @Test func aRecordingIsWrittenReplacedAndLeftAlone() throws {
    let folder = try TemporaryFolder()
    let first = transaction(in: folder)
    try first.write(Array("film".utf8), to: "a/x.gif")
    try first.write(Array("still".utf8), to: "a/x/1.png")
    _ = try first.commit()
    unsafe chmod(folder / "demos/a/x.gif", 0o640)
    let before = try Disk().status(of: folder / "demos/a/x/1.png")

    let second = transaction(in: folder)
    try second.write(Array("new film".utf8), to: "a/x.gif")
    try second.write(Array("still".utf8), to: "a/x/1.png")
    let changes = try second.commit()

    #expect(changes.map(\.kind) == [.written, .unchanged])
    #expect(try folder.text(of: "demos/a/x.gif") == "new film")
    #expect(try Disk().status(of: folder / "demos/a/x.gif")?.permissions == 0o640)
    #expect(try Disk().status(of: folder / "demos/a/x/1.png") == before)
    #expect(
      try folder.names() == [
        "demos/", "demos/a/", "demos/a/x/", "demos/a/x/1.png", "demos/a/x.gif",
      ])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func aFolderThatMayNotBeWrittenIsSaid() throws {
    let folder = try TemporaryFolder()
    try Disk().createFolder(at: folder / "demos")
    unsafe chmod(folder / "demos", 0o555)
    defer { unsafe chmod(folder / "demos", 0o755) }
    let transaction = transaction(in: folder)

    #expect(throws: FileError(path: folder / "demos/x.gif", problem: .notPermitted)) {
      try transaction.write([1], to: "x.gif")
    }
  }

  @Test func aNameThatIsTooLongIsSaid() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x", count: 256)
    let transaction = transaction(in: folder)

    #expect(throws: FileError(path: folder / "demos/\(name)", problem: .nameTooLong)) {
      try transaction.write([1], to: name)
      _ = try transaction.commit()
    }
    transaction.discard()
    #expect(try folder.names() == [])
  }

  @Test func aProcessKilledBeforeCommitLeavesOldFilesAndTheNextRemovesItsLeftovers() throws {
    let folder = try TemporaryFolder()
    try Disk().createFolder(at: folder / "demos")
    try folder.write("old", to: "demos/x.gif")
    let child = try ChildProcess(doing: .stage, in: folder)
    child.waitUntilReady()
    child.send(SIGKILL)
    let status = child.waitForEnd()

    #expect(status == .signal(SIGKILL))
    #expect(try folder.text(of: "demos/x.gif") == "old")
    #expect(try folder.names().contains { $0.contains("demo-recorder-\(child.processID)-") })

    let next = transaction(in: folder)
    try next.write(Array("newer".utf8), to: "x.gif")
    try next.write(Array("newer".utf8), to: "made/y.gif")
    _ = try next.commit()
    #expect(
      try folder.names().filter { $0.hasPrefix("demos") }
        == ["demos/", "demos/made/", "demos/made/y.gif", "demos/x.gif"])
  }

  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130)] as [(Int32, Int32)])
  func aProcessAskedToStopLeavesOldFilesAndNothingElse(signal: Int32, status: Int32) throws {
    let folder = try TemporaryFolder()
    try Disk().createFolder(at: folder / "demos")
    try folder.write("old", to: "demos/x.gif")
    let child = try ChildProcess(doing: .stage, in: folder)
    child.waitUntilReady()
    child.send(signal)

    #expect(child.waitForEnd() == .exit(status))
    #expect(try folder.text(of: "demos/x.gif") == "old")
    #expect(try folder.names().filter { $0.hasPrefix("demos") } == ["demos/", "demos/x.gif"])
  }

  @Test(arguments: [0, 1, 3, 7, 20], [SIGKILL, SIGTERM])
  func whenAProcessStopsWhileItCommitsEveryFileIsWhole(milliseconds: UInt32, signal: Int32) throws {
    let folder = try TemporaryFolder()
    let child = try ChildProcess(doing: .commitForever, in: folder)
    child.waitUntilReady()
    usleep(milliseconds * 1_000)
    child.send(signal)
    _ = child.waitForEnd()

    let texts = try ["x.gif", "y.gif", "z.gif"].map { try folder.text(of: "demos/\($0)") }
    #expect(texts.allSatisfy { $0.count == 100_000 && Set($0).count == 1 })
    if signal == SIGTERM {
      #expect(Set(texts).count == 1, "a signal to stop waits until all files are in their places")
      #expect(try !folder.names().contains { $0.contains("demo-recorder-") })
    }
  }

  @Test func aFileLargerThanTheShellAllowsIsAnErrorAndChangesNothing() throws {
    let folder = try TemporaryFolder()
    try Disk().createFolder(at: folder / "demos")
    try folder.write("old", to: "demos/x.gif")
    let child = try ChildProcess(doing: .writeTooMuch, in: folder)

    #expect(child.waitForEnd() == .exit(ExitCode.failed))
    #expect(
      try folder.text(of: "said")
        == "demos/x.gif: it would be larger than the limit on file sizes (ulimit -f) allows")
    #expect(try folder.text(of: "demos/x.gif") == "old")
    #expect(try folder.names() == ["demos/", "demos/x.gif", "said"])
  }
}

enum ExitCode {
  static let failed: Int32 = 5
}

extension TemporaryFiles {
  static func ofThisProcess() -> TemporaryFiles {
    TemporaryFiles(files: Disk(), processID: getpid(), isAlive: SystemProcess.isAlive)
  }
}
