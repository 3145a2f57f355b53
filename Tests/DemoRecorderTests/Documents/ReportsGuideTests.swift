@testable import DemoRecorder
import Foundation
import Testing

/// docs/reports.md shows what the reporters really write.
@Suite struct ReportsGuideTests {
  private static let guide = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/reports.md").standardizedFileURL

  /// The block of code after a comment of this name.
  private func block(_ name: String) throws -> String {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let rest = try #require(
      text.components(separatedBy: "<!-- \(name) -->\n```\n").dropFirst().first)
    return try #require(rest.components(separatedBy: "```\n").first)
  }

  @Test func theTextIsWhatIsPrinted() throws {
    let world = TestWorld()
    TextReport(header: .sample, results: [.movedBubble], options: ReportOptions())
      .tell(world.session.console)

    #expect(try block("text") == world.error.text)
  }

  @Test func theDocumentTheResultAndTheFindingAreWhatIsPrinted() throws {
    var text = JSONReport(
      header: .sample, results: [.movedBubble], folder: "build/report"
    ).text
    for name in ["finding", "result", "json"] {
      let shown = try block(name)
      // What has a block of its own stands as an ellipsis in the one round it.
      #expect(text.contains(shown.dropLast()) || name == "json" && text == shown, "\(name)")
      text = text.replacingOccurrences(of: "[\(shown.dropLast())]", with: "[…]")
    }
  }

  @Test func everyKindOutcomeAndPropertyIsNamed() throws {
    let text = try String(contentsOf: Self.guide, encoding: .utf8)
    let words =
      VerificationResult.Outcome.allCases.map(\.rawValue)
      + FilmDifference.PropertyChange.Property.allCases.map(\.rawValue)
      + Reporter.allCases.map(\.rawValue)

    for word in words { #expect(text.contains("`\(word)`"), "\(word)") }
  }
}
