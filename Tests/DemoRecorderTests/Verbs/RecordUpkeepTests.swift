import Testing

@testable import DemoRecorder

/// `record --check`, `--prune` and `--shard` by what they write, say and answer.
@Suite struct RecordUpkeepTests {
  let world = TestWorld()

  /// A film of a few small frames.
  private func addScenario(_ name: String, _ steps: String = "snapshot: a, wait: 100ms") {
    world.files.add(
      "scenarios/\(name).yaml",
      """
      component: call-bubble
      device: { size: [60, 40], scale: 1 }
      output: { fps: 10, scale: 1, lastFrame: 100ms }
      steps: [\(steps)]

      """)
  }

  private func removeScenario(_ name: String) throws {
    try world.files.removeFile(at: "scenarios/\(name).yaml")
  }

  /// Runs the program and gives what it said to people.
  @discardableResult
  private func run(_ arguments: String...) -> (status: DemoRecorder.ExitStatus, lines: [String]) {
    world.error.clear()
    world.output.clear()
    let status = RecorderProgram().run(arguments, in: world.session)
    return (status, world.error.text.split(separator: "\n").map(String.init))
  }

  /// Everything below the output folder.
  private var demos: [String] {
    world.files.everything.keys.filter { $0.hasPrefix("demos/") && !$0.hasSuffix("/") }.sorted()
  }

  // MARK: --check

  @Test func checkWritesNothingAndFindsWhatWasJustRecordedUpToDate() {
    addScenario("x")
    addScenario("b/y")
    #expect(run("record").status == .done)
    let before = world.files.everything

    let (status, lines) = run("record", "--check")

    #expect(status == .done)
    #expect(lines == ["2 of 2 recordings are up to date"])
    #expect(world.files.everything == before)
  }

  @Test func checkWritesNothingWhereThereIsNothing() {
    addScenario("x")
    let before = world.files.everything

    let (status, lines) = run("record", "--check", "-o", "my demos", "--fps", "5")

    #expect(status == .baselineMissing)
    #expect(
      lines == [
        "my demos/x.gif and 2 more of its files are missing",
        "hint: record it with: demo-recorder record scenarios/x.yaml"
          + " --output 'my demos' --fps 5",
        "0 of 1 recording is up to date",
      ])
    #expect(world.files.everything == before)
  }

  @Test func whatChangedIsSaidInWords() throws {
    addScenario("x")
    addScenario("y")
    run("record")
    addScenario("x", "snapshot: a, wait: 200ms")
    let trace = try #require(world.files.everything["demos/y.trace.jsonl"])
    world.files.add(
      "demos/y.trace.jsonl", trace.replacing("\"\(Version.number)\"", with: "\"0.0.9\""))

    let (status, lines) = run("record", "--check", "--quiet")

    #expect(status == .stale)
    #expect(
      lines == [
        "demos/x.gif is older than its scenario",
        "demos/y.gif: recorded by 0.0.9, this is \(Version.number)",
      ])
  }

  /// Settings on the command line are part of what is recorded.
  @Test func checkHoldsTheSettingsOfTheCommandLineAgainstTheRecording() {
    addScenario("x")
    run("record", "--fps", "5")

    #expect(run("record", "--check", "--fps", "5").status == .done)
    #expect(run("record", "--check").status == .stale)
  }

  @Test func theGraverStatusOfSeveralCounts() throws {
    for name in ["fresh", "missing", "stale"] { addScenario(name) }
    run("record")
    try world.files.removeFile(at: "demos/missing.gif")
    addScenario("stale", "snapshot: a, wait: 300ms")

    #expect(run("record", "--check", "scenarios/stale.yaml").status == .stale)
    #expect(run("record", "--check").status == .baselineMissing)

    world.files.add("scenarios/wrong.yaml", "{")
    #expect(run("record", "--check").status == .wrong)
  }

  @Test func checkGivesAListToPrograms() throws {
    addScenario("x")
    run("record")
    try world.files.removeFile(at: "demos/x/a.png")

    run("record", "--check", "--json", "-q")

    #expect(
      world.output.text == #"""
        {"scenarios":[{"scenario":"scenarios/x.yaml","variant":null,"status":3,"missing":["demos/x/a.png"],\#
        "findings":["demos/x/a.png is missing"]}]}

        """#)
  }

  // MARK: What is left over

  @Test func aSnapshotThatIsNoLongerTakenIsNamedOnce() {
    addScenario("x")
    run("record")
    addScenario("x", "snapshot: b, wait: 100ms")

    let first = run("record")
    let second = run("record")

    #expect(first.lines.contains("demos/x/a.png is left from an earlier recording"))
    #expect(!second.lines.contains { $0.contains("left") })
    #expect(demos == ["demos/x.gif", "demos/x.trace.jsonl", "demos/x/a.png", "demos/x/b.png"])
  }

  // MARK: --prune

  @Test func pruneRemovesTheRecordingsOfScenariosThatAreGone() throws {
    addScenario("x")
    addScenario("b/y")
    run("record", "--format", "gif,frames")
    world.files.add("demos/b/notes.txt", "mine")
    try removeScenario("b/y")

    let (status, lines) = run("record", "--prune")

    #expect(status == .done)
    #expect(
      lines.filter { $0.hasPrefix("removed") } == [
        "removed demos/b/y.frames/00000.png", "removed demos/b/y.frames/00001.png",
        "removed demos/b/y.frames/frames.json", "removed demos/b/y.gif", "removed demos/b/y/a.png",
        "removed demos/b/y.trace.jsonl",
      ])
    #expect(demos.filter { $0.hasPrefix("demos/b") } == ["demos/b/notes.txt"])
    #expect(demos.contains("demos/x.gif"))
  }

  @Test func pruneGivesWhatItRemovedToPrograms() throws {
    addScenario("x")
    addScenario("y", "wait: 100ms")
    run("record")
    try removeScenario("y")

    run("record", "--prune", "--json")

    #expect(
      world.output.text.contains(#"],"removed":["demos/y.gif","demos/y.trace.jsonl"],"#))
  }

  @Test(arguments: ["expect: { id: bubble, exists: true }", "no-such-step"])
  func pruneRemovesNothingUnlessAllWentWell(step: String) throws {
    addScenario("x")
    addScenario("y")
    run("record")
    try removeScenario("y")
    addScenario("x", step)
    let before = demos

    let (status, lines) = run("record", "--prune")

    #expect(status != .done)
    #expect(lines.contains("nothing was removed, since not everything could be recorded"))
    #expect(demos == before)
  }

  /// The other scenarios are not in the run, but they are there.
  @Test func pruneOfAPartLeavesTheRestAlone() {
    addScenario("x")
    addScenario("b/y")
    run("record")
    let before = demos

    #expect(run("record", "--prune", "scenarios/b").status == .done)
    #expect(demos == before)
  }

  @Test func pruneSaysWhatItLeavesAlone() throws {
    addScenario("x")
    addScenario("y")
    run("record")
    try removeScenario("y")
    let trace = try #require(world.files.everything["demos/y.trace.jsonl"])
    world.files.add(
      "demos/y.trace.jsonl", trace.replacing(#"["y.gif""#, with: #"["../scenarios/x.yaml""#))

    let (status, lines) = run("record", "--prune")

    #expect(status == .done)
    #expect(
      lines.last
        == "demos/y.trace.jsonl names files that are not its recording's; it is left alone")
    #expect(demos.contains("demos/y.gif"))
    #expect(world.files.everything["scenarios/x.yaml"] != nil)
  }

  // MARK: --shard

  /// One after the other into the same folder, as the tasks of a batch scheduler may run.
  @Test func shardsTogetherRecordEverythingOnce() {
    let steps = [
      "wait: 100ms", "wait: 900ms", "tapOn: [30, 20], wait: 500ms", "snapshot: a", "wait: 300ms",
    ]
    for (index, steps) in steps.enumerated() { addScenario("\(index)", steps) }
    run("record", "-o", "whole")

    var recorded: [String] = []
    for index in 1...3 {
      let (status, lines) = run("record", "--shard", "\(index)/3")
      #expect(status == .done)
      recorded += lines.compactMap { $0.split(separator: ":").first.map(String.init) }
    }

    #expect(recorded.sorted() == (0...4).map { "demos/\($0).gif" })
    let all = world.files.everything
    for (path, content) in all where path.hasPrefix("whole/") {
      #expect(all[path.replacing("whole/", with: "demos/")] == content)
    }
  }

  @Test func anEmptyPartIsSaidAndDone() {
    addScenario("x")

    let (status, lines) = run("record", "--shard", "2/2")

    #expect(status == .done)
    #expect(lines == ["part 2 of 2 has none of the scenarios"])
  }

  // MARK: The trace's bytes

  @Test func aRecordingDoesNotDependOnHowItsScenarioWasNamed() {
    addScenario("b/y")
    let ways = ["scenarios", "scenarios/b/y.yaml", "/home/scenarios/b", "./scenarios//b/", "."]
    for (index, path) in ways.enumerated() { run("record", path, "-o", "out\(index)") }

    let traces = ways.indices.map { world.files.everything["out\($0)/b/y.trace.jsonl"] }

    #expect(traces[0]?.contains(#""source":"scenarios/b/y.yaml""#) == true)
    #expect(Set(traces).count == 1)
  }
}
