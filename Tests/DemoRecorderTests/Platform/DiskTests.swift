@testable import DemoRecorder
import Glibc
import Testing

@Suite struct DiskTests {
  let disk = Disk()

  @Test func aFileIsReadUpToTheLimitAndNotOneByteMore() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", to: "x")

    #expect(try disk.contents(of: folder / "x", limit: 5) == Array("12345".utf8))
    #expect(throws: FileError(path: folder / "x", problem: .tooLarge(limit: 4))) {
      try disk.contents(of: folder / "x", limit: 4)
    }
  }

  @Test func whatIsNoRegularFileIsRefusedWithoutWaiting() throws {
    let folder = try TemporaryFolder()
    unsafe mkfifo(folder / "pipe", 0o600)

    #expect(throws: FileError(path: folder / "pipe", problem: .notRegularFile)) {
      try disk.contents(of: folder / "pipe", limit: 5)
    }
    #expect(throws: FileError(path: "/dev/zero", problem: .notRegularFile)) {
      try disk.contents(of: "/dev/zero", limit: 5)
    }
    #expect(throws: FileError(path: folder.path, problem: .isFolder)) {
      try disk.contents(of: folder.path, limit: 5)
    }
    #expect(throws: FileError(path: folder / "none", problem: .missing)) {
      try disk.contents(of: folder / "none", limit: 5)
    }
  }

  @Test func aFileThatPretendsToBeEmptyIsStillHeldToTheLimit() {
    #expect(throws: FileError(path: "/proc/self/status", problem: .tooLarge(limit: 10))) {
      try disk.contents(of: "/proc/self/status", limit: 10)
    }
  }

  @Test(arguments: [
    ("", ""), ("\n", ""), ("a", "a"), ("a\n", "a"), ("a\nb\n", "a"), ("\r\nb", "\r"),
    (String(repeating: "x", count: 4_096) + "\ny", String(repeating: "x", count: 4_096)),
    (String(repeating: "x", count: 5_000) + "\ny", String(repeating: "x", count: 5_000)),
  ])
  func theFirstLineEndsBeforeItsLineFeed(text: String, line: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "x")

    #expect(try disk.firstLine(of: folder / "x", limit: 5_000) == Array(line.utf8))
  }

  @Test func aFirstLineIsHeldToTheLimitHoweverLongTheFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345\n" + String(repeating: "x", count: 100_000), to: "x")

    #expect(try disk.firstLine(of: folder / "x", limit: 5) == Array("12345".utf8))
    #expect(throws: FileError(path: folder / "x", problem: .tooLarge(limit: 4))) {
      try disk.firstLine(of: folder / "x", limit: 4)
    }
    #expect(throws: FileError(path: "/dev/zero", problem: .notRegularFile)) {
      try disk.firstLine(of: "/dev/zero", limit: 5)
    }
  }

  @Test func linksAreSeenOrFollowedAsAsked() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "x")
    unsafe symlink("x", folder / "link")
    unsafe symlink("nowhere", folder / "broken")

    #expect(try disk.status(of: folder / "link")?.kind == .link)
    #expect(try disk.targetStatus(of: folder / "link")?.kind == .file)
    #expect(try disk.targetStatus(of: folder / "link")?.size == 4)
    #expect(try disk.contents(of: folder / "link", limit: 4) == Array("text".utf8))
    #expect(try disk.linkTarget(of: folder / "link") == "x")
    #expect(try disk.status(of: folder / "broken")?.kind == .link)
    #expect(try disk.targetStatus(of: folder / "broken") == nil)
    #expect(try disk.resolved(folder / "link") == disk.resolved(folder / "x"))
    #expect(
      try disk.status(of: folder / "x")?.identity
        == disk.targetStatus(of: folder / "link")?.identity)
  }

  @Test func namesComeInTheOrderOfTheirBytesWithoutDots() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "B", "ä", ".x", "语音"] { try folder.write("", to: name) }

    #expect(try disk.names(in: folder.path) == [".x", "B", "a", "b", "ä", "语音"])
  }

  @Test func aNewFileHasThePermissionsThatTheUmaskLeaves() throws {
    let folder = try TemporaryFolder()
    let mask = umask(0)
    umask(mask)
    let file = try disk.createFile(at: folder / "x")
    try file.append(Array("text".utf8))
    try file.sync()
    try file.close()

    #expect(try disk.status(of: folder / "x")?.permissions == 0o666 & ~mask)
    #expect(throws: FileError(path: folder / "x", problem: .alreadyThere)) {
      try disk.createFile(at: folder / "x")
    }
  }

  @Test func bytesAreAddedAtTheEndOfAFileThatIsMadeIfItIsMissing() throws {
    let folder = try TemporaryFolder()
    try disk.append(Array("one,".utf8), to: folder / "x")
    try disk.append(Array("two".utf8), to: folder / "x")
    unsafe symlink("x", folder / "link")
    try disk.append(Array(",three".utf8), to: folder / "link")

    #expect(try folder.text(of: "x") == "one,two,three")
    #expect(throws: FileError(path: folder.path, problem: .isFolder)) {
      try disk.append([1], to: folder.path)
    }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeThatNobodyReadsIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    unsafe mkfifo(folder / "pipe", 0o600)

    #expect(throws: FileError.self) { try disk.append([1], to: folder / "pipe") }
  }

  @Test func whatIsRenamedOverAKeptFileLeavesItsSecondName() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "x")
    try folder.write("new", to: "y")
    try disk.keep(folder / "x", as: folder / "z")
    try disk.move(folder / "y", to: folder / "x")

    #expect(try folder.text(of: "x") == "new")
    #expect(try folder.text(of: "z") == "old")
  }

  @Test func aWriteToAFullDiskIsAnError() throws {
    let number = unsafe open("/dev/full", O_WRONLY)
    defer { close(number) }

    #expect(throws: FileError(path: "film", problem: .diskFull)) {
      try Descriptor(number: number, path: "film").write([1])
    }
  }

  @Test func aWriteToAPipeThatNobodyReadsIsAnError() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    unsafe pipe(&ends)
    close(ends[0])
    defer { close(ends[1]) }

    #expect(throws: FileError(path: "pipe", problem: .readerGone)) {
      try Descriptor(number: ends[1], path: "pipe").write([1])
    }
  }

  @Test func moreThanAPipeHoldsIsWrittenAndReadWhole() throws {
    var ends: [Int32] = [0, 0]
    unsafe pipe(&ends)
    // Non-blocking, so that short and refused writes happen.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let bytes = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let writer = Descriptor(number: ends[1], path: "pipe")
    let thread = SystemThread.start {
      try? writer.write(bytes)
      close(writer.number)
    }
    let read = try Descriptor(number: ends[0], path: "pipe").readAll(limit: 500_000)
    thread?.join()
    close(ends[0])

    #expect(read == bytes)
  }

  @Test func tooMuchStandardInputIsRefusedWithoutReadingOn() throws {
    let number = unsafe open("/dev/zero", O_RDONLY)
    defer { close(number) }

    #expect(throws: FileError(path: "standard input", problem: .tooLarge(limit: 100))) {
      try StandardStream(descriptor: number, name: "standard input").readAll(limit: 100)
    }
  }

  @Test func everyProblemHasWords() {
    for code in Int32(1)...133 {
      let words = FileError.Problem(code: code).description
      #expect(!words.isEmpty)
    }
    #expect(
      FileError(path: "x.gif", problem: .diskFull).description
        == "x.gif: no space is left on the disk")
  }
}
