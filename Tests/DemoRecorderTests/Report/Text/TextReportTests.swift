@testable import DemoRecorder
import TestSupport
import Interaction
import Testing

@Suite struct TextReportTests {
  let world = TestWorld()

  /// What stands on standard error.
  private func told(
    _ results: VerificationResult..., header: ReportHeader = .sample,
    options: ReportOptions = ReportOptions(), quiet: Bool = false
  ) -> String {
    let session = world.session
    if quiet { session.console.adopt(Console.Manner(verbosity: .quiet)) }
    TextReport(header: header, results: results, options: options).tell(session.console)
    return world.error.text
  }

  @Test func aFailureReadsLikeAGoodColleague() {
    #expect(
      told(.movedBubble) == """
        behaviour/dock  scenarios/behaviour/dock.yaml
          recorded with Inter 3.019, now 4.0
          demos/behaviour/dock.gif: frame 37 at 0.740 s: 1,204 pixels differ (0.10 %), at most by 35 of 255, within 24,920 160×166
            12 frames differ, from 0.740 s to 1.200 s
            the most, frame 40 at 0.800 s: 2,436 pixels differ (0.20 %), at most by 255 of 255, within 24,920 160×170
            `bubble` center 52,500 → 55,500
            length 9.24 s → 9.25 s
            see build/report/difference/behaviour/dock.gif.png
            see build/report/difference/behaviour/dock.gif.apng
          accept it with: demo-recorder accept behaviour/dock
        1 differs
        report: build/report/index.html

        """)
  }

  @Test func theCommandForAllIsNamedWhereThereAreSeveral() {
    var other = VerificationResult.movedBubble
    other.name = "x"

    #expect(
      told(.movedBubble, other).hasSuffix(
        """
        2 differ
        report: build/report/index.html
        accept all of it with: demo-recorder accept

        """))
  }

  @Test func aMissingRecordingComesWithTheCommandThatMakesIt() {
    let result = VerificationResult.failed(
      "x", .missing(file: "x.gif"), .missing(file: "x/end.png"))

    #expect(
      told(result) == """
        x  scenarios/x.yaml
          there is no recording demos/x.gif
          there is no recording demos/x/end.png
          make it with: demo-recorder record scenarios/x.yaml
        1 has no recording
        report: build/report/index.html

        """)
  }

  @Test func theCommandsSayAllThatTheRunWasTold() {
    var options = VerifyOptions()
    options.output = "my films"
    options.changes = SettingChanges(
      fps: 30, scale: 1.5, device: "iphone-8", formats: [.gif, .apng],
      traits: TraitChanges(locale: LanguageTag("ar")))
    options.report.folder = "out"
    let header = ReportHeader(options, scenarios: 1)

    #expect(
      header.command(recording: "scenarios/it's.yaml")
        == "demo-recorder record --output 'my films' --fps 30 --scale 1.5 --device iphone-8 "
        + #"--locale ar --format gif --format apng 'scenarios/it'\''s.yaml'"#)
    #expect(header.command(accepting: "a b") == "demo-recorder accept --report out 'a b'")
    #expect(header.command(accepting: "-x") == "demo-recorder accept --report out -- -x")
    #expect(header.command(recording: "standard input").hasSuffix(" --format apng -"))
  }

  @Test func aFolderOfFramesHasTimesAndNoLoop() {
    var difference = FileDifference.movedBubble
    difference.file = "x.frames"
    difference.comparison.expected.loop = nil
    difference.comparison.actual.loop = nil

    #expect(
      told(.failed("x", .difference(difference))).contains(
        "\n  demos/x.frames: frame 37 at 0.740 s: 1,204 pixels differ"))
  }

  @Test func aStillHasNoFramesAndNoTimes() throws {
    var difference = FileDifference.movedBubble
    difference.file = "x/docked.png"
    difference.comparison.expected.loop = nil
    difference.comparison.actual.loop = nil
    difference.comparison.expected.length = .zero
    difference.comparison.actual.length = .zero
    difference.comparison.pixels?.first.difference.pixels = 1
    difference.comparison.pixels?.first.ratio = 1 / 1_218_000
    difference.comparison.properties = []
    difference.elements = []
    difference.pictures = .init()

    #expect(
      told(.failed("x", .difference(difference))).contains(
        "\n  demos/x/docked.png: 1 pixel differs (< 0.01 %), at most by 35 of 255, "
          + "within 24,920 160×166\n1 differs\n"))
  }

  @Test func whereSizesDifferTheyAreSaid() {
    var difference = FileDifference.movedBubble
    difference.comparison.pixels = nil
    difference.comparison.properties = [
      .init(property: .size, expected: "750 × 1624", actual: "375 × 812"),
      .init(property: .frames, expected: "231", actual: "230"),
      .init(property: .times, expected: "0.46 s", actual: "0.47 s"),
      .init(property: .loop, expected: "forever", actual: "once"),
    ]
    difference.elements = []
    difference.pictures = .init()

    #expect(
      told(.failed("behaviour/dock", .difference(difference))).contains(
        """

          demos/behaviour/dock.gif: size 750 × 1624 → 375 × 812
            frames 231 → 230
            a frame begins at 0.46 s → 0.47 s
            loop forever → once

        """))
  }

  @Test func anExpectationHasItsPlaceFirstSoThatEditorsCanJump() {
    let failed = Finding.FailedExpectation(
      message: "'bubble' is at 55, 500, not at 52, 500", hint: "within 0.5 points",
      file: "scenarios/part.yaml", line: 16, column: 5, time: .milliseconds(1_740))

    #expect(
      told(.failed("x", .expectation(failed))).contains(
        """

          scenarios/part.yaml:16:5: 'bubble' is at 55, 500, not at 52, 500
            hint: within 0.5 points
        1 fails an expectation

        """))
  }

  @Test func troubleAndUnsteadyFilmsAreSaid() {
    let text = told(
      .failed("a", .unstable(file: "a.gif", play: 3)),
      .failed("b", .trouble(.init(message: "no font", hint: "install one", status: .wrong))))

    #expect(text.contains("\n  demos/a.gif: play 3 gave other bytes than the first\n"))
    #expect(text.contains("\n  no font\n    hint: install one\n"))
    #expect(text.contains("\n1 plays differently each time, 1 could not be verified\n"))
  }

  @Test func elementsThatCameOrWentAreSaidSo() {
    func words(_ expected: String, _ actual: String) -> String {
      ElementChange(element: "b", property: "exists", expected: expected, actual: actual).words
    }

    #expect(words("true", "false") == "`b` is not there any more")
    #expect(words("false", "true") == "`b` is there, and was not")
  }

  @Test func aRunInWhichAllPassedIsOneLine() {
    #expect(told(.passed("a"), .passed("b")) == "2 passed\n")
  }

  @Test func aPartOfTheScenariosSaysWhichItIs() {
    var header = ReportHeader.sample
    header.shard = Shard(index: 2, count: 3)

    #expect(told(.passed("a"), header: header) == "shard 2/3: 1 passed\n")
  }

  @Test func aScenarioCountsOnceByTheGravestOfItsFindings() {
    let results =
      (0..<41).map { VerificationResult.passed("p\($0)") }
      + [
        .movedBubble, .failed("c", .missing(file: "c.gif"), .difference(.movedBubble)),
        .failed("d", .missing(file: "d.gif")),
      ]

    #expect(
      ResultCounts(results: results).words == "41 passed, 2 differ, 1 has no recording")
  }

  @Test func quietLeavesTheFailuresAlone() {
    let text = told(.passed("a"), .failed("x", .missing(file: "x.gif")), quiet: true)

    #expect(
      text == """
        x  scenarios/x.yaml
          there is no recording demos/x.gif
          make it with: demo-recorder record scenarios/x.yaml

        """)
  }

  @Test func noTextOfAUserMovesTheCursorOrEndsALine() {
    var random = RandomResults(random: .init(seed: 3))
    for _ in 0..<50 {
      var result = random.result()
      result.outcome = .failed
      let words = FindingWords(header: .sample, folder: "r", result: result)
      let lines = words.origins + words.blocks.flatMap { [$0.line] + $0.details }
      for scalar in lines.joined().unicodeScalars {
        #expect(![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory))
      }
    }
  }

  @Test func ofManyValuesTheFirstTenAreShown() {
    var difference = FileDifference.movedBubble
    difference.elements = (0..<12).map {
      ElementChange(element: "e\($0)", property: "text", expected: "1", actual: "2")
    }

    let details = difference.details

    #expect(details.contains("`e9` text 1 → 2"))
    #expect(!details.contains { $0.hasPrefix("`e10`") })
    #expect(details.contains("and 2 values more"))
  }
}
