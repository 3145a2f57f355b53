@testable import DemoRecorder
import Testing

@Suite struct OutputTransactionTests {
  let files = MemoryFileSystem()

  private func transaction(
    in folder: String = "demos", on files: (any FileSystem)? = nil
  ) -> OutputTransaction {
    OutputTransaction(folder: folder, temporaries: temporaries(on: files ?? self.files))
  }

  private func temporaries(on files: any FileSystem) -> TemporaryFiles {
    TemporaryFiles(files: files, processID: 7) { $0 == 8 }
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func nothingStandsInItsPlaceBeforeCommit() throws {
    let transaction = transaction()
    try transaction.write(bytes("new"), to: "a/x.gif")

    #expect(files.everything["demos/a/x.gif"] == nil)
    #expect(files.everything["demos/a/.x.gif.demo-recorder-7-0.tmp"] == "new")
  }

  @Test func commitPutsEverythingInItsPlaceAndLeavesNothingElse() throws {
    let transaction = transaction()
    try transaction.write(bytes("film"), to: "a/x.gif")
    try transaction.write(bytes("still"), to: "a/x/end.png")
    let changes = try transaction.commit()

    #expect(
      files.everything == [
        "demos/": "", "demos/a/": "", "demos/a/x/": "", "demos/a/x.gif": "film",
        "demos/a/x/end.png": "still",
      ])
    #expect(
      changes == [
        OutputChange(path: "demos/a/x.gif", kind: .written),
        OutputChange(path: "demos/a/x/end.png", kind: .written),
      ])
  }

  @Test func piecesOfWhatIsThereAlreadyChangeNothing() throws {
    files.add("demos/x.rgba", "the same")
    files.add("demos/y.rgba", "the name")
    let transaction = transaction()
    for name in ["x.rgba", "y.rgba"] {
      let output = try transaction.open(name)
      try output.append(bytes("the "))
      try output.append(bytes("same"))
      #expect(try output.bytes(in: 2..<6) == bytes("e sa"))
      try output.finish()
    }
    let before = try files.status(of: "demos/x.rgba")
    let changes = try transaction.commit()

    #expect(changes.map(\.kind) == [.unchanged, .written])
    #expect(
      files.everything == ["demos/": "", "demos/x.rgba": "the same", "demos/y.rgba": "the same"])
    #expect(try files.status(of: "demos/x.rgba") == before)
  }

  @Test func piecesWithoutAnEndAreForgotten() throws {
    files.add("demos/x.rgba", "old")
    let transaction = transaction()
    do {
      let output = try transaction.open("a/x.rgba")
      try output.append(bytes("half"))
      #expect(files.everything.count == 4)
    }

    #expect(try transaction.commit().isEmpty)
    #expect(files.everything == ["demos/": "", "demos/x.rgba": "old"])
  }

  @Test func foldersWithNewNamesAreSynced() throws {
    let transaction = transaction()
    try transaction.write(bytes("film"), to: "a/x.gif")
    _ = try transaction.commit()

    #expect(files.syncedFolders == ["/home", "/home/demos", "/home/demos/a"])
  }

  @Test func aTransactionThatIsGivenUpRemovesTheFoldersItMadeAndNoOthers() throws {
    files.addFolder("demos")
    do {
      let transaction = transaction()
      try transaction.write(bytes("film"), to: "a/b/x.gif")
    }

    #expect(files.everything == ["demos/": ""])
  }

  @Test func aFolderThatAnotherTransactionWritesToStays() throws {
    let temporaries = temporaries(on: files)
    let first = OutputTransaction(folder: "demos", temporaries: temporaries)
    let second = OutputTransaction(folder: "demos", temporaries: temporaries)
    try first.write(bytes("1"), to: "a/1.gif")
    try second.write(bytes("2"), to: "a/2.gif")
    first.discard()
    _ = try second.commit()

    #expect(files.everything == ["demos/": "", "demos/a/": "", "demos/a/2.gif": "2"])
  }

  @Test func aFileWithTheSameContentIsNotTouched() throws {
    files.add("demos/x.gif", "film")
    let before = try files.status(of: "demos/x.gif")
    let transaction = transaction()
    try transaction.write(bytes("film"), to: "x.gif")
    let changes = try transaction.commit()

    #expect(try files.status(of: "demos/x.gif") == before)
    #expect(changes == [OutputChange(path: "demos/x.gif", kind: .unchanged)])
  }

  @Test func anOutputInPiecesIsWrittenInTheirOrder() throws {
    files.add("demos/x.html", "old", permissions: 0o640)
    let transaction = transaction()
    try transaction.write(to: "x.html") { (append) throws(FileError) in
      for piece in ["one ", "", "two ", "three"] { try append(bytes(piece)) }
    }
    #expect(files.everything["demos/x.html"] == "old")
    let changes = try transaction.commit()

    #expect(files.everything == ["demos/": "", "demos/x.html": "one two three"])
    #expect(try files.status(of: "demos/x.html")?.permissions == 0o640)
    #expect(changes == [OutputChange(path: "demos/x.html", kind: .written)])
  }

  @Test func anOutputWhosePiecesFailIsAsIfNeverBegun() throws {
    let failure = FileError(path: "pictures/1.png", problem: .missing)
    let transaction = transaction()
    try transaction.write(bytes("kept"), to: "x.gif")
    let thrown = #expect(throws: FileError.self) {
      try transaction.write(to: "new/x.html") { (append) throws(FileError) in
        try append(bytes("half of"))
        throw failure
      }
    }
    _ = try transaction.commit()

    #expect(thrown == failure)
    #expect(files.everything == ["demos/": "", "demos/x.gif": "kept"])
  }

  @Test func anExistingFileKeepsItsPermissions() throws {
    files.add("demos/x.gif", "old", permissions: 0o640)
    let transaction = transaction()
    try transaction.write(bytes("new"), to: "x.gif")
    _ = try transaction.commit()

    #expect(try files.status(of: "demos/x.gif")?.permissions == 0o640)
    #expect(files.everything["demos/x.gif"] == "new")
  }

  @Test func framesOfALongerRecordingAreRemovedAndNothingElse() throws {
    let kept = ["00002.png.txt", "2.png", "poster.png", "000003.png", "00003.gif"]
    for name in ["00000.png", "00001.png", "00002.png", "100000.png"] + kept {
      files.add("demos/x.frames/\(name)", "old")
    }
    let transaction = transaction()
    try transaction.write(bytes("a"), to: "x.frames/00000.png")
    try transaction.write(bytes("b"), to: "x.frames/00001.png")
    try transaction.removeFrames(from: 2, in: "x.frames")
    let changes = try transaction.commit()

    #expect(try files.names(in: "demos/x.frames") == (kept + ["00000.png", "00001.png"]).sorted())
    #expect(
      changes.filter { $0.kind == .removed }.map(\.path) == [
        "demos/x.frames/00002.png", "demos/x.frames/100000.png",
      ])
  }

  @Test func removingFramesWhereThereIsNoFolderDoesNothing() throws {
    let transaction = transaction()
    try transaction.removeFrames(from: 0, in: "x.frames")

    #expect(try transaction.commit() == [])
    #expect(files.everything.isEmpty)
  }

  @Test(arguments: [
    "../x.gif", "a/../../x.gif", "/x.gif", "a//x.gif", "./x.gif", "", "a/", "..", "a\0b",
  ])
  func aNameThatCouldLeadOutIsRefused(name: String) throws {
    let transaction = transaction()

    #expect(throws: FileError.self) { try transaction.write(bytes("film"), to: name) }
    transaction.discard()
    #expect(files.everything.isEmpty)
  }

  @Test func aLinkInsideTheFolderIsWrittenAtItsTarget() throws {
    files.add("demos/real/y.gif", "old")
    files.addLink("demos/x.gif", to: "real/y.gif")
    let transaction = transaction()
    try transaction.write(bytes("new"), to: "x.gif")
    _ = try transaction.commit()

    #expect(files.everything["demos/x.gif"] == "-> real/y.gif")
    #expect(files.everything["demos/real/y.gif"] == "new")
  }

  @Test func aLinkInsideTheFolderToNothingYetMakesItsTarget() throws {
    files.addFolder("demos")
    files.addLink("demos/x.gif", to: "/home/demos/y.gif")
    let transaction = transaction()
    try transaction.write(bytes("new"), to: "x.gif")
    _ = try transaction.commit()

    #expect(files.everything["demos/y.gif"] == "new")
  }

  @Test func anOutputFolderThatIsALinkIsFollowed() throws {
    files.addFolder("elsewhere")
    files.addLink("demos", to: "elsewhere")
    let transaction = transaction()
    try transaction.write(bytes("new"), to: "x.gif")
    _ = try transaction.commit()

    #expect(files.everything["elsewhere/x.gif"] == "new")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var id: String
    var set: @Sendable (MemoryFileSystem) -> Void
    var problem: FileError.Problem
    var path = "demos/a/x.gif"
    var testDescription: String { id }
  }

  static let refusals = [
    Refusal(
      id: "a link to a file outside",
      set: { files in
        files.add("other/x.gif", "precious")
        files.addFolder("demos/a")
        files.addLink("demos/a/x.gif", to: "../../other/x.gif")
      }, problem: .linkLeaves(folder: "demos")),
    Refusal(
      id: "a link to nothing outside",
      set: { files in
        files.addFolder("demos/a")
        files.addLink("demos/a/x.gif", to: "../../x.gif")
      }, problem: .linkLeaves(folder: "demos")),
    Refusal(
      id: "a folder on the way that is a link to the outside",
      set: { files in
        files.addFolder("other")
        files.addFolder("demos")
        files.addLink("demos/a", to: "/home/other")
      }, problem: .linkLeaves(folder: "demos"), path: "demos/a"),
    Refusal(
      id: "a folder beside whose name only begins like the output folder's",
      set: { files in
        files.addFolder("demos2")
        files.addFolder("demos")
        files.addLink("demos/a", to: "../demos2")
      }, problem: .linkLeaves(folder: "demos"), path: "demos/a"),
    Refusal(
      id: "a circle of links",
      set: { files in
        files.addFolder("demos/a")
        files.addLink("demos/a/x.gif", to: "y.gif")
        files.addLink("demos/a/y.gif", to: "x.gif")
      }, problem: .tooManyLinks),
    Refusal(
      id: "a folder where the file should be",
      set: { $0.addFolder("demos/a/x.gif") }, problem: .isFolder),
    Refusal(
      id: "a pipe where the file should be",
      set: { files in
        files.addFolder("demos/a")
        files.addPipe("demos/a/x.gif")
      }, problem: .notRegularFile),
    Refusal(
      id: "a file where a folder should be",
      set: { $0.add("demos/a", "file") }, problem: .notFolder, path: "demos/a"),
    Refusal(
      id: "a file where the output folder should be",
      set: { $0.add("demos", "file") }, problem: .notFolder, path: "demos"),
  ]

  @Test(arguments: refusals)
  func isRefusedAndChangesNothing(_ refusal: Refusal) throws {
    refusal.set(files)
    let before = files.everything
    let transaction = transaction()

    let error = try #require(throws: FileError.self) {
      try transaction.write(bytes("new"), to: "a/x.gif")
    }
    transaction.discard()

    #expect(error == FileError(path: refusal.path, problem: refusal.problem))
    #expect(files.everything == before)
  }

  @Test func twoOutputsThatAreOneFileAreRefused() throws {
    files.addFolder("demos")
    files.addLink("demos/x.gif", to: "y.gif")
    let transaction = transaction()
    try transaction.write(bytes("1"), to: "y.gif")

    let error = try #require(throws: FileError.self) {
      try transaction.write(bytes("2"), to: "x.gif")
    }
    transaction.discard()

    #expect(error == FileError(path: "demos/x.gif", problem: .sameFile(as: "demos/y.gif")))
    #expect(files.everything == ["demos/": "", "demos/x.gif": "-> y.gif"])
  }

  @Test func whatDeadProcessesLeftIsRemovedAndWhatLivingOnesMakeIsNot() throws {
    files.add("demos/.x.gif.demo-recorder-9-0.tmp", "of a dead process")
    files.add("demos/.x.gif.demo-recorder-7-3.tmp", "of a dead process with our number")
    files.add("demos/.x.gif.demo-recorder-8-0.tmp", "of a living process")
    files.add("demos/.x.gif.tmp", "of the user")
    let transaction = transaction()
    try transaction.write(bytes("film"), to: "x.gif")
    _ = try transaction.commit()

    #expect(
      files.everything == [
        "demos/": "", "demos/x.gif": "film",
        "demos/.x.gif.demo-recorder-8-0.tmp": "of a living process",
        "demos/.x.gif.tmp": "of the user",
      ])
  }

  @Test func leftoversAreRemovedEvenWhenNothingIsToBeWritten() throws {
    files.add("demos/.x.gif.demo-recorder-9-0.tmp", "of a dead process")
    files.add("demos/x.gif", "film")
    let transaction = transaction()
    try transaction.write(bytes("film"), to: "x.gif")
    _ = try transaction.commit()

    #expect(files.everything == ["demos/": "", "demos/x.gif": "film"])
  }

  /// An earlier recording that is partly replaced: changed, unchanged, new, in a link's place and
  /// to be removed.
  private func recordAnew(on files: any FileSystem) throws {
    let transaction = OutputTransaction(folder: "demos", temporaries: temporaries(on: files))
    try transaction.write(bytes("new film"), to: "a/x.gif")
    try transaction.write(bytes("same"), to: "a/x.trace.jsonl")
    try transaction.write(to: "a/x/end.png") { (append) throws(FileError) in
      for piece in ["st", "ill"] { try append(bytes(piece)) }
    }
    try transaction.write(bytes("new linked"), to: "l.gif")
    try transaction.write(bytes("frame"), to: "a/x.frames/00000.png")
    try transaction.removeFrames(from: 1, in: "a/x.frames")
    _ = try transaction.commit()
  }

  private func anEarlierRecording() -> MemoryFileSystem {
    let files = MemoryFileSystem()
    files.add("demos/a/x.gif", "old film")
    files.add("demos/a/x.trace.jsonl", "same")
    files.add("demos/m.gif", "old linked")
    files.addLink("demos/l.gif", to: "m.gif")
    files.add("demos/a/x.frames/00000.png", "old frame")
    files.add("demos/a/x.frames/00001.png", "old frame")
    return files
  }

  @Test func whicheverOperationFailsEitherAllIsDoneOrNothing() throws {
    let old = anEarlierRecording().everything
    let finished = anEarlierRecording()
    try recordAnew(on: finished)
    let new = finished.everything
    #expect(new["demos/m.gif"] == "new linked")
    #expect(new["demos/a/x.frames/00001.png"] == nil)

    var number = 0
    var failures = 0
    while true {
      number += 1
      let files = anEarlierRecording()
      let failing = FailingFileSystem(files, failing: number)
      do {
        try recordAnew(on: failing)
        #expect(files.everything == new, "operation \(number) failed unnoticed")
      } catch let error as FileError {
        failures += 1
        #expect(error.problem == FailingFileSystem.problem)
        #expect(!error.path.contains("demo-recorder-"), "\(error.path) is no name the user knows")
        #expect(files.everything == old, "operation \(number) failed")
      }
      if !failing.hasFailed { break }
    }
    #expect(failures > 60)
  }

  @Test func whicheverOperationFailsInAnEmptyPlaceNothingIsLeft() throws {
    for number in 1..<1_000 {
      let files = MemoryFileSystem()
      let failing = FailingFileSystem(files, failing: number)
      do {
        let transaction = OutputTransaction(
          folder: "out/demos", temporaries: temporaries(on: failing))
        try transaction.write(bytes("film"), to: "a/b/x.gif")
        try transaction.write(bytes("still"), to: "a/b/x/1.png")
        _ = try transaction.commit()
        #expect(files.everything["out/demos/a/b/x.gif"] == "film")
        #expect(files.everything.count == 7)
      } catch {
        #expect(files.everything.isEmpty, "operation \(number) failed")
      }
      if !failing.hasFailed { return }
    }
    Issue.record("every operation was made to fail and there were still more")
  }

  @Test func manyTransactionsSideBySideDoNotDisturbEachOther() throws {
    let temporaries = temporaries(on: files)
    let pool = ThreadPool(threads: 8)
    let succeeded = pool.map(Array(0..<64)) { number in
      let transaction = OutputTransaction(folder: "demos", temporaries: temporaries)
      do {
        try transaction.write(Array("\(number)".utf8), to: "a/b/\(number).gif")
        if number % 3 == 0 { return false }
        _ = try transaction.commit()
        return true
      } catch {
        return false
      }
    }

    #expect(succeeded == (0..<64).map { $0 % 3 != 0 })
    let names = try files.names(in: "demos/a/b")
    #expect(Set(names) == Set((0..<64).filter { $0 % 3 != 0 }.map { "\($0).gif" }))
  }
}
