@testable import DemoRecorder
import Foundation
import TestSupport
import Testing

@Suite struct GitHubReportTests {
  private func text(_ results: VerificationResult...) -> String {
    GitHubReport(header: .sample, results: results, folder: "build/report").text
  }

  @Test func anErrorStandsAtTheScenariosFirstLine() {
    #expect(
      text(.passed("a"), .failed("x", .missing(file: "x.gif"))) == """
        ::error file=scenarios/x.yaml,line=1,col=1,title=x::there is no recording demos/x.gif%0Amake \
        it with: demo-recorder record scenarios/x.yaml

        """)
  }

  @Test func aFailedExpectationStandsAtItsOwnPlace() {
    let failed = Finding.FailedExpectation(
      message: "100% off: a, b", hint: "look", file: "a:b,c%.yaml", line: 16, column: 5, time: .zero
    )

    #expect(
      text(.failed("x", .expectation(failed))) == """
        ::error file=a%3Ab%2Cc%25.yaml,line=16,col=5,title=x::100%25 off: a, b%0Ahint: look

        """)
  }

  @Test func whatIsWrongWithAScenariosTextStandsAtItsPlace() {
    let trouble = Finding.Trouble(
      message: "there is no step 'tapOnn'", hint: "did you mean 'tapOn'?", status: .wrong,
      place: ScenarioLocation(file: "scenarios/x.yaml", line: 6, column: 5))

    #expect(
      text(.failed("x", .trouble(trouble))) == """
        ::error file=scenarios/x.yaml,line=6,col=5,title=x::there is no step 'tapOnn'%0Ahint: did you \
        mean 'tapOn'?

        """)
  }

  @Test func everyExpectationIsAnErrorAndAllElseIsOne() {
    let failed = Finding.FailedExpectation(
      message: "m", hint: nil, file: "f", line: 1, column: 1, time: .zero)
    let lines = text(
      .failed(
        "x", .expectation(failed), .expectation(failed), .missing(file: "x.gif"),
        .difference(.movedBubble))
    ).split(separator: "\n")

    #expect(lines.count == 3)
    #expect(lines.last?.contains("x.gif%0A") == true)
  }

  @Test func standardInputIsNoFile() {
    var result = VerificationResult.failed("stdin", .missing(file: "stdin.gif"))
    result.scenario = "standard input"

    #expect(text(result).hasPrefix("::error title=stdin::there is no"))
  }

  @Test func whateverTheTextsAreEachLineIsOneCommand() {
    var random = RandomResults(random: SeededGenerator(seed: 9))
    for _ in 0..<60 {
      var result = random.result()
      result.outcome = .failed
      for line in text(result).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        #expect(line.hasPrefix("::error "))
        #expect(!line.unicodeScalars.contains("\r"))
      }
    }
  }

  /// The runner's own way back, from the escapes to the text.
  @Test(arguments: RandomResults.hostileTexts) func theEscapesAreUndoneByTheRunner(text: String) {
    let command = WorkflowCommand(file: text, line: 2, column: 3, title: text, message: text).text
    let parts = command.dropFirst("::error ".count).split(
      separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    let properties = parts[0].split(separator: ",").map { String($0) }
    func plain(_ text: some StringProtocol) -> String {
      var plain = String(text)
      for (escape, scalar) in [
        ("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%"),
      ] { plain = plain.replacingOccurrences(of: escape, with: scalar) }
      return plain
    }

    #expect(properties.count == 4)
    #expect(plain(properties[0].dropFirst("file=".count)) == text)
    #expect(plain(properties[3].dropFirst("title=".count)) == text)
    #expect(plain(parts[1].dropLast()) == text)
  }
}
