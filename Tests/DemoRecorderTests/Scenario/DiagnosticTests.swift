import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct RenderedFinding {
  @Test func showsPlaceLineCaretAndHint() {
    let text = "component: call-bubble\nsteps:\n  - tapOn: bubbel\n"

    let loaded = ScenarioInput(text: text).load(file: "scenarios/login.yaml")

    #expect(
      loaded.rendered == """
        scenarios/login.yaml:3:12: error: the component 'call-bubble' has no view 'bubbel'
          3 |   - tapOn: bubbel
            |            ^
        hint: did you mean 'bubble'?

        """)
  }

  @Test func putsTheCaretUnderAColumnAfterWideCharacters() {
    let renderer = DiagnosticRenderer(sources: [
      "a": SourceText(file: "a", bytes: Array("正e\u{301}在x".utf8))
    ])

    let shown = renderer.text(
      error: "e", at: ScenarioLocation(file: "a", line: 1, column: 5), hint: nil)

    // 正 takes 2 columns, e 1, the accent none, 在 2.
    #expect(shown == "a:1:5: error: e\n  1 | 正e\u{301}在x\n    |      ^\n")
  }

  @Test func showsWhatCannotBeSeenAsEscapes() {
    let line = "\ta\u{1B}[31m\u{202E}b"
    let renderer = DiagnosticRenderer(sources: ["a": SourceText(file: "a", bytes: Array(line.utf8))]
    )

    let shown = renderer.text(
      error: "e", at: ScenarioLocation(file: "a", line: 1, column: 9), hint: nil)

    #expect(shown.contains(#"  1 | \ta\u{1B}[31m\u{202E}b"#))
    #expect(shown.hasSuffix("    | " + String(repeating: " ", count: 21) + "^\n"))
    #expect(DisplayText.quoted("a\nb\u{7}") == #"'a\nb\u{7}'"#)
  }

  @Test func cutsALongLineRoundTheCaret() {
    let line = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
    let renderer = DiagnosticRenderer(sources: ["a": SourceText(file: "a", bytes: Array(line.utf8))]
    )

    let shown = renderer.text(
      error: "e", at: ScenarioLocation(file: "a", line: 1, column: 5001), hint: nil
    ).split(separator: "\n")

    let source = Array(shown[1])
    let caret = Array(shown[2])
    #expect(source.count < 120)
    #expect(source.last == "…")
    #expect(caret.firstIndex(of: "^") == source.firstIndex(of: "X"))
  }

  @Test func showsTheBeginningOfALongLineWhereTheCaretIsThere() {
    let line = "ab" + String(repeating: "c", count: 500)
    let renderer = DiagnosticRenderer(sources: ["a": SourceText(file: "a", bytes: Array(line.utf8))]
    )

    let shown = renderer.text(
      error: "e", at: ScenarioLocation(file: "a", line: 1, column: 2), hint: nil)

    #expect(shown.contains("  1 | abc"))
    #expect(shown.contains("c…\n    |  ^\n"))
  }

  @Test func quotesOnlySoMuchOfALongWord() {
    let loaded = ScenarioInput(
      text: "component: call-bubble\nsteps:\n  - tapOn: \(String(repeating: "x", count: 2000))\n"
    ).load()

    #expect(loaded.rendered.split(separator: "\n").allSatisfy { $0.count < 200 })
  }

  @Test func everyLineOfManyFindingsIsShown() {
    let step = "  - tapOnn: a\n"
    let loaded = ScenarioInput(
      text: "component: call-bubble\nsteps:\n" + String(repeating: step, count: 600)
    ).load()

    #expect(loaded.diagnostics.count == ScenarioLimits.findings + 1)
    #expect(loaded.diagnostics.last?.problem == .tooManyFindings(limit: ScenarioLimits.findings))
  }
}

@Suite struct NearestWords {
  @Test(arguments: [
    ("tapOnn", "tapOn"), ("taopn", "tapOn"), ("TAPON", "tapOn"), ("setle", "settle"),
    ("doubletapOn", "doubleTapOn"), ("tap-on", "tapOn"), ("wiat", "wait"),
  ])
  func areFoundByAFewEdits(word: String, expected: String) {
    #expect(NearestWord.of(word, among: StepTable.all.map(\.name.rawValue)) == expected)
  }

  @Test(arguments: ["", "x", "keyboard", String(repeating: "t", count: 100_000)])
  func areNotGuessedFromAfar(_ word: String) {
    #expect(NearestWord.of(word, among: StepTable.all.map(\.name.rawValue)) == nil)
  }

  /// Naive: the recursive definition of the restricted Damerau–Levenshtein distance.
  private static func naive(_ a: ArraySlice<Unicode.Scalar>, _ b: ArraySlice<Unicode.Scalar>) -> Int
  {
    guard let lastA = a.last else { return b.count }
    guard let lastB = b.last else { return a.count }
    var best = min(
      naive(a.dropLast(), b) + 1, naive(a, b.dropLast()) + 1,
      naive(a.dropLast(), b.dropLast()) + (lastA == lastB ? 0 : 1))
    let (beforeA, beforeB) = (a.dropLast().last, b.dropLast().last)
    if beforeA != nil, beforeA == lastB, beforeB == lastA {
      best = min(best, naive(a.dropLast(2), b.dropLast(2)) + 1)
    }
    return best
  }

  @Test(arguments: 0..<60)
  func distanceIsThatOfTheDefinition(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters: [Unicode.Scalar] = ["a", "b", "c"]
    let words = (0..<2).map { _ in
      (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
        letters.randomElement(using: &random)
      }
    }

    #expect(NearestWord.distance(words[0], words[1]) == Self.naive(words[0][...], words[1][...]))
  }
}
