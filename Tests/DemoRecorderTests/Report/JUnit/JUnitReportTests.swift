@testable import DemoRecorder
import Foundation
import TestSupport
import Testing

@Suite struct JUnitReportTests {
  private static let hasXMLLint = FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")

  private func text(_ results: [VerificationResult]) -> String {
    JUnitReport(header: .sample, results: results, folder: "build/report").text
  }

  @Test(.enabled(if: hasXMLLint, "needs Debian's libxml2-utils"))
  func isValidWhateverTheTextsAre() throws {
    var random = RandomResults(random: SeededGenerator(seed: 5))
    let folder = try TemporaryFolder()
    try folder.write(JUnitSchema.text, to: "junit.xsd")
    try folder.write(text((0..<60).map { _ in random.result() }), to: "random.xml")
    try folder.write(text([.passed("a"), .movedBubble]), to: "plain.xml")
    try folder.write(text([]), to: "empty.xml")
    try folder.write(
      "<testsuites name=\"x\" tests=\"1\" failures=\"0\" errors=\"0\" time=\"1\"><testcase/></testsuites>",
      to: "wrong.xml")

    for name in ["random.xml", "plain.xml", "empty.xml"] {
      #expect(try complaints(of: folder / name, by: folder / "junit.xsd") == "")
    }
    #expect(try complaints(of: folder / "wrong.xml", by: folder / "junit.xsd") != "")
  }

  /// What xmllint says of a document; empty for a valid one.
  private func complaints(of document: String, by schema: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
    process.arguments = ["--noout", "--schema", schema, document]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : text + "status \(process.terminationStatus)"
  }

  @Test func aFailureIsToldWithItsAttachments() {
    let document = text([.movedBubble])

    #expect(
      document.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="demo-recorder" tests="1" failures="1" errors="0" time="1.25">
        <testsuite name="demo-recorder" tests="1" failures="1" errors="0" time="1.25" skipped="0">
        <testcase name="behaviour/dock" classname="demo-recorder.behaviour" time="1.25">
        <failure message="demos/behaviour/dock.gif: frame 37 at 0.740 s: 1,204 pixels differ (0.10 %), \
        at most by 35 of 255, within 24,920 160×166" type="differs">recorded with Inter 3.019, now 4.0
        demos/behaviour/dock.gif: frame 37
        """))
    #expect(
      document.hasSuffix(
        """
        accept it with: demo-recorder accept behaviour/dock</failure>
        <system-out>[[ATTACHMENT|build/report/difference/behaviour/dock.gif.png]]
        [[ATTACHMENT|build/report/difference/behaviour/dock.gif.apng]]</system-out>
        </testcase>
        </testsuite>
        </testsuites>

        """))
  }

  @Test func whatCouldNotBeVerifiedIsAnErrorAndAllElseAFailure() {
    let document = text([
      .failed("a", .trouble(.init(message: "no font", hint: nil, status: .wrong))),
      .failed("b", .missing(file: "b.gif")), .passed("c"),
    ])

    #expect(document.contains(#"tests="3" failures="1" errors="1""#))
    #expect(document.contains(#"<error message="no font" type="trouble">"#))
    #expect(
      document.contains(#"<failure message="there is no recording demos/b.gif" type="missing">"#))
    #expect(document.contains(#"<testcase name="c" classname="demo-recorder" time="0"/>"#))
  }

  @Test func anAttachmentWhosePathWouldEndItselfIsLeftOut() {
    var difference = FileDifference.movedBubble
    difference.pictures = .init(comparison: "a]]b.png", animation: "a\nb.apng")

    #expect(!text([.failed("x", .difference(difference))]).contains("ATTACHMENT"))
  }

  @Test(arguments: [
    ("a<b>&\"'", "a&lt;b&gt;&amp;&quot;'", "a&lt;b&gt;&amp;&quot;'"),
    ("]]>", "]]&gt;", "]]&gt;"), ("a\nb\tc", "a\nb\tc", "a&#10;b&#9;c"),
    ("a\r\nb", "a&#13;\nb", "a&#13;&#10;b"),
    (
      "\u{0}\u{8}\u{B}\u{1F}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}",
      "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"
    ),
    ("é💥\u{7F}", "é💥\u{7F}", "é💥\u{7F}"),
  ])
  func xmlHoldsAnyText(text: String, content: String, attribute: String) {
    #expect(XMLText.content(text) == content)
    #expect(XMLText.attribute(text) == attribute)
  }
}
