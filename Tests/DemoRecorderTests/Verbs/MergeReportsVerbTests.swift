@testable import DemoRecorder
import Testing

@Suite struct MergeReportsVerbTests {
  let world = TestWorld()

  private func header(_ index: Int, of count: Int, output: String = "demos") -> ReportHeader {
    var options = VerifyOptions()
    options.shard = Shard(index: index, count: count)
    options.output = output
    options.report.folder = "shard-\(index)"
    return ReportHeader(options, scenarios: 0)
  }

  private func add(_ folder: String, _ header: ReportHeader, _ results: VerificationResult...) {
    let file = ResultsFile(header: header, results: results)
    world.files.add("\(folder)/results.jsonl", String(decoding: file.bytes, as: UTF8.self))
  }

  private func addBubble(to folder: String) {
    world.files.add("\(folder)/difference/behaviour/dock.gif.png", "picture")
    world.files.add("\(folder)/difference/behaviour/dock.gif.apng", "animation")
    world.files.add("\(folder)/actual/behaviour/dock.gif", "candidate")
  }

  @Test func theShardsReportsBecomeOne() throws {
    add("1", header(1, of: 2), .passed("z"), .passed("a"))
    add("2", header(2, of: 2), .movedBubble)
    addBubble(to: "2")

    #expect(
      world.run("merge-reports", "2", "1", "--reporter", "text", "--report", "out") == .different)
    let text = try #require(world.files.everything["out/results.jsonl"])
    let merged = try ResultsFile(Array(text.utf8), path: "x")
    #expect(merged.results.map(\.name) == ["a", "behaviour/dock", "z"])
    #expect(merged.header.shard == nil)
    #expect(merged.header.acceptCommand == "demo-recorder accept --report out")
    #expect(world.files.everything["out/difference/behaviour/dock.gif.png"] == "picture")
    #expect(world.files.everything["out/difference/behaviour/dock.gif.apng"] == "animation")
    #expect(world.files.everything["out/actual/behaviour/dock.gif"] == "candidate")
    #expect(world.error.text.contains("\n2 passed, 1 differs\nreport: out/results.jsonl\n"))
  }

  @Test func theStatusIsThatOfAllResultsTogether() {
    add("1", header(1, of: 2), .failed("a", .missing(file: "a.gif")))
    add(
      "2", header(2, of: 2),
      .failed("b", .trouble(.init(message: "m", hint: nil, status: .failed))))

    #expect(world.run("merge-reports", "1", "2", "-q") == .failed)
    #expect(world.run("merge-reports", "1", "2", "--report", "2") == .wrong)
  }

  @Test func partsWithoutScenariosAreParts() {
    add("1", header(1, of: 2), .passed("a"))
    add("2", header(2, of: 2))

    #expect(world.run("merge-reports", "1", "2") == .done)
  }

  private func expectRefusal(_ arguments: [String], _ words: String) {
    let before = world.files.everything
    let status = RecorderProgram().run(["merge-reports"] + arguments, in: world.session)

    #expect(status == .wrong)
    #expect(world.error.text.hasPrefix("demo-recorder: error: \(words)\n"), "\(world.error.text)")
    #expect(world.files.everything == before)
  }

  @Test func aShardThatIsNotThereIsNamed() {
    add("1", header(1, of: 3), .passed("a"))
    add("3", header(3, of: 3), .passed("c"))

    expectRefusal(["1", "3"], "the report of shard 2/3 is not there")
  }

  @Test func severalThatAreNotThereAreNamed() {
    add("1", header(1, of: 3), .passed("a"))

    expectRefusal(["1"], "the reports of shards 2/3, 3/3 are not there")
  }

  @Test func aScenarioIsInOneReport() {
    add("1", header(1, of: 2), .passed("a"))
    add("2", header(2, of: 2), .passed("a"))

    expectRefusal(["1", "2"], "'a' is in two reports: 1 and 2")
  }

  @Test func aShardIsThereOnce() {
    add("1", header(1, of: 1), .passed("a"))
    add("2", header(1, of: 1), .passed("b"))

    expectRefusal(["1", "2"], "the shard 1/1 is in two reports: 1 and 2")
  }

  @Test func theNumbersOfShardsAgree() {
    add("1", header(1, of: 2), .passed("a"))
    add("2", header(2, of: 3), .passed("b"))

    expectRefusal(
      ["1", "2"],
      "the reports are not of one run: the number of shards is '2' in 1 and '3' in 2")
  }

  @Test func theFoldersOfRecordingsAgree() {
    add("1", header(1, of: 2), .passed("a"))
    add("2", header(2, of: 2, output: "films"), .passed("b"))

    expectRefusal(
      ["1", "2"],
      "the reports are not of one run: the folder of recordings is 'demos' in 1 and 'films' in 2")
  }

  @Test func aFolderWithoutAReportIsToldSo() {
    world.files.addFolder("1")

    expectRefusal(["1"], "1: there is no report here")
  }

  @Test func aFolderThatIsReadIsNotWrittenTo() {
    add("build/report", header(1, of: 1), .passed("a"))
    world.files.addLink("link", to: "build/report")

    expectRefusal(
      ["build/report"], "--report: 'build/report' is not a folder of its own")
  }

  @Test func theSameFolderByAnotherNameIsSeen() {
    add("build/report", header(1, of: 1), .passed("a"))
    world.files.addLink("link", to: "build/report")

    expectRefusal(["link"], "--report: 'build/report' is not a folder of its own")
  }

  @Test func aReportCannotBringAlongFilesFromElsewhere() {
    world.files.add("secret.png", "secret")
    for (name, out) in [("../secret.png", "a"), ("link.png", "b")] {
      var difference = FileDifference.movedBubble
      difference.pictures = .init(comparison: name)
      add("1", header(1, of: 1), .failed("a", .difference(difference)))
      world.files.addLink("1/link.png", to: "/home/secret.png")

      #expect(world.run("merge-reports", "1", "--report", out) == .failed)
      #expect(!world.files.everything.contains { $0.key.hasPrefix(out) && $0.value == "secret" })
    }
  }

  @Test func aPictureThatIsNotThereIsAnError() {
    add("1", header(1, of: 1), .movedBubble)

    #expect(world.run("merge-reports", "1", "--report", "out") == .failed)
    #expect(
      world.error.text
        == "demo-recorder: error: 1/difference/behaviour/dock.gif.png: there is no such file or folder\n"
    )
  }

  @Test func whatHasBeenAcceptedNeedsNoFilesAnyMore() {
    var result = VerificationResult.movedBubble
    result.outcome = .accepted
    add("1", header(1, of: 1), result)

    #expect(world.run("merge-reports", "1", "--report", "out") == .done)
  }

  /// The status of a merge on the disk, of one report with one picture.
  private func merge(picture name: String, in folder: TemporaryFolder) throws
    -> DemoRecorder.ExitStatus
  {
    var difference = FileDifference.movedBubble
    difference.pictures = .init(comparison: name)
    let file = ResultsFile(
      header: header(1, of: 1), results: [.failed(name, .difference(difference))])
    var session = world.session
    session.files = Disk()
    session.temporaries = TemporaryFiles(files: Disk(), processID: 7) { _ in false }
    let source = OutputTransaction(folder: folder / "1", temporaries: session.temporaries)
    try source.write(file.bytes, to: "results.jsonl")
    if !name.contains("..") { try source.write([1], to: name) }
    _ = try source.commit()
    return RecorderProgram().run(
      ["merge-reports", folder / "1", "--reporter", "junit", "--report", folder / "out"],
      in: session)
  }

  @Test func onTheDiskNamesMayHoldAnything() throws {
    let folder = try TemporaryFolder()
    let name = "a<b>&\"'é💥\n -x/%2e%2e"

    #expect(try merge(picture: name, in: folder) == .different)
    #expect(
      try folder.names(below: "out").sorted()
        == [
          "out/a<b>&\"'é💥\n -x/", "out/" + name, "out/junit.xml", "out/results.jsonl",
        ].sorted())
  }

  @Test func onTheDiskNothingIsReadOrWrittenElsewhere() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "x")

    #expect(try merge(picture: "../x", in: folder) == .failed)
    #expect(try folder.names() == ["1/", "1/results.jsonl", "out/", "out/results.jsonl", "x"])
    #expect(
      world.error.text
        == "demo-recorder: error: \(folder / "1")/../x: it lies outside of the folder "
        + "\(folder / "1")\n")
  }
}
