import Foundation
import Testing

/// What may differ: masks, clips and tolerances, from the scenario and from the command line.
@Suite struct VerifyRulesTests {
  /// What is asked for in both ways, and whether a button with another text is let through then.
  struct Rule: CustomTestStringConvertible, Sendable {
    var scenario: String
    var flags: [String]
    var passes: Bool

    var testDescription: String { scenario }
  }

  /// The button's text lies within 48, 72 and 72, 88 on a screen of 120 × 160 points.
  private static let rules = [
    Rule(scenario: "mask: [start-call]", flags: ["--mask", "start-call"], passes: true),
    Rule(scenario: "mask: [bubble]", flags: ["--mask", "bubble"], passes: false),
    Rule(scenario: "mask: [[40, 64, 40, 32]]", flags: ["--mask", "40,64,40,32"], passes: true),
    Rule(scenario: "mask: [[0, 0, 60, 160]]", flags: ["--mask", "0,0,60,160"], passes: false),
    Rule(scenario: "clip: [0, 0, 120, 60]", flags: ["--clip", "0,0,120,60"], passes: true),
    Rule(scenario: "clip: [0, 60, 120, 60]", flags: ["--clip", "0,60,120,60"], passes: false),
    Rule(scenario: "maxDiffPixels: 1000", flags: ["--max-diff-pixels", "1000"], passes: true),
    Rule(scenario: "maxDiffPixels: 5", flags: ["--max-diff-pixels", "5"], passes: false),
    Rule(
      scenario: "maxDiffPixelRatio: 0.2", flags: ["--max-diff-pixel-ratio", "0.2"], passes: true),
    Rule(
      scenario: "maxDiffPixelRatio: 0.001", flags: ["--max-diff-pixel-ratio", "0.001"],
      passes: false),
    Rule(scenario: "threshold: 1", flags: ["--threshold", "1"], passes: true),
    Rule(scenario: "threshold: 0.1", flags: ["--threshold", "0.1"], passes: false),
  ]

  @Test(arguments: ["10000,0,10,10", "-5,-5,4,4"])
  func aClipBesideTheScreenLetsNothingPass(clip: String) throws {
    let suite = try RecordedSuite()

    let outcome = try suite.verify("--clip", clip)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nothing of the screen lies in '--clip'"), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("demos", "demos"), ("demos/report", "demos"), (".", "demos"), ("site", "site/actual"),
    ("../\(UUID())/..", "demos"),
  ])
  func aReportAndRecordingsNeverShareAFolder(report: String, output: String) throws {
    let suite = try RecordedSuite(recordedWith: ["-o", output])
    let before = try suite.contents(below: "")

    let outcome = try suite.verify("--report", report, "-o", output)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is not a folder of its own"), "\(outcome.errors)")
    #expect(try suite.contents(below: "") == before)
  }

  @Test func aUsersFileInTheReportsFolderIsLeftAlone() throws {
    let suite = try RecordedSuite()
    try suite.folder.write("mine", to: "mine/actual/x.gif")
    try suite.write(RecordedSuite.scenario(call: "NO"), as: "x")

    let outcome = try suite.verify("--report", "mine")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains("mine/actual is not from an earlier report"), "\(outcome.errors)")
    #expect(try suite.folder.read("mine/actual/x.gif") == Data("mine".utf8))
  }

  @Test func aRunThatWasCutOffLeavesNothingForTheNext() throws {
    let suite = try RecordedSuite()
    try suite.write(RecordedSuite.scenario(call: "NO"), as: "x")
    #expect(try suite.verify().status == 1)
    try suite.folder.write("left", to: "build/report/actual/gone/y.gif")
    try suite.folder.write("left", to: "build/report/difference/.y.png.demo-recorder-999999-1.tmp")
    try suite.write(RecordedSuite.scenario(), as: "x")

    #expect(try suite.verify().status == 0)
    #expect(
      try suite.contents(below: "build/report").keys.sorted() == [
        "build/report/index.html", "build/report/results.jsonl",
      ])
  }

  @Test func aFolderOfMoreFramesThanRecordedDiffers() throws {
    let suite = try RecordedSuite(RecordedSuite.scenario(output: ", format: [frames]"))
    try suite.write(
      RecordedSuite.scenario(output: ", format: [frames]", steps: ", wait: 400ms"), as: "x")

    let outcome = try suite.verify()
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("length"), "\(outcome.errors)")
    #expect(try suite.run(["accept"]).status == 0)
    #expect(try suite.verify().status == 0)
  }

  @Test(arguments: rules)
  func aRuleHoldsWhereverItIsGiven(rule: Rule) throws {
    let suite = try RecordedSuite()
    let more = "verify: { \(rule.scenario) }"
    try suite.write(RecordedSuite.scenario(call: "NO", more: more), as: "x")
    let byScenario = try suite.verify("--reporter", "text")
    try suite.write(RecordedSuite.scenario(call: "NO"), as: "x")
    let byFlag = try suite.run(["verify", "--reporter", "text"] + rule.flags)

    #expect(byScenario.status == (rule.passes ? 0 : 1), "\(byScenario.errors)")
    #expect(byFlag.status == (rule.passes ? 0 : 1), "\(byFlag.errors)")
  }

  @Test func theCommandLineIsStrongerThanTheScenario() throws {
    let suite = try RecordedSuite()
    try suite.write(
      RecordedSuite.scenario(call: "NO", more: "verify: { maxDiffPixels: 1000 }"), as: "x")

    #expect(try suite.verify().status == 0)
    #expect(try suite.verify("--max-diff-pixels", "0").status == 1)
  }

  /// A circle that is a little smaller: only its smoothed rim differs.
  private static func circle(duration: String, more: String = "") -> String {
    """
    component: { name: call-reveal, duration: \(duration) }
    device: { size: [240, 320], scale: 1 }
    output: { fps: 5, scale: 1, lastFrame: 200ms }
    steps: [tapOn: call-button, wait: 40ms, snapshot: mid]
    \(more)

    """
  }

  @Test func smoothedEdgesCountUnlessTheyAreToBeIgnored() throws {
    let suite = try RecordedSuite(Self.circle(duration: "500ms"))
    func status(_ more: String, _ flags: [String] = []) throws -> Int32 {
      try suite.write(Self.circle(duration: "501ms", more: more), as: "x")
      return try suite.run(["verify", "--reporter", "text"] + flags).status
    }

    #expect(try status("") == 1)
    #expect(try status("verify: { antialiasing: ignore }") == 0)
    #expect(try status("verify: { threshold: 0 }") == 0)
    #expect(try status("verify: { threshold: 0, antialiasing: count }") == 1)
    #expect(try status("verify: { antialiasing: ignore }", ["--antialiasing", "count"]) == 1)
    #expect(try status("", ["--antialiasing", "ignore"]) == 0)
    #expect(try status("", ["--threshold", "0"]) == 0)
    #expect(try status("", ["--threshold", "0", "--include-aa"]) == 1)
  }
}
