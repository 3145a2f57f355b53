@testable import DemoRecorder
import Testing

@Suite struct ReportingTests {
  let world = TestWorld()

  private func reporting(_ reporters: Reporter..., in folder: String = "build/report") -> Reporting
  {
    Reporting(
      session: world.session, options: ReportOptions(folder: folder, reporters: reporters))
  }

  private var everything: [String: String] { world.files.everything }

  @Test func resultsAreAlwaysWritten() throws {
    let status = try reporting().finish(.sample, [.movedBubble, .passed("a")])
    let text = try #require(everything["build/report/results.jsonl"])

    #expect(status == .different)
    #expect(
      try ResultsFile(Array(text.utf8), path: "x").results.map(\.name) == ["a", "behaviour/dock"])
    #expect(everything["build/report/junit.xml"] == nil)
    #expect(world.output.text == "" && world.error.text == "")
  }

  @Test func everyReporterTellsWhereItShould() throws {
    world.files.add("summary.md", "before\n")
    var session = world.session
    session.environment.variables["GITHUB_STEP_SUMMARY"] = "summary.md"
    let reporting = Reporting(
      session: session,
      options: ReportOptions(reporters: [.text, .json, .junit, .github]))
    _ = try reporting.finish(.sample, [.movedBubble])
    let lines = world.output.text.split(separator: "\n")

    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("{\"recorder\":") == true)
    #expect(lines.last?.hasPrefix("::error ") == true)
    #expect(world.error.text.hasPrefix("behaviour/dock  "))
    #expect(everything["build/report/junit.xml"]?.hasPrefix("<?xml ") == true)
    #expect(everything["summary.md"]?.hasPrefix("before\n### demo-recorder: 1 differs") == true)
  }

  @Test func aSummaryThatCannotBeWrittenIsAnError() {
    world.files.addFolder("summary")
    var session = world.session
    session.environment.variables["GITHUB_STEP_SUMMARY"] = "summary"
    let reporting = Reporting(session: session, options: ReportOptions(reporters: [.github]))

    #expect(throws: FileError(path: "summary", problem: .isFolder)) {
      try reporting.finish(.sample, [])
    }
  }

  @Test func aRunBeginsWithoutWhatAnEarlierOneLeft() throws {
    world.files.add("build/report/difference/behaviour/dock.gif.png", "picture")
    world.files.add("build/report/difference/behaviour/dock.gif.apng", "animation")
    world.files.add("build/report/actual/behaviour/dock.gif", "candidate")
    world.files.add("build/report/index.html", "page")
    world.files.add("build/report/notes/mine.txt", "mine")
    _ = try reporting(.junit).finish(.sample, [.movedBubble])
    try reporting().begin(.sample)

    #expect(
      everything == [
        "build/": "", "build/report/": "", "build/report/notes/": "",
        "build/report/notes/mine.txt": "mine", "build/report/results.jsonl": Self.begun,
      ])
  }

  @Test func aFirstRunFindsNothingToRemove() throws {
    try reporting().begin(.sample)
    world.files.addFolder("build/report")
    try reporting().begin(.sample)

    #expect(
      everything == ["build/": "", "build/report/": "", "build/report/results.jsonl": Self.begun])
  }

  /// Results of a run that has none yet.
  private static let begun = String(
    decoding: ResultsFile(header: .sample, results: []).bytes, as: UTF8.self)

  @Test(arguments: ["index.html", "junit.xml", "results.jsonl"])
  func aFileThatNoReportHasMadeIsNeverWrittenOver(name: String) {
    world.files.add("site/\(name)", "<html>mine</html>")

    let error = #expect(throws: ForeignReport.self) { try reporting(in: "site").begin(.sample) }
    #expect(error?.description == "site/\(name) is not from an earlier report")
    #expect(error?.exitStatus == .wrong)
    #expect(everything["site/\(name)"] == "<html>mine</html>")
  }

  @Test func resultsThatNameFilesElsewhereRemoveNothing() throws {
    world.files.add("precious.png", "mine")
    world.files.add("elsewhere/x.png", "mine")
    world.files.add("build/report/pictures/real.png", "theirs")
    world.files.addLink("build/report/way", to: "/home/elsewhere")
    world.files.addLink("build/report/link.png", to: "/home/precious.png")
    var results: [VerificationResult] = []
    for (number, name) in [
      "../../precious.png", "/home/precious.png", "way/x.png", "link.png", "pictures", "a/../x",
      "", "nothing.png", "results.jsonl/x.png",
    ].enumerated() {
      var difference = FileDifference.movedBubble
      difference.pictures = .init(comparison: name)
      var result = VerificationResult.failed("r\(number)", .difference(difference))
      result.candidates = [.init(file: "../" + name, digest: "", baseline: nil)]
      results.append(result)
    }
    _ = try reporting().finish(.sample, results)
    try reporting().begin(.sample)

    #expect(everything["precious.png"] == "mine")
    #expect(everything["elsewhere/x.png"] == "mine")
    #expect(everything["build/report/pictures/real.png"] == "theirs")
    #expect(everything["build/report/link.png"] == "-> /home/precious.png")
    #expect(everything["build/report/results.jsonl"] == Self.begun)
  }

  @Test func resultsThatCannotBeReadAnyMoreAreStillOurs() throws {
    world.files.add(
      "build/report/results.jsonl", "{\"format\":\"demo-recorder results\",\"formatVersion\":9}\n?")
    world.files.add("build/report/index.html", "page")
    try reporting().begin(.sample)

    #expect(
      everything == ["build/": "", "build/report/": "", "build/report/results.jsonl": Self.begun])
  }
}
