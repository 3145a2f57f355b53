import Testing

@testable import DemoRecorder

@Suite struct PruningTests {
  let files = MemoryFileSystem()

  private let orphan = OrphanSearch.Orphan(
    names: OutputNames(scenario: "a/x"),
    outputs: ["a/x.frames/frames.json", "a/x.gif", "a/x/end.png"])

  private func prune(
    _ orphan: OrphanSearch.Orphan, on files: (any FileSystem)? = nil
  ) throws -> [OutputChange] {
    let temporaries = TemporaryFiles(files: files ?? self.files, processID: 7) { _ in false }
    return try Pruning(temporaries: temporaries, folder: "demos").remove(orphan)
  }

  /// The recording of the orphan, and nothing else.
  private func addRecording(on files: MemoryFileSystem) {
    for name in [
      "x.gif", "x/end.png", "x.frames/00000.png", "x.frames/00001.png", "x.frames/frames.json",
      "x.trace.jsonl",
    ] {
      files.add("demos/a/" + name, name)
    }
  }

  @Test func allFilesOfTheRecordingGoAndTheFoldersThatAreEmptyThen() throws {
    addRecording(on: files)

    let changes = try prune(orphan)

    #expect(files.everything == ["demos/": ""])
    #expect(changes.allSatisfy { $0.kind == .removed })
    #expect(
      changes.map(\.path) == [
        "demos/a/x.frames/00000.png", "demos/a/x.frames/00001.png",
        "demos/a/x.frames/frames.json", "demos/a/x.gif", "demos/a/x/end.png",
        "demos/a/x.trace.jsonl",
      ])
  }

  @Test func nothingElseGoes() throws {
    addRecording(on: files)
    files.add("demos/a/y.gif", "another")
    files.add("demos/a/x/mine.png", "mine")
    files.add("demos/a/x.frames/notes.txt", "mine")
    files.add("demos/a/x.frames/1.png", "mine")
    files.add("demos/a/x.apng", "not listed")
    files.addFolder("demos/empty")

    _ = try prune(orphan)

    #expect(
      files.everything == [
        "demos/": "", "demos/a/": "", "demos/a/x/": "", "demos/a/x.frames/": "",
        "demos/a/y.gif": "another", "demos/a/x/mine.png": "mine",
        "demos/a/x.frames/notes.txt": "mine", "demos/a/x.frames/1.png": "mine",
        "demos/a/x.apng": "not listed", "demos/empty/": "",
      ])
  }

  @Test func whatIsNotThereIsNotMissed() throws {
    files.add("demos/a/x.trace.jsonl")

    #expect(try prune(orphan).map(\.path) == ["demos/a/x.trace.jsonl"])
  }

  @Test func linksStayAndSoDoesWhatTheyLeadTo() throws {
    files.add("demos/b/film.gif", "b's")
    files.add("demos/b/end.png", "b's")
    files.add("demos/b/frames.json", "b's")
    files.add("demos/b/00000.png", "b's")
    files.add("outside/x.gif", "outside")
    files.add("demos/a/x.trace.jsonl")
    files.addLink("demos/a/x.gif", to: "../../outside/x.gif")
    files.addLink("demos/a/x", to: "../b")
    files.addLink("demos/a/x.frames", to: "../b")
    let before = files.everything

    _ = try prune(orphan)

    #expect(files.everything == before.filter { $0.key != "demos/a/x.trace.jsonl" })
  }

  @Test func theOutputFolderMayBeALink() throws {
    files.add("real/a/x.gif")
    files.add("real/a/x.trace.jsonl")
    files.addLink("demos", to: "real")

    #expect(try prune(orphan).map(\.path) == ["demos/a/x.gif", "demos/a/x.trace.jsonl"])
    #expect(files.everything == ["real/": "", "demos": "-> real"])
  }

  @Test func aFolderInAFilesPlaceStays() throws {
    files.addFolder("demos/a/x.gif")
    files.add("demos/a/x")
    files.add("demos/a/x.trace.jsonl")

    _ = try prune(orphan)

    #expect(
      files.everything == ["demos/": "", "demos/a/": "", "demos/a/x.gif/": "", "demos/a/x": ""])
  }

  @Test(arguments: ["../x.gif", "/etc/x.gif", "a/../../x.gif", "a//x.gif", ""])
  func aNameThatLeadsOutIsRefused(name: String) throws {
    files.add("x.gif")
    files.add("demos/a/x.trace.jsonl")
    let before = files.everything
    let hostile = OrphanSearch.Orphan(names: orphan.names, outputs: [name])

    #expect(throws: FileError.self) { try prune(hostile) }
    #expect(files.everything == before)
  }

  /// Whatever fails, and whenever: all of the recording is there, or none of it.
  @Test func allFilesGoOrNone() throws {
    var failing = 1
    while true {
      let world = MemoryFileSystem()
      addRecording(on: world)
      let before = world.everything
      let disk = FailingFileSystem(world, failing: failing)
      do {
        _ = try prune(orphan, on: disk)
        #expect(!world.everything.keys.contains { !$0.hasSuffix("/") }, "operation \(failing)")
      } catch {
        #expect(world.everything == before, "operation \(failing)")
      }
      if !disk.hasFailed { break }
      failing += 1
    }
    #expect(failing > 20)
  }
}
