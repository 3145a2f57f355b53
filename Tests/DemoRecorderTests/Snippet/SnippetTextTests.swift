import TestSupport
import Testing

@testable import DemoRecorder

/// A Markdown file with places for snippets.
@Suite struct SnippetTextTests {
  /// The text with `1` and `2` as the lines of `x`, and nothing for other names.
  private func replaced(_ text: String) throws -> String {
    let bytes = try SnippetText(Array(text.utf8), path: "a.md")
      .replacing { $0 == "x" ? ["1", "2"] : nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  static let cases: [(String, String)] = [
    (
      "a\n<!-- demo-recorder: x -->\nold\nolder\n<!-- /demo-recorder -->\nb",
      "a\n<!-- demo-recorder: x -->\n1\n2\n<!-- /demo-recorder -->\nb"
    ),
    (
      "<!-- demo-recorder: x -->\n<!-- /demo-recorder -->",
      "<!-- demo-recorder: x -->\n1\n2\n<!-- /demo-recorder -->"
    ),
    (
      "  <!--demo-recorder:x-->\r\nold\r\n\t<!--\t/demo-recorder-->\r\n",
      "  <!--demo-recorder:x-->\r\n  1\r\n  2\r\n\t<!--\t/demo-recorder-->\r\n"
    ),
    (
      "| <!-- demo-recorder: x -->old<!-- /demo-recorder --> | b |",
      "| <!-- demo-recorder: x -->1 2<!-- /demo-recorder --> | b |"
    ),
    (
      "<!-- demo-recorder: y -->old<!-- /demo-recorder --><!-- demo-recorder: x --><!-- /demo-recorder -->",
      "<!-- demo-recorder: y -->old<!-- /demo-recorder --><!-- demo-recorder: x -->1 2<!-- /demo-recorder -->"
    ),
  ]

  @Test(arguments: cases)
  func onlyWhatLiesBetweenTheCommentsIsReplaced(text: String, result: String) throws {
    #expect(try replaced(text) == result)
    #expect(try replaced(result) == result)
  }

  @Test(arguments: [
    "```\n<!-- demo-recorder: x -->\n```", "~~~~md\n<!-- demo-recorder: x -->\n~~~\n",
    "- a\n  ```html\n  <!-- demo-recorder: x -->\n  ```\n", "see `<!-- demo-recorder: x -->` there",
    "<!-- demo-recorder -->", "<!-- demo-recorder: -->", "<!-- my-demo-recorder: x -->",
    "<!-- demo-recorder: x", "", "\n", "```\n``` a\n<!-- demo-recorder: x -->",
  ])
  func codeAndOtherCommentsAreNoPlaces(text: String) throws {
    #expect(try SnippetText(Array(text.utf8), path: "a.md").blocks.isEmpty)
    #expect(try replaced(text) == text)
  }

  @Test(arguments: [
    ("a\n<!-- demo-recorder: x -->", SnippetError.Problem.noEnd(name: "x", line: 2)),
    (
      "<!-- demo-recorder: x -->\n<!-- demo-recorder: y -->\n<!-- /demo-recorder -->",
      .noEnd(name: "x", line: 1)
    ),
    ("a\n\n<!-- /demo-recorder -->", .noBeginning(line: 3)),
    (
      "<!-- demo-recorder: x -->\n```\n<!-- /demo-recorder -->\n```\n", .noEnd(name: "x", line: 1)
    ),
  ])
  func commentsThatDoNotPairAreRefused(text: String, problem: SnippetError.Problem) {
    #expect(throws: SnippetError(problem, path: "a.md")) { try replaced(text) }
  }

  @Test func bytesThatAreNoTextStayAsTheyAre() throws {
    let text: [UInt8] = [0xFF, 0x00, 0x0A] + Array("<!-- /x -->".utf8) + [0xC3]

    #expect(try SnippetText(text, path: "a.md").replacing { _ in [] } == text)
  }

  @Test func aNewFileHasPlacesThatCanBeWrittenAgain() throws {
    let text = SnippetText.text(of: [("x", ["1", "2"]), ("b/a>\n", [])])

    #expect(
      String(decoding: text, as: UTF8.self) == """
        <!-- demo-recorder: x -->
        1
        2
        <!-- /demo-recorder -->

        <!-- demo-recorder: b/a%3e%0a -->
        <!-- /demo-recorder -->

        """)
    let read = try SnippetText(text, path: "a.md")
    #expect(read.blocks.map(\.name) == ["x", SnippetMarker.text(of: "b/a>\n")])
    #expect(read.replacing { $0 == "x" ? ["1", "2"] : nil } == text)
  }

  /// Pieces in any order: whatever is accepted is the same but for what lies between its comments.
  @Test(arguments: 0..<40)
  func randomTextsKeepEverythingElse(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<!-- demo-recorder: x -->", "<!-- /demo-recorder -->", "\n", "\r\n", "a", "```", "`", " ",
    ]
    for _ in 0..<50 {
      let text = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard let read = try? SnippetText(Array(text.utf8), path: "a.md") else { continue }

      let once = read.replacing { _ in ["1"] }

      #expect(read.replacing { _ in nil } == read.bytes)
      #expect(try SnippetText(once, path: "a.md").blocks.count == read.blocks.count)
      #expect(try SnippetText(once, path: "a.md").replacing { _ in ["1"] } == once)
    }
  }
}
