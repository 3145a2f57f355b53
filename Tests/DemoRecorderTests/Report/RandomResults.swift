import Codecs
@testable import DemoRecorder
import Scene
import TestSupport

/// Results of every kind, with texts that nobody would wish for.
struct RandomResults {
  var random: SeededGenerator

  static let hostileTexts = [
    "", " ", "plain", "\"quoted\" and 'single'", "back\\slash", "line\nend\r\n", "tab\t", "\u{7F}",
    "\u{0}\u{1F}", "\u{85}\u{2028}\u{2029} \u{FEFF}", "é💥👨‍👩‍👧", "语音通话", "a<b>&]]>\"'", "{}[],:",
    "../x", "/etc/passwd", "- yaml: [", "null", "true", "1e5", "\u{FFFF}\u{10FFFF}",
    "| cell | `code`",
    "%0A::error::x", "[[ATTACHMENT|x]]", "e\u{301}", "\u{202E}right to left",
  ]

  mutating func file(of count: Int) -> ResultsFile {
    let results = (0..<count).map { number in
      var result = result()
      result.name += "\(number)"
      return result
    }
    let header = ReportHeader(
      recorder: text(), output: text(),
      shard: Bool.random(using: &random) ? Shard(index: 2, count: 3) : nil, scenarios: count,
      recordCommand: text(), acceptCommand: text())
    return ResultsFile(header: header, results: results)
  }

  mutating func result() -> VerificationResult {
    VerificationResult(
      name: text(), scenario: text(), title: text(),
      outcome: VerificationResult.Outcome.allCases.randomElement(using: &random) ?? .passed,
      changedOrigins: list(3) { $0.text() }, findings: list(4) { $0.finding() },
      candidates: list(3) {
        .init(file: $0.text(), digest: $0.text(), baseline: $0.optional { $0.text() })
      },
      comparedFiles: count(), paintedPixels: count(), time: time())
  }

  private mutating func finding() -> Finding {
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      .expectation(
        .init(
          message: text(), hint: optional { $0.text() }, file: text(), line: 1 + count(),
          column: 1 + count(), time: time()))
    case 1: .missing(file: text())
    case 2: .unstable(file: text(), play: count())
    case 3:
      .trouble(
        .init(
          message: text(), hint: optional { $0.text() },
          status: Bool.random(using: &random) ? .wrong : .failed,
          place: optional {
            ScenarioLocation(file: $0.text(), line: 1 + $0.count(), column: 1 + $0.count())
          }))
    default: .difference(difference())
    }
  }

  private mutating func difference() -> FileDifference {
    FileDifference(
      file: text(),
      comparison: FilmDifference(
        expected: facts(), actual: facts(),
        properties: list(5) { random in
          .init(
            property: FilmDifference.PropertyChange.Property.allCases.randomElement(
              using: &random.random) ?? .size,
            expected: random.text(), actual: random.text())
        },
        pixels: optional { random in
          DifferingPixels(
            first: random.frame(), worst: random.frame(), frames: random.count(),
            spans: random.list(3) { TimeSpan(start: $0.time(), end: $0.time()) })
        }),
      elements: list(3) {
        ElementChange(
          element: $0.text(), property: $0.text(), expected: $0.text(), actual: $0.text())
      },
      pictures: .init(
        comparison: optional { $0.text() }, animation: optional { $0.text() },
        expected: optional { $0.text() }, actual: optional { $0.text() },
        frames: optional { $0.sheets() }))
  }

  private mutating func facts() -> FilmFacts {
    FilmFacts(
      width: count(), height: count(), frames: count(), length: time(),
      loop: [LoopCount.forever, .once, .plays(7), nil].randomElement(using: &random) ?? nil)
  }

  private mutating func frame() -> DifferingFrame {
    DifferingFrame(
      frame: count(), time: time(),
      difference: PictureDifference(
        pixels: count(), bounds: rectangle(),
        greatestChannelDifference: Int.random(in: 0...255, using: &random)),
      ratio: Double(Int.random(in: 0...1_000_000_000, using: &random)) / 1e9)
  }

  private mutating func sheets() -> FilmSheets {
    func patch(_ random: inout RandomResults) -> FilmSheets.Patch {
      FilmSheets.Patch(
        sheet: Int.random(in: 0..<2, using: &random.random), x: random.side(), y: random.side(),
        rectangle: random.rectangle())
    }
    return FilmSheets(
      files: [text(), text()],
      frames: list(5) { random in
        .init(
          start: random.time(), end: random.time(), expected: random.optional(patch),
          actual: random.optional(patch), pixels: random.count())
      })
  }

  private mutating func rectangle() -> PixelRect {
    PixelRect(left: side(), top: side(), width: side(), height: side())
  }

  private mutating func side() -> Int { Int.random(in: 0...65_535, using: &random) }

  private mutating func count() -> Int { Int.random(in: 0...(1 << 52), using: &random) }

  /// To the nanosecond, up to eleven days.
  private mutating func time() -> Duration {
    .nanoseconds(Int.random(in: 0...1_000_000_000_000_000, using: &random))
  }

  mutating func text() -> String {
    let texts = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Self.hostileTexts.randomElement(using: &random) ?? ""
    }
    let isLong = Int.random(in: 0..<50, using: &random) == 0
    return texts.joined() + (isLong ? String(repeating: "語\"\n", count: 2_000) : "")
  }

  private mutating func list<Element>(
    _ most: Int, _ make: (inout RandomResults) -> Element
  ) -> [Element] {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in make(&self) }
  }

  private mutating func optional<Value>(_ make: (inout RandomResults) -> Value) -> Value? {
    Bool.random(using: &random) ? make(&self) : nil
  }
}
