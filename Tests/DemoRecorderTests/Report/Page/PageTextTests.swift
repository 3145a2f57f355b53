@testable import DemoRecorder
import Foundation
import TestSupport
import Testing

/// How bytes, paths and JSON are written into a page.
@Suite struct PageTextTests {
  @Test func base64IsThatOfFoundationForEveryLengthAndByte() {
    var random = SeededGenerator(seed: 1)
    for count in Array(0..<70) + [1_000, 4_097] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }

      let text = String(decoding: Base64.encoded(bytes), as: UTF8.self)

      #expect(text == Data(bytes).base64EncodedString())
      #expect(Base64.count(of: count) == text.utf8.count)
    }
  }

  @Test(arguments: [
    ("pictures/x.png", "pictures/x.png"),
    ("a b/c.png", "a%20b/c.png"),
    ("a#b?c%d", "a%23b%3Fc%25d"),
    (#"a<b>&"'é💥"#, "a%3Cb%3E%26%22%27%C3%A9%F0%9F%92%A5"),
    ("javascript:alert(1)", "javascript%3Aalert%281%29"),
    (".hidden/..x", ".hidden/..x"),
    (#"a\..\b"#, "a%5C..%5Cb"),
  ])
  func aLinkHasNoByteThatMeansSomethingInAnAddress(path: String, link: String) {
    #expect(RelativeLink.to(path) == link)
    #expect(RelativeLink.to(path)?.removingPercentEncoding == path)
  }

  @Test(arguments: [
    "", "..", "../x", "a/../../x", "a/./b", "/etc/passwd", "//host/x", "a//b", "a/",
  ])
  func aPathThatCouldLeadOutIsNoLink(path: String) {
    #expect(RelativeLink.to(path) == nil)
  }

  @Test(arguments: [
    "</script>", "<!--", "<script", #"a<b>&"'é💥"#, "\u{0}\u{7F}\n\u{2028}", "</SCRIPT\n>", "<",
    #"\u003c\"#,
  ])
  func jsonInAScriptBlockHoldsNoTagAndReadsTheSame(text: String) throws {
    let written = EmbeddedJSON.text(
      .object([.init(text, .array([.string(text), .string("x" + text)]))]))

    #expect(!written.contains("<"))
    let read = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: [String]]
    #expect(read == [text: [text, "x" + text]])
  }
}
