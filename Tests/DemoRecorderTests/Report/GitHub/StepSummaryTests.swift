@testable import DemoRecorder
import TestSupport
import Testing

@Suite struct StepSummaryTests {
  private func text(_ results: [VerificationResult]) -> String {
    StepSummary(header: .sample, results: results, folder: "build/report").text
  }

  @Test func aRunInWhichAllPassedIsAHeading() {
    #expect(text([.passed("a"), .passed("b")]) == "### demo-recorder: 2 passed\n\n")
  }

  @Test func changedFilmsAreATable() {
    let lines = text([.passed("a"), .movedBubble]).split(separator: "\n")

    #expect(lines[0] == "### demo-recorder: 1 passed, 1 differs")
    #expect(lines[2] == "| --- | --- | --- |")
    #expect(lines.count == 5)
    #expect(lines[4] == "Accept what is new with <code>demo-recorder accept</code>")
    #expect(
      lines[3].hasPrefix(
        "| behaviour/dock | recorded with Inter 3&#46;019, now 4&#46;0 | demos/behaviour/dock&#46;gif"
      ))
  }

  @Test func noTextBreaksTheTable() {
    var random = RandomResults(random: SeededGenerator(seed: 4))
    let results = (0..<100).map { _ in
      var result = random.result()
      result.outcome = .failed
      return result
    }
    let lines = text(results).split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.dropFirst(4).prefix { $0 != "" }

    #expect(rows.count == 100)
    for row in rows {
      #expect(row.count { $0 == "|" } == 4)
      #expect(row.split(separator: "<").dropFirst().allSatisfy { $0.hasPrefix("br>") })
      #expect(!row.contains { "`*_[]\\~@#!".contains($0) } || row.contains("&#"))
    }
  }

  @Test(arguments: [
    ("a|b", "a&#124;b"), ("`x`", "&#96;x&#96;"), ("<b>&amp;", "&#60;b&#62;&#38;amp&#59;"),
    ("a\nb", "a&#92;nb"), ("@you #1", "&#64;you &#35;1"), ("https://x.y", "https&#58;//x&#46;y"),
    ("52,500 → 55,500 (0.10 %)", "52,500 → 55,500 (0&#46;10 %)"), ("语音 é", "语音 é"),
  ])
  func markupBecomesCharacterReferences(text: String, markdown: String) {
    #expect(MarkdownText.plain(text) == markdown)
  }

  @Test func longTextsAreCut() {
    let text = MarkdownText.plain(String(repeating: "x", count: 301))

    #expect(text == String(repeating: "x", count: 300) + "…")
    #expect(MarkdownText.plain(String(repeating: "x", count: 300)).count == 300)
  }

  @Test func theWholeStaysBelowWhatGitHubTakes() {
    let result = VerificationResult.movedBubble
    let long = text(
      (0..<2_500).map { number in
        var result = result
        result.name = "n\(number)"
        return result
      })

    #expect(long.utf8.count < 1 << 20)
    #expect(long.hasSuffix(" more.\n\n"))
  }
}
