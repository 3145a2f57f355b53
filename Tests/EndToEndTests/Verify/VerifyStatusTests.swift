import Foundation
import Testing

/// What the exit status of `verify` says, of one scenario and of several at once.
@Suite struct VerifyStatusTests {
  /// What can be wrong with a scenario or its recording.
  enum Fault: String, CaseIterable, Sendable {
    case expectation, differing, wrong, missing, corrupt

    var status: Int32 {
      switch self {
      case .corrupt: 5
      case .wrong: 2
      case .expectation, .differing: 1
      case .missing: 3
      }
    }
  }

  /// One scenario a fault, called like it, and one in order.
  private static func faultySuite() throws -> RecordedSuite {
    let names = Fault.allCases.map(\.rawValue) + ["good"]
    let suite = try RecordedSuite(
      Dictionary(uniqueKeysWithValues: names.map { ($0, RecordedSuite.scenario()) }))
    try suite.write(
      RecordedSuite.scenario(steps: ", expect: { id: voice-screen, alpha: 0.5 }"),
      as: "expectation")
    try suite.write(RecordedSuite.scenario(call: "NO"), as: "differing")
    try suite.write("component: call-bubble\n", as: "wrong")
    try FileManager.default.removeItem(at: suite.folder.url.appending(path: "demos/missing.gif"))
    try suite.folder.write("GIF89a, not quite", to: "demos/corrupt.gif")
    return suite
  }

  @Test func theGravestFaultDecidesAndRecordingsStayAsTheyAre() throws {
    let suite = try Self.faultySuite()
    let before = try suite.recordings()
    for choice in 0..<(1 << Fault.allCases.count) {
      let faults = Fault.allCases.enumerated().filter { choice >> $0.offset & 1 == 1 }
        .map(\.element)
      let paths = (faults.map(\.rawValue) + ["good"]).map { "scenarios/\($0).yaml" }

      let outcome = try suite.run(["verify", "--reporter", "text"] + paths)

      let expected: Int32 =
        [5, 2, 1, 3].first { status in faults.contains { $0.status == status } } ?? 0
      #expect(outcome.status == expected, "\(faults)\n\(outcome.errors)")
    }
    #expect(try suite.recordings() == before)
  }

  @Test func shardsMergedEndLikeOneRunOfAll() throws {
    let suite = try Self.faultySuite()
    #expect(try suite.verify("--reporter", "json").status == 5)
    for shard in 1...2 {
      _ = try suite.verify("--shard", "\(shard)/2", "--report", "shard-\(shard)")
    }

    #expect(try suite.run(["merge-reports", "shard-1", "shard-2"]).status == 5)
  }

  @Test func aCommandThatCannotBeMeantIsStatusTwo() throws {
    let suite = try RecordedSuite()
    try suite.folder.write("mine", to: "mine/index.html")

    for arguments in [
      ["--filter", "nothing"], ["scenarios/none.yaml"], ["--filter", "("], ["--shard", "4/3"],
      ["--mask", "bubbel"], ["--threshold", "2"], ["--report", "mine"], ["-o", "-"], ["--bad"],
    ] {
      let outcome = try suite.run(["verify"] + arguments)
      #expect(outcome.status == 2, "\(arguments): \(outcome.errors)")
      #expect(outcome.errors.hasPrefix("demo-recorder: error: "), "\(outcome.errors)")
    }
    #expect(try suite.folder.read("mine/index.html") == Data("mine".utf8))
  }

  @Test func aRecordingThatCannotBeReadIsStatusFive() throws {
    let suite = try RecordedSuite(RecordedSuite.scenario(output: ", format: [gif, apng, frames]"))
    for name in ["x.gif", "x.apng", "x/end.png", "x.frames/00001.png", "x.frames/frames.json"] {
      let place = "demos/" + name
      let bytes = try suite.folder.read(place)
      for broken in [Data(), bytes.dropLast(bytes.count / 2), Data("no".utf8)] {
        try suite.folder.write(broken, to: place)
        let outcome = try suite.verify()
        #expect(outcome.status == 5, "\(name): \(outcome.errors)")
        #expect(outcome.errors.contains("\n  demos/x"), "\(outcome.errors)")
      }
      try suite.folder.write(bytes, to: place)
    }
    let film = suite.folder.url.appending(path: "demos/x.gif")
    try FileManager.default.removeItem(at: film)
    try FileManager.default.createDirectory(at: film, withIntermediateDirectories: false)
    let folder = try suite.verify()
    #expect(folder.status == 5)
    #expect(folder.errors.contains("demos/x.gif: it is a folder"), "\(folder.errors)")
  }

  @Test func aReportThatCannotBeWrittenIsStatusFive() throws {
    let suite = try RecordedSuite()
    try suite.folder.write("", to: "file")

    let before = try suite.recordings()
    for place in ["file", "file/report", "/proc/report"] {
      let outcome = try suite.verify("--report", place)
      #expect(outcome.status == 5, "\(place): \(outcome.errors)")
      #expect(outcome.errors.contains(place), "\(outcome.errors)")
    }
    #expect(try suite.recordings() == before)
  }

  @Test func aMissingRecordingNamesTheCommandThatMakesIt() throws {
    let suite = try RecordedSuite()
    for name in ["x.gif", "x/end.png"] {
      try FileManager.default.removeItem(at: suite.folder.url.appending(path: "demos/" + name))
      let outcome = try suite.verify()

      #expect(outcome.status == 3)
      #expect(outcome.errors.contains("there is no recording demos/\(name)\n"))
      let command = "demo-recorder record scenarios/x.yaml"
      #expect(outcome.errors.contains("make it with: \(command)\n"), "\(outcome.errors)")
      #expect(try suite.run(["record", "scenarios/x.yaml"]).status == 0)
      #expect(try suite.verify().status == 0)
    }
  }

  @Test func aStaleRecordingIsStatusFourUnlessSomethingGraverIsFound() throws {
    let suite = try Self.faultySuite()
    func check(_ names: String...) throws -> Int32 {
      try suite.run(["record", "--check"] + names.map { "scenarios/\($0).yaml" }).status
    }

    #expect(try check("good") == 0)
    #expect(try check("differing", "good") == 4)
    #expect(try check("differing", "missing") == 3)
    #expect(try check("differing", "missing", "wrong") == 2)
  }
}
