import Testing

@testable import DemoRecorder

/// A scenario with a matrix, by what the verbs write, say and answer.
@Suite struct RecordVariantsTests {
  let world = TestWorld()

  /// A film of a few small frames in two appearances.
  private func addScenario(
    _ name: String = "x", matrix: String = "{appearance: [light, dark]}",
    _ steps: String = "snapshot: a, wait: 100ms"
  ) {
    world.files.add(
      "scenarios/\(name).yaml",
      """
      title: A call
      component: call-bubble
      device: { size: [60, 40], scale: 1 }
      matrix: \(matrix)
      output: { fps: 10, scale: 1, lastFrame: 100ms }
      steps: [\(steps)]

      """)
  }

  @discardableResult
  private func run(_ arguments: String...) -> (status: DemoRecorder.ExitStatus, lines: [String]) {
    world.error.clear()
    world.output.clear()
    let status = RecorderProgram().run(arguments, in: world.session)
    return (status, world.error.text.split(separator: "\n").map(String.init))
  }

  private func file(_ path: String) -> String? { world.files.everything[path] }

  private var demos: [String] {
    world.files.everything.keys.filter { $0.hasPrefix("demos/") && !$0.hasSuffix("/") }.sorted()
  }

  private static let line = """
    <picture><source media="(prefers-color-scheme: dark)" srcset="demos/x-dark.gif">\
    <img alt="A call" src="demos/x-light.gif" width="60"></picture>

    """

  @Test func eachVariantHasFilesOfItsOwnAndOneLineShowsBoth() throws {
    addScenario()

    let (status, lines) = run("record")

    #expect(status == .done)
    #expect(
      demos == [
        "demos/x-dark.gif", "demos/x-dark.trace.jsonl", "demos/x-dark/a.png", "demos/x-light.gif",
        "demos/x-light.trace.jsonl", "demos/x-light/a.png",
      ])
    #expect(lines.count == 2 && lines[0].hasPrefix("demos/x-light.gif: 60 × 40, 2 frames"))
    #expect(world.output.text == Self.line)
    #expect(file("demos/x-light.trace.jsonl")?.contains(#""variant":"light""#) == true)
    #expect(file("demos/x-dark.trace.jsonl")?.contains(#""variant":"dark""#) == true)
  }

  @Test func whatIsRecordedIsUpToDateAndVerifies() {
    addScenario()
    run("record")

    #expect(run("record", "--check").lines == ["2 of 2 recordings are up to date"])
    let (status, lines) = run("verify", "--reporter", "text", "-j", "1")
    #expect(status == .done && lines == ["passed x-light", "passed x-dark", "2 passed"])
  }

  @Test func aVariantIsAcceptedByItsName() {
    addScenario()
    run("record")
    addScenario("x", "snapshot: a, tapOn: { on: start-call, hold: 100ms }")

    #expect(run("verify").status == .different)
    #expect(run("accept", "x").status == .wrong)
    #expect(run("accept", "x-dark").status == .done)
    let (status, lines) = run("verify", "-j", "1")
    #expect(status == .different && lines.prefix(2) == ["failed x-light", "passed x-dark"])
  }

  @Test func pruneRemovesWhatTheMatrixDoesNotMakeAnyMore() {
    addScenario(matrix: "{appearance: [light, dark], textSize: [small]}")
    run("record")
    addScenario(matrix: "{appearance: [light, dark]}")

    run("record", "--prune")

    #expect(demos.filter { $0.contains("small") } == [])
    #expect(demos.count == 6)
  }

  @Test func pruneLeavesVariantsThatAFlagLeftOut() {
    addScenario()
    run("record")

    run("record", "--prune", "--appearance", "dark")

    #expect(demos.count == 6)
  }

  @Test func aMistakeIsSaidOnceByEveryVerb() {
    addScenario(matrix: "{appearance: [light, dark], textSize: [small, big]}")

    for verb in ["record", "verify", "validate"] {
      // Verify's text report would say it once more, as that of any scenario.
      let arguments = verb == "verify" ? [verb, "--reporter", "junit"] : [verb]
      world.error.clear()
      let status = RecorderProgram().run(arguments, in: world.session)
      let lines = world.error.text.split(separator: "\n")

      #expect(status == .wrong)
      #expect(lines.count { $0.contains("'textSize' cannot be 'big'") && $0.contains(":4:") } == 1)
    }
    #expect(demos.isEmpty)
  }

  @Test func aFailedExpectationNamesItsVariant() {
    addScenario("x", matrix: "{appearance: [light]}", "expect: { id: bubble, exists: true }")

    let (status, lines) = run("record")

    #expect(status == .different)
    #expect(lines.contains { $0.contains("x.yaml:6:9: error: in the variant light: expected") })
    #expect(file("build/failed/x-light.gif") != nil)
    #expect(world.output.text == "", "what is not there is not shown")
  }

  @Test func standardOutputTakesOneVariant() {
    addScenario()

    let (status, lines) = run("record", "-o", "-")

    #expect(status == .wrong)
    #expect(lines.last == "hint: every variant counts; '--filter ^x-light$' takes one")
    #expect(run("record", "-o", "-", "--filter", "^x-light$").status == .done)
    #expect(world.output.text.hasPrefix("GIF89a"))
  }

  @Test func validateCountsVariants() {
    addScenario()

    #expect(run("validate").lines == ["scenarios/x.yaml: in order, 2 variants"])
    run("validate", "--json", "-q", "--filter", "dark")
    #expect(
      world.output.text
        == #"{"scenarios":[{"scenario":"scenarios/x.yaml","variants":["light","dark"],"errors":[]}]}"#
        + "\n")
  }

  @Test func ofManyScenariosOnlyThoseWithAMatrixAreShown() {
    addScenario()
    world.files.add(
      "scenarios/y.yaml",
      "component: call-bubble\ndevice: { size: [60, 40] }\nsteps: [wait: 100ms]\n")

    run("record")
    #expect(world.output.text == Self.line)
    run("record", "-q")
    #expect(world.output.text == "")
    run("record", "--json", "--filter", "^y$")
    #expect(
      world.output.text.hasSuffix(
        ##""snippets":[{"name":"y","lines":["<img alt=\"y\" src=\"demos/y.gif\" width=\"60\">"]}]}"##
          + "\n"), "\(world.output.text)")
  }

  // MARK: --snippet

  @Test func aReadmesPlacesAreFilledAndNothingElse() {
    addScenario()
    world.files.add(
      "docs/a.md", "# A\n\n<!-- demo-recorder: x -->\nold\n<!-- /demo-recorder -->\nZ")

    let (status, lines) = run("record", "--snippet", "docs/a.md", "--filter", "dark")

    #expect(status == .done && lines.last == "written docs/a.md")
    let line = Self.line.replacing("demos/", with: "../demos/")
    #expect(
      file("docs/a.md")
        == "# A\n\n<!-- demo-recorder: x -->\n\(line)<!-- /demo-recorder -->\nZ")
    #expect(world.output.text == "")
    #expect(run("record", "--snippet", "docs/a.md").lines.last == "unchanged docs/a.md")
  }

  @Test func aFileThatIsNotThereIsMade() {
    addScenario()

    run("record", "--snippet", "new.md")

    #expect(
      file("new.md") == "<!-- demo-recorder: x -->\n\(Self.line)<!-- /demo-recorder -->\n")
  }

  @Test(arguments: [
    ("mine\n", "is there already"),
    ("<!-- demo-recorder: z --><!-- /demo-recorder -->", "no place"),
    ("<!-- demo-recorder: x -->", "has no end"),
  ])
  func aFileWithoutAPlaceIsRefusedBeforeAnythingIsRecorded(text: String, says: String) {
    addScenario()
    world.files.add("a.md", text)

    let (status, lines) = run("record", "--snippet", "a.md")

    #expect(status == .wrong && lines.first?.contains(says) == true, "\(lines)")
    #expect(file("a.md") == text && demos.isEmpty)
  }

  @Test func aRunThatFailsLeavesTheReadme() {
    addScenario()
    addScenario("y", "expect: { id: bubble, exists: true }")
    let text = "<!-- demo-recorder: x --><!-- /demo-recorder -->"
    world.files.add("a.md", text)

    let (status, lines) = run("record", "--snippet", "a.md")

    #expect(status == .different && file("a.md") == text)
    #expect(lines.contains { $0.hasPrefix("a.md is left as it was") })
  }

  @Test func aPlaceOfNoScenarioIsNamedInARunOfAll() {
    addScenario()
    let block = "<!-- demo-recorder: x --><!-- /demo-recorder -->\n"
    world.files.add("a.md", block + block.replacing("x", with: "tuor"))

    #expect(
      run("record", "--snippet", "a.md").lines.last
        == "a.md:2: 'tuor' is no scenario; its place is left as it was")
    #expect(run("record", "scenarios", "--snippet", "a.md").lines.last == "unchanged a.md")
  }

  @Test(arguments: [["--check"], ["-o", "-"]])
  func aSnippetGoesWithFilesOnly(flags: [String]) {
    addScenario()

    let arguments = ["record", "--snippet", "a.md"] + flags
    #expect(RecorderProgram().run(arguments, in: world.session) == .wrong)
    #expect(run("record", "--snippet", "-").status == .wrong)
  }
}
