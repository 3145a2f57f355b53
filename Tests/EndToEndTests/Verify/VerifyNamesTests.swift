import Foundation
import Testing

/// Scenarios with names that mean something to shells, to pages and to paths.
@Suite struct VerifyNamesTests {
  private static let names = ["a<b>&\"'é💥", "-x", "$(touch oops) `touch oops`", "a b;c"]

  /// The commands that a run tells people to type.
  private static func commands(in text: String, after lead: String) -> [String] {
    text.components(separatedBy: "\n").compactMap { line in
      line.components(separatedBy: lead).dropFirst().first
    }
  }

  private func type(_ command: String, in suite: RecordedSuite) throws -> Outcome {
    try Program.run(
      URL(filePath: "/bin/bash"), ["-c", command], in: suite.folder.url,
      environment: [
        "PATH": Program.recorder.deletingLastPathComponent().path + ":/usr/bin:/bin"
      ])
  }

  @Test func theCommandsThatAreNamedDoWhatIsSaid() throws {
    let suite = try RecordedSuite(
      Dictionary(uniqueKeysWithValues: Self.names.map { ($0, RecordedSuite.scenario()) }))
    for name in Self.names { try suite.write(RecordedSuite.scenario(call: "NO"), as: name) }

    let outcome = try suite.verify(
      "--reporter", "text", "--reporter", "junit", "--reporter", "html")
    #expect(outcome.status == 1)
    let accepting = Self.commands(in: outcome.errors, after: "  accept it with: ")
    #expect(accepting.count == Self.names.count, "\(outcome.errors)")
    for command in accepting {
      let accepted = try type(command, in: suite)
      #expect(accepted.status == 0, "\(command)\n\(accepted.errors)")
    }
    #expect(try suite.verify().status == 0)

    for name in Self.names {
      let film = suite.folder.url.appending(path: "demos/\(name).gif")
      try FileManager.default.removeItem(at: film)
    }
    let missing = try suite.verify()
    #expect(missing.status == 3)
    for command in Self.commands(in: missing.errors, after: "make it with: ") {
      let recorded = try type(command, in: suite)
      #expect(recorded.status == 0, "\(command)\n\(recorded.errors)")
    }
    #expect(try suite.verify().status == 0)
    #expect(!suite.folder.exists("oops"))
  }

  @Test func aPathThatLeadsUpwardsWritesNothingThere() throws {
    let folder = try TemporaryFolder()
    let work = folder.url.appending(path: "work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    try folder.write(RecordedSuite.scenario(), to: "x.yaml")
    #expect(try Program.record(["record", "-q", "../x.yaml"], in: work).status == 0)
    #expect(try Program.record(["verify", "../x.yaml"], in: work).status == 0)
    try folder.write(RecordedSuite.scenario(call: "NO"), to: "x.yaml")

    let outcome = try Program.record(["verify", "../x.yaml"], in: work)

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("demos/x.gif: frame 0"), "\(outcome.errors)")
    #expect(try folder.files().filter { !$0.hasPrefix("work/") } == ["x.yaml"])
    #expect(try Program.record(["accept", "x"], in: work).status == 0)
    #expect(try Program.record(["verify", "../x.yaml"], in: work).status == 0)
  }
}
