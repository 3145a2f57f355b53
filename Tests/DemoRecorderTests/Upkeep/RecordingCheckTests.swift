import Testing

@testable import DemoRecorder

@Suite struct RecordingCheckTests {
  let files = MemoryFileSystem()

  private static let text = """
    component: call-bubble
    output: { format: [gif, frames] }
    steps: [snapshot: a, wait: 1s]

    """
  private let file = ScenarioFile(
    source: .file, path: "scenarios/x.yaml", outputName: "x", portablePath: "scenarios/x.yaml")

  /// Puts a recording there that is as new as can be.
  private func record(outputs: [String] = ["x.gif", "x.frames/frames.json", "x/a.png"]) throws {
    let digest = ScenarioDigest(try Play.scenario(Self.text)).text
    let origin = RecordingOrigin(
      version: "2", components: "2", source: file.portablePath, scenario: digest,
      outputs: outputs, fonts: [], paintedPixels: 1)
    files.add("demos/x.trace.jsonl", origin.line)
    for output in outputs { files.add("demos/\(output)") }
  }

  private func state(version: String = "2", of text: String = text) throws -> RecordingState {
    let check = RecordingCheck(
      files: files, folder: "demos",
      origins: OriginComparison(version: version, components: version))
    return try check.state(of: file, try Play.scenario(text))
  }

  @Test func aRecordingOfTodayIsUpToDate() throws {
    try record()

    #expect(try state() == RecordingState(film: "demos/x.gif"))
    #expect(try state().status == .done)
    #expect(try state().findings == [])
  }

  @Test func aChangedScenarioMakesItStale() throws {
    try record()

    let state = try state(of: Self.text.replacing("1s", with: "2s"))

    #expect(state.status == .stale)
    #expect(state.findings == ["demos/x.gif is older than its scenario"])
  }

  @Test func aNewRecorderMakesItStale() throws {
    try record()

    let state = try state(version: "3")

    #expect(state.status == .stale)
    #expect(state.findings == ["demos/x.gif: recorded by 2, this is 3"])
  }

  @Test(arguments: ["x.gif", "x.frames/frames.json", "x/a.png", "x.trace.jsonl"])
  func eachFileHasToBeThere(name: String) throws {
    try record()
    try files.removeFile(at: "demos/" + name)

    let state = try state()

    #expect(state.status == .baselineMissing)
    #expect(state.findings == ["demos/\(name) is missing"])
  }

  @Test func aFolderInAFilesPlaceIsNoFile() throws {
    try record(outputs: ["x.gif", "x.frames/frames.json"])
    files.addFolder("demos/x/a.png")

    #expect(try state().missing == ["demos/x/a.png"])
  }

  @Test func aFileInAFoldersPlaceHoldsNoFiles() throws {
    try record(outputs: ["x.gif", "x.frames/frames.json"])
    files.add("demos/x")

    #expect(try state().missing == ["demos/x/a.png"])
  }

  @Test func whatWasNeverRecordedIsMissing() throws {
    let state = try state()

    #expect(state.status == .baselineMissing)
    #expect(state.findings == ["demos/x.frames/frames.json and 3 more of its files are missing"])
  }

  @Test func bothAreSaidOfARecordingThatIsStaleAndIncomplete() throws {
    try record()
    try files.removeFile(at: "demos/x/a.png")

    let state = try state(version: "3")

    #expect(state.status == .baselineMissing)
    #expect(
      state.findings == [
        "demos/x.gif: recorded by 2, this is 3", "demos/x/a.png is missing",
      ])
  }

  @Test(arguments: ["", "{}", "{\"t\":0,\"elements\":{}}", "\u{0}"])
  func aTraceThatTellsNothingMakesItStale(line: String) throws {
    try record()
    files.add("demos/x.trace.jsonl", line)

    let state = try state()

    #expect(state.status == .stale)
    #expect(
      state.findings == ["demos/x.trace.jsonl does not say what the film was made from"])
  }

  @Test func whereNothingMayBeReadNothingIsGuessed() throws {
    try record()
    let failing = FailingFileSystem(files, failing: 1)
    let check = RecordingCheck(
      files: failing, folder: "demos", origins: OriginComparison(version: "2", components: "2"))

    #expect(throws: FileError.self) { try check.state(of: file, try Play.scenario(Self.text)) }
  }
}
