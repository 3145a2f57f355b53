import Foundation
import Testing

/// What `record` writes, leaves alone and answers.
@Suite struct RecordTests {
  /// A small and short film: a button is pressed on a screen of 120 × 160 points.
  private static func film(
    _ steps: String = "  - tapOn: start-call\n  - wait: 100ms", output: String = ""
  ) -> String {
    """
    component: call-bubble
    device: { size: [120, 400], scale: 1, safeArea: { top: 20, bottom: 0 } }
    output: { fps: 10, scale: 1, lastFrame: 100ms\(output) }
    steps:
    \(steps)

    """
  }

  private func recorded(
    _ text: String, _ arguments: [String] = []
  ) throws -> (folder: TemporaryFolder, outcome: Outcome) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "scenarios/x.yaml")
    return (folder, try Program.record(["record"] + arguments, in: folder.url))
  }

  @Test func filmTraceAndSnapshotsStandWhereTheContractPutsThem() throws {
    let (folder, outcome) = try recorded(
      Self.film("  - snapshot: start\n  - tapOn: start-call"), ["--format", "gif,png,frames"])

    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try folder.files() == [
        "demos/x.frames/00000.png", "demos/x.frames/00001.png", "demos/x.frames/frames.json",
        "demos/x.gif", "demos/x.png", "demos/x.trace.jsonl", "demos/x/start.png",
        "scenarios/x.yaml",
      ])
    #expect(outcome.text == #"<img alt="x" src="demos/x.gif" width="120">"# + "\n")
  }

  @Test func frameListHoldsBothTimesAndTheLastHold() throws {
    let (folder, _) = try recorded(
      Self.film("  - wait: 100ms\n  - hide\n  - wait: 200ms\n  - show\n  - wait: 100ms"),
      ["--format", "frames"])

    let text = String(decoding: try folder.read("demos/x.frames/frames.json"), as: UTF8.self)

    #expect(
      text == """
        {"frames":[{"file":"00000.png","time":0,"duration":100,"scenarioTime":0,"same":false},\
        {"file":"00001.png","time":100,"duration":100,"scenarioTime":300,"same":true},\
        {"file":"00002.png","time":200,"duration":100,"scenarioTime":400,"same":true}]}

        """)
  }

  @Test func failedExpectationLeavesTheDemoAndWritesToBuildFailed() throws {
    let (folder, first) = try recorded(Self.film())
    #expect(first.status == 0)
    let before = try folder.read("demos/x.gif")
    try folder.write(
      Self.film("  - tapOn: start-call\n  - expect: { id: bubble, exists: true }"),
      to: "scenarios/x.yaml")

    let second = try Program.record(["record"], in: folder.url)

    #expect(second.status == 1)
    #expect(
      second.errors.contains(
        "scenarios/x.yaml:6:5: error: expected 'bubble', which is not there at 0.08 s"),
      "\(second.errors)")
    #expect(try folder.read("demos/x.gif") == before)
    #expect(folder.exists("build/failed/x.gif"))
  }

  @Test func everyFailedExpectationIsNamed() throws {
    let (_, outcome) = try recorded(
      Self.film(
        """
          - expect: { id: start-call, center: [61, 200], text: Call }
          - expect: { id: start-call, alpha: 0.5 }
        """))

    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "expected center of 'start-call' to be [61, 200], found [60, 200] at 0 s"))
    #expect(outcome.errors.contains("expected text of 'start-call' to be 'Call', found '语音通话'"))
    #expect(outcome.errors.contains("expected alpha of 'start-call' to be 0.5, found 1"))
  }

  @Test func targetThatIsNotThereFailsLikeAnExpectationAndEndsTheFilm() throws {
    let (_, outcome) = try recorded(Self.film("  - tapOn: minimize\n  - tapOn: bubble"))

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("x.yaml:5:5: error: 'minimize' is not in the window at 0 s"))
    #expect(!outcome.errors.contains("'bubble' is not"))
  }

  @Test func fileThatWouldBeTheSameIsNotRewritten() throws {
    let (folder, _) = try recorded(Self.film())
    let film = folder.url.appending(path: "demos/x.gif")
    let longAgo = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: longAgo], ofItemAtPath: film.path)

    let again = try Program.record(["record"], in: folder.url)

    #expect(again.status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: film.path)
    #expect(attributes[.modificationDate] as? Date == longAgo)
  }

  @Test func bareFileMeansRecordAndDashIsStandardInput() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.film(), to: "y.yaml")

    #expect(try Program.record(["y.yaml"], in: folder.url).status == 0)
    let piped = try Program.record(
      ["record", "-"], in: folder.url, input: Data(Self.film().utf8))

    #expect(piped.status == 0, "\(piped.errors)")
    #expect(try folder.read("demos/stdin.gif") == folder.read("demos/y.gif"))
  }

  @Test func singleFileGoesToStandardOutputAndNothingElseIsWritten() throws {
    let (folder, outcome) = try recorded(Self.film(), ["-o", "-"])

    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.starts(with: Data("GIF89a".utf8)))
    #expect(try folder.files() == ["scenarios/x.yaml"])
  }

  @Test func scenariosAreRecordedSideBySideWithTheSameBytes() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "deep/c", "_hidden", ".secret"] {
      try folder.write(Self.film(), to: "scenarios/\(name).yaml")
    }

    let one = try Program.record(["record", "-j", "1", "-o", "one"], in: folder.url)
    let two = try Program.record(["record", "-j", "2", "-o", "two"], in: folder.url)

    #expect(one.status == 0 && two.status == 0)
    let films = ["a.gif", "b.gif", "deep/c.gif"]
    #expect(try folder.files().filter { $0.hasPrefix("one/") && $0.hasSuffix(".gif") }.count == 3)
    for film in films {
      #expect(try folder.read("one/" + film) == folder.read("two/" + film))
    }
  }

  @Test func oneFilmIsTheSameOnOneThreadAndOnTwo() throws {
    let folder = try TemporaryFolder()
    let formats = "gif, apng, png, frames, rgba, y4m"
    try folder.write(SampleScenario.smallBubble(formats: formats), to: "scenarios/x.yaml")

    let runs = try ["1", "2"].map { jobs in
      try Program.record(["record", "-j", jobs, "-o", "out", "--json"], in: folder.url)
    }
    let apart = try Program.record(["record", "-j", "1", "-o", "apart"], in: folder.url)

    #expect(runs.map(\.status) == [0, 0] && apart.status == 0, "\(runs[1].errors)")
    let files = try folder.files().filter { $0.hasPrefix("out/") }
    #expect(files.count > 12)
    for file in files {
      #expect(try folder.read(file) == folder.read("apart" + file.dropFirst(3)), "\(file)")
    }
  }

  /// A film of many seconds' work is stopped after one, whatever each thread does by then.
  @Test(arguments: ["1", "2"])
  func aSignalInTheMiddleOfAFilmLeavesNothing(jobs: String) throws {
    let folder = try TemporaryFolder()
    let film = SampleScenario.callBubble(fps: 50, scale: 4, formats: "gif, frames, apng, rgba")
    try folder.write(film, to: "scenarios/x.yaml")

    let stopped = try Program.run(
      URL(filePath: "/usr/bin/timeout"),
      ["--preserve-status", "-s", "TERM", "1", Program.recorder.path, "record", "-j", jobs],
      in: folder.url)

    #expect(stopped.status == 143)
    #expect(try folder.files() == ["scenarios/x.yaml"])
    #expect(!folder.exists("demos"))
  }

  @Test func brokenScenarioDoesNotKeepTheOthersFromBeingRecorded() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.film(), to: "scenarios/good.yaml")
    try folder.write("component: call-bubble\n", to: "scenarios/bad.yaml")

    let outcome = try Program.record(["record"], in: folder.url)

    #expect(outcome.status == 2)
    #expect(folder.exists("demos/good.gif"))
    #expect(!folder.exists("demos/bad.gif"))
  }

  @Test func firstLineOfTheTraceTellsWhatMadeIt() throws {
    let (folder, _) = try recorded(Self.film())

    let trace = String(decoding: try folder.read("demos/x.trace.jsonl"), as: UTF8.self)
    let first = try #require(trace.split(separator: "\n").first)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(first.utf8)) as? [String: Any])

    #expect(object["recorder"] as? String == "0.1.0")
    #expect((object["scenario"] as? String)?.count == 16)
    #expect((object["fonts"] as? [[String: Any]])?.isEmpty == false)
    #expect((object["paintedPixels"] as? Int ?? 0) >= 120 * 400)
  }

  @Test func everyFrameHiddenIsAFailure() throws {
    let (_, outcome) = try recorded(Self.film("  - hide\n  - wait: 1s"))

    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("no frame of the film is on camera"))
  }
}
