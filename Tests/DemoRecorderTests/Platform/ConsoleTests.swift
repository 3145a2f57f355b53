@testable import DemoRecorder
import Synchronization
import Testing

@Suite struct ConsoleTests {
  let output = TestSink()
  let error = TestSink()
  let clock = TestClock()

  private func console(_ manner: Console.Manner = Console.Manner()) -> Console {
    Console(output: output, error: error, manner: manner) { [clock] in clock.now }
  }

  @Test(arguments: [
    (Verbosity.quiet, "error\n"), (.normal, "error\nsay\n"),
    (.verbose, "error\nsay\ndetail\n"),
  ])
  func saysAsMuchAsWasAskedFor(verbosity: Verbosity, text: String) {
    let console = console(Console.Manner(verbosity: verbosity))
    console.complain("error")
    console.say("say")
    console.detail("detail")

    #expect(error.text == text)
    #expect(output.text == "")
  }

  @Test func dataGoesToStandardOutputAsItStands() throws {
    try console(Console.Manner(verbosity: .quiet, usesColor: true)).data("{\"a\":1}\n")

    #expect(output.text == "{\"a\":1}\n")
    #expect(error.text == "")
  }

  @Test func coloursStandOnlyWhereTheyAreWanted() {
    console(Console.Manner(usesColor: true)).complain(error: "no", hint: "yes")
    #expect(
      error.text
        == "demo-recorder: \u{1B}[1;31merror:\u{1B}[0m no\n\u{1B}[36mhint:\u{1B}[0m yes\n")
    error.clear()
    console().complain(error: "no", hint: nil)
    #expect(error.text == "demo-recorder: error: no\n")
  }

  @Test func aNameCannotMoveTheCursor() {
    console(Console.Manner(usesColor: true)).say(StyledText("a\u{1B}[2Jb\rc\u{9B}d\u{7F}语\te\nf"))

    #expect(error.text == "a\\u{1B}[2Jb\\u{D}c\\u{9B}d\\u{7F}语\te\nf\n")
  }

  @Test func progressIsDrawnOnOneLineAndErasedAtTheEnd() {
    let console = console(Console.Manner(showsProgress: true))
    console.beginProgress(of: 12)
    console.report(0, named: "a/x", fraction: 0.45)
    console.endProgress()

    #expect(error.text == "\r\u{1B}[2K1/12 a/x 45 %\r\u{1B}[2K")
  }

  @Test func progressIsDrawnAtMostTenTimesASecond() {
    let console = console(Console.Manner(showsProgress: true))
    console.beginProgress(of: 1)
    for millisecond in 0..<1_000 {
      clock.now = .milliseconds(millisecond)
      console.report(0, named: "x", fraction: Double(millisecond) / 1_000)
    }

    #expect(error.writes.count == 10)
  }

  @Test func progressTellsOfTheOldestOfSeveral() {
    let console = console(Console.Manner(showsProgress: true))
    console.beginProgress(of: 3)
    var lines: [String] = []
    func step(_ change: () -> Void) {
      error.clear()
      clock.now += .milliseconds(100)
      change()
      lines.append(String(error.text.drop { $0 != "K" }.dropFirst()))
    }
    step { console.report(0, named: "a", fraction: 0.1) }
    step { console.report(1, named: "b", fraction: 0.2) }
    step { console.reportEnd(of: 0) }
    step { console.report(2, named: "c", fraction: 0.5) }
    step { console.reportEnd(of: 1) }

    #expect(lines == ["1/3 a 10 %", "1/3 a 10 %", "2/3 b 20 %", "2/3 b 20 %", "3/3 c 50 %"])
  }

  @Test func aLineOfTextTakesTheProgressOutOfTheWay() throws {
    let console = console(Console.Manner(showsProgress: true))
    console.beginProgress(of: 1)
    console.report(0, named: "x", fraction: 0)
    error.clear()
    console.say("hello")

    #expect(error.text == "\r\u{1B}[2Khello\n")
  }

  @Test(arguments: [Console.Manner(), Console.Manner(verbosity: .quiet, showsProgress: true)])
  func whereNobodySeesItNoProgressIsDrawn(manner: Console.Manner) {
    let console = console(manner)
    console.beginProgress(of: 1)
    console.report(0, named: "x", fraction: 0.5)
    console.reportEnd(of: 0)
    console.endProgress()

    #expect(error.text == "")
  }

  @Test func aLongNameIsCutToTheTerminal() {
    let console = console(Console.Manner(showsProgress: true, width: 20))
    console.beginProgress(of: 1)
    console.report(0, named: "语音通话语音通话语音通话", fraction: 1)

    #expect(error.text == "\r\u{1B}[2K1/1 语音通话 100 %")
  }

  @Test func linesOfManyThreadsAreNotTorn() {
    let console = console()
    _ = ThreadPool(threads: 8).map(Array(0..<200)) { console.say(StyledText("line \($0)")) }

    let lines = Set(error.text.split(separator: "\n").map(String.init))
    #expect(lines == Set((0..<200).map { "line \($0)" }))
  }
}

final class TestClock: Sendable {
  private let time = Mutex(Duration.zero)

  var now: Duration {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }
}

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("语音通话", 8), ("e\u{301}", 1), ("…", 1), ("ｆ", 2), ("👍", 2), ("한", 2),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test func aPrefixNeverTakesHalfACharacter() {
    #expect(DisplayWidth.prefix(of: "语音", columns: 3) == "语")
    #expect(DisplayWidth.prefix(of: "语音", columns: 4) == "语音")
    #expect(DisplayWidth.prefix(of: "abc", columns: 0) == "")
  }
}
