import Foundation
import Testing

/// How what was played anew becomes the recording, and when it does not.
@Suite struct VerifyUpdateTests {
  /// Three recorded scenarios, of which `b` has changed since, and `c` if asked for.
  private static func changedSuite(alsoC: Bool = false) throws -> RecordedSuite {
    let suite = try RecordedSuite(
      ["a", "b", "c"].reduce(into: [:]) { $0[$1] = RecordedSuite.scenario() })
    try suite.write(RecordedSuite.scenario(call: "NO"), as: "b")
    if alsoC { try suite.write(RecordedSuite.scenario(call: "NO"), as: "c") }
    return suite
  }

  private static let changed = ["demos/b.gif", "demos/b.trace.jsonl"]

  @Test func updateWritesOnlyWhatDiffers() throws {
    let suite = try Self.changedSuite()
    let paths = try suite.recordings().keys.sorted()
    let before = try paths.map(suite.identity)

    let outcome = try suite.verify("-u")

    #expect(outcome.status == 0, "\(outcome.errors)")
    let after = try paths.map(suite.identity)
    #expect(paths.indices.filter { before[$0] != after[$0] }.map { paths[$0] } == Self.changed)
    #expect(try suite.verify().status == 0)
  }

  @Test func updateMakesWhatIsMissingAndMendsWhatIsBroken() throws {
    let suite = try Self.changedSuite()
    try FileManager.default.removeItem(at: suite.folder.url.appending(path: "demos/a.gif"))
    try suite.folder.write("broken", to: "demos/c/end.png")

    #expect(try suite.verify("--update").status == 0)
    #expect(try suite.verify().status == 0)
    let updated = try suite.recordings()
    #expect(try suite.run(["record", "-o", "afresh"]).status == 0)
    #expect(
      try suite.contents(below: "afresh").values.sorted { $0.lexicographicallyPrecedes($1) }
        == updated.values.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func whatFailsItsExpectationsIsNeverTheNewRecording() throws {
    let suite = try Self.changedSuite()
    try suite.write(
      RecordedSuite.scenario(call: "NO", steps: ", expect: { id: bubble, exists: true }"), as: "b")
    let before = try suite.recordings()

    #expect(try suite.verify("-u").status == 1)
    let accepting = try suite.run(["accept"])
    #expect(accepting.status == 1)
    #expect(accepting.errors.contains("b has nothing to accept"), "\(accepting.errors)")
    #expect(try suite.recordings() == before)
  }

  @Test func acceptTakesWhatIsNamedThenAllThatIsLeft() throws {
    let suite = try Self.changedSuite(alsoC: true)
    let before = try suite.recordings()
    #expect(try suite.verify().status == 1)

    let one = try suite.run(["accept", "b"])
    #expect(one.status == 0, "\(one.errors)")
    #expect(one.errors == "written demos/b.gif\nwritten demos/b.trace.jsonl\n")
    let between = try suite.recordings()
    #expect(between.keys.filter { between[$0] != before[$0] }.sorted() == Self.changed)
    #expect(try suite.run(["accept", "b"]).status == 2, "it is accepted already")
    #expect(try suite.run(["accept"]).status == 0)

    #expect(try suite.verify().status == 0)
  }

  @Test func rejectThrowsAwayWhatIsNamedThenAllThatIsLeft() throws {
    let suite = try Self.changedSuite(alsoC: true)
    let before = try suite.recordings()
    #expect(try suite.verify().status == 1)

    let one = try suite.run(["reject", "c"])
    #expect(one.status == 0 && one.errors == "rejected c\n", "\(one.errors)")
    #expect(!suite.folder.exists("build/report/actual/c.gif"))
    #expect(try suite.run(["accept", "c"]).status == 2)
    #expect(try suite.run(["reject"]).status == 0)
    let nothing = try suite.run(["accept"])
    #expect(nothing.status == 0 && nothing.errors == "there is nothing to accept\n")

    #expect(try suite.recordings() == before)
    #expect(try suite.verify().status == 1)
  }

  @Test func aRecordingThatChangedAfterTheVerifyIsNotWrittenOver() throws {
    let suite = try Self.changedSuite()
    #expect(try suite.verify().status == 1)
    try suite.folder.write("somebody else's work", to: "demos/b.trace.jsonl")
    let before = try suite.recordings()

    let outcome = try suite.run(["accept"])

    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        demo-recorder: error: b.trace.jsonl was changed after the last verify
        hint: run 'demo-recorder verify' again

        """)
    #expect(try suite.recordings() == before)
  }

  @Test func whatOneScenarioHasAgainstItDoesNotKeepTheOthers() throws {
    let suite = try Self.changedSuite(alsoC: true)
    #expect(try suite.verify().status == 1)
    try suite.folder.write("somebody else's work", to: "demos/b.gif")

    #expect(try suite.run(["accept"]).status == 2)
    #expect(try suite.verify("scenarios/c.yaml").status == 0)
    #expect(try suite.folder.read("demos/b.gif") == Data("somebody else's work".utf8))
  }

  @Test(arguments: ["a.gif", "../b.gif", "b.yaml", "b.frames/x.png", "b/../../x.png"])
  func resultsCannotNameFilesOfAnotherScenario(name: String) throws {
    let suite = try Self.changedSuite()
    #expect(try suite.verify().status == 1)
    let results = "build/report/results.jsonl"
    let text = String(decoding: try suite.folder.read(results), as: UTF8.self)
    let named = text.replacing(
      #"{"file":"b.gif","digest""#, with: #"{"file":"\#(name)","digest""#)
    #expect(named != text)
    try suite.folder.write(named, to: results)
    let before = try suite.recordings()

    let outcome = try suite.run(["accept"])

    #expect(outcome.status == 2 && outcome.errors.contains(name), "\(outcome.errors)")
    #expect(try suite.recordings() == before)
  }

  @Test(arguments: ["cut off", "GARBAGE"])
  func whatWasDamagedInTheReportIsNotAccepted(fault: String) throws {
    let suite = try Self.changedSuite()
    #expect(try suite.verify().status == 1)
    let played = "build/report/actual/b.gif"
    let bytes = try suite.folder.read(played)
    try suite.folder.write(
      fault == "cut off" ? bytes.dropLast(20) : Data(fault.utf8), to: played)
    let before = try suite.recordings()

    let outcome = try suite.run(["accept"])

    #expect(outcome.status == 2 && outcome.errors.contains("b.gif"), "\(outcome.errors)")
    #expect(try suite.recordings() == before)
  }

  @Test(arguments: ["/tmp/elsewhere", "..", "demos/../.."])
  func recordingsOutsideOfThisFolderMustBeNamed(output: String) throws {
    let suite = try Self.changedSuite()
    #expect(try suite.verify().status == 1)
    let results = "build/report/results.jsonl"
    let text = String(decoding: try suite.folder.read(results), as: UTF8.self)
    let moved = text.replacing(#""output":"demos""#, with: #""output":"\#(output)""#)
    #expect(moved != text)
    try suite.folder.write(moved, to: results)

    let outcome = try suite.run(["accept"])
    #expect(outcome.status == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("--output \(output)"), "\(outcome.errors)")
    #expect(try suite.run(["accept", "--output", "demos"]).status == 0)
    #expect(try suite.verify().status == 0)
  }

  @Test func continuousIntegrationChangesNothing() throws {
    let suite = try Self.changedSuite()
    #expect(try suite.verify(environment: ["CI": "true"]).status == 1)
    let everything = try suite.contents(below: "")
    for arguments in [["verify", "-u"], ["accept"], ["accept", "b"], ["reject"]] {
      let outcome = try suite.run(arguments, environment: ["CI": "1"])
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.errors.contains("'CI' is set here"), "\(outcome.errors)")
    }
    #expect(try suite.contents(below: "") == everything)

    #expect(try suite.run(["record"], environment: ["CI": "1"]).status == 0)
    #expect(try suite.verify(environment: ["CI": "1"]).status == 0)
    for value in ["", "0", "false"] {
      #expect(try suite.verify("-u", environment: ["CI": value]).status == 0, "\(value)")
    }
  }

  @Test func aNameThatDidNotFailIsRefusedWithThoseThatDid() throws {
    let suite = try Self.changedSuite()
    #expect(try suite.run(["accept"]).errors.contains("there is no report here"))
    #expect(try suite.verify().status == 1)

    for verb in ["accept", "reject"] {
      let outcome = try suite.run([verb, "a"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("'b'") || outcome.errors.contains(": b"), "\(outcome.errors)")
    }
  }

  @Test func whatIsAskedToStopLeavesEveryRecordingWhole() throws {
    let suite = try Self.changedSuite(alsoC: true)
    // Long enough to be still at work when the first has been updated.
    try suite.write(
      RecordedSuite.scenario(output: ", format: [gif, png]", steps: ", wait: 3000s")
        .replacing("fps: 5", with: "fps: 50"), as: "z")
    let before = try suite.recordings()
    let process = Process()
    process.executableURL = Program.recorder
    process.arguments = ["verify", "-u", "-j", "1", "--quiet"]
    process.currentDirectoryURL = suite.folder.url
    process.environment = [:]
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try suite.folder.read("demos/b.gif") == before["demos/b.gif"] {
      usleep(1_000)
    }
    process.interrupt()
    process.waitUntilExit()

    #expect(process.terminationStatus == 130)
    #expect(try suite.recordings().keys.sorted() == before.keys.sorted())
    #expect(try suite.folder.files().allSatisfy { !$0.contains("demo-recorder-") })
    #expect(try suite.verify("scenarios/a.yaml", "scenarios/b.yaml").status == 0)
  }
}
