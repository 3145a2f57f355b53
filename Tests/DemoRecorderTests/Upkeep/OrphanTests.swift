import Testing

@testable import DemoRecorder

/// Which recordings are taken for those of scenarios that are gone.
@Suite struct OrphanTests {
  let files = MemoryFileSystem()

  /// A recording named `name` of the scenario at `source`.
  private func addRecording(
    _ name: String, source: String?, variant: String? = nil, outputs: [String]?,
    in folder: String = "demos"
  ) {
    var origin = RecordingOriginTests.origin
    origin.variant = variant
    origin.source = source
    origin.outputs = outputs
    files.add("\(folder)/\(name).trace.jsonl", origin.line + "{\"t\":0}\n")
  }

  private func findings(
    _ paths: [String] = [], scenarios: [String] = []
  ) throws -> OrphanSearch.Findings {
    let recordings = try RecordingWalker(files: files, folder: "demos").recordings()
    let run = scenarios.map {
      ScenarioFile(source: .file, path: $0, outputName: $0, portablePath: $0)
    }
    return OrphanSearch(files: files, paths: paths, scenarios: run).findings(among: recordings)
  }

  private func orphans(_ paths: [String] = [], scenarios: [String] = []) throws -> [String] {
    try findings(paths, scenarios: scenarios).orphans.map(\.names.scenario)
  }

  @Test func aRecordingOfAScenarioThatIsNowhereIsAnOrphan() throws {
    addRecording("a/x", source: "scenarios/a/x.yaml", outputs: ["a/x.gif", "a/x/end.png"])

    #expect(
      try findings().orphans == [
        OrphanSearch.Orphan(
          names: OutputNames(scenario: "a/x"), outputs: ["a/x.gif", "a/x/end.png"])
      ])
  }

  @Test(arguments: [
    // Where the scenario lies, and the PATHs of the run.
    ("scenarios/a/x.yaml", []), ("scenarios/a/x.yaml", ["other"]),
    ("project/scenarios/a/x.yaml", ["project/scenarios"]),
    ("project/scenarios/a/x.yaml", ["/home/project/scenarios/a"]),
    ("project/scenarios/a/x.yaml", ["project"]),
    ("project/scenarios/a/x.yaml", ["-", "project/scenarios/b/y.yaml"]),
  ])
  func aScenarioThatAnyPathLeadsToIsNotGone(file: String, paths: [String]) throws {
    files.add(file)
    addRecording("a/x", source: "scenarios/a/x.yaml", outputs: ["a/x.gif"])

    #expect(try orphans(paths) == [])
  }

  @Test func aScenarioOfTheRunIsNotGoneWhateverItsTraceSays() throws {
    addRecording("a/x", source: "gone.yaml", outputs: ["a/x.gif"])

    #expect(try orphans(scenarios: ["a/x"]) == [])
  }

  /// What becomes of `x-dark`, recorded of scenarios/x.yaml, after a run of these scenarios.
  private func orphans(ofVariant variant: String?, after run: [ScenarioFile]) throws -> [String] {
    files.add("scenarios/x.yaml")
    addRecording(
      "x-dark", source: "scenarios/x.yaml", variant: variant, outputs: ["x-dark.gif"])
    let recordings = try RecordingWalker(files: files, folder: "demos").recordings()
    return OrphanSearch(files: files, paths: [], scenarios: run).findings(among: recordings)
      .orphans.map(\.names.scenario)
  }

  private func file(_ name: String) -> ScenarioFile {
    ScenarioFile(
      source: .file, path: "scenarios/\(name).yaml", outputName: name,
      portablePath: "scenarios/\(name).yaml")
  }

  @Test func aVariantIsGoneWhenTheMatrixDoesNotMakeItAnyMore() throws {
    #expect(try orphans(ofVariant: "dark", after: [file("x").variant("light")]) == ["x-dark"])
    #expect(try orphans(ofVariant: "dark", after: [file("x")]) == ["x-dark"])
  }

  @Test func aVariantOfTheRunStays() throws {
    #expect(try orphans(ofVariant: "dark", after: [file("x").variant("dark")]) == [])
  }

  @Test func aVariantOfAScenarioThatTheRunDoesNotHaveStays() throws {
    #expect(try orphans(ofVariant: "dark", after: [file("y")]) == [])
    #expect(try orphans(ofVariant: "bright", after: [file("x")]) == [], "not called after it")
  }

  @Test func whatWasRecordedBeforeThereWasAMatrixIsGone() throws {
    var whole = file("x-dark")
    whole.portablePath = "scenarios/x.yaml"

    #expect(try orphans(ofVariant: nil, after: [whole.variant("light")]) == ["x-dark"])
  }

  @Test func whatCameFromStandardInputIsNobodys() throws {
    addRecording("stdin", source: nil, outputs: ["stdin.gif"])

    #expect(try findings() == OrphanSearch.Findings())
  }

  @Test func anOlderTraceIsUnclear() throws {
    addRecording("x", source: nil, outputs: nil)

    #expect(try findings() == OrphanSearch.Findings(unclear: ["x.trace.jsonl"]))
  }

  @Test(arguments: [
    "../../etc/x", "/etc/passwd", "y.gif", "x/../y.png", "x.gif/../../y.gif", "x.trace.jsonl",
    "notes.txt", "x.frames/00000.png", "", ".", "x/sub/a.png",
  ])
  func aTraceThatNamesFilesOfOthersIsForeign(output: String) throws {
    addRecording("x", source: "scenarios/x.yaml", outputs: ["x.gif", output])

    #expect(try findings() == OrphanSearch.Findings(foreign: ["x.trace.jsonl"]))
  }

  /// `-o build` finds what was left in `build/failed`, whose traces name files from there.
  @Test func aTraceInAnotherFoldersPlaceIsForeign() throws {
    addRecording("failed/x", source: "scenarios/x.yaml", outputs: ["x.gif"])

    #expect(try findings().foreign == ["failed/x.trace.jsonl"])
  }

  @Test func aFileThatALivingRecordingClaimsIsNotTaken() throws {
    files.add("scenarios/x/a.yaml")
    addRecording("x", source: "scenarios/x.yaml", outputs: ["x.gif", "x/a.png", "x/b.png"])
    addRecording("x/a", source: "scenarios/x/a.yaml", outputs: ["x/a.png"])

    #expect(try findings().orphans.map(\.outputs) == [["x.gif", "x/b.png"]])
  }

  @Test func whatIsNoTraceOfOursIsNotLookedAt() throws {
    files.add("demos/x.trace.jsonl", "{\"recorder\":\"mine\"}")
    files.add("demos/y.txt", RecordingOriginTests.line)
    files.add("demos/.trace.jsonl", RecordingOriginTests.line)
    files.add("demos/.hidden/z.trace.jsonl", RecordingOriginTests.line)
    files.add("elsewhere/z.trace.jsonl", RecordingOriginTests.line)
    files.addLink("demos/link", to: "../elsewhere")
    files.addLink("demos/z.trace.jsonl", to: "../elsewhere/z.trace.jsonl")
    files.addPipe("demos/p.trace.jsonl")

    #expect(try RecordingWalker(files: files, folder: "demos").recordings() == [])
  }

  @Test func recordingsComeInTheOrderOfTheirPaths() throws {
    for name in ["b", "a/z", "a", "B"] { addRecording(name, source: nil, outputs: nil) }

    let found = try RecordingWalker(files: files, folder: "./demos/").recordings()

    #expect(found.map(\.names.scenario) == ["B", "a/z", "a", "b"])
    #expect(try RecordingWalker(files: files, folder: "none").recordings() == [])
  }

  @Test(arguments: ["\0", "x/\0/y", "..", "../..", "/", "demos", "demos/x.trace.jsonl/y"])
  func aSourceThatIsNoNameDoesNoHarm(source: String) throws {
    addRecording("x", source: source, outputs: ["x.gif"])

    _ = try findings(["scenarios", "/", "..", "a/../b"])
  }
}
