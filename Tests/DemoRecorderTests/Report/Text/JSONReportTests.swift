@testable import DemoRecorder
import Foundation
import Testing

@Suite struct JSONReportTests {
  private func read(_ results: VerificationResult...) throws -> [String: Any] {
    let text = JSONReport(header: .sample, results: results, folder: "build/report").text
    #expect(text.hasSuffix("}\n") && text.count { $0.isNewline } == 1)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func theDocumentHasTheDocumentedMembers() throws {
    let document = try read(.movedBubble, .passed("x"))

    #expect(
      Set(document.keys) == [
        "recorder", "status", "output", "report", "shard", "scenarios", "summary", "results",
      ])
    #expect(document["status"] as? Int == 1)
    #expect(document["report"] as? String == "build/report")
    #expect(document["scenarios"] as? Int == 2)
    #expect(
      document["summary"] as? [String: Int] == [
        "passed": 1, "differs": 1, "missing": 0, "expectation": 0, "unstable": 0, "trouble": 0,
        "updated": 0, "accepted": 0, "rejected": 0,
      ])
  }

  @Test func aResultHasTheDocumentedMembers() throws {
    let results = try #require(try read(.movedBubble)["results"] as? [[String: Any]])
    let result = try #require(results.first)
    let finding = try #require((result["findings"] as? [[String: Any]])?.first)
    let first = try #require((finding["pixels"] as? [String: Any])?["first"] as? [String: Any])

    #expect(
      Set(result.keys) == [
        "name", "scenario", "title", "outcome", "status", "changedOrigins", "findings",
        "candidates", "comparedFiles", "paintedPixels", "seconds",
      ])
    #expect(
      Set(finding.keys) == [
        "kind", "file", "expected", "actual", "properties", "pixels", "elements", "pictures",
      ])
    #expect(first["frame"] as? Int == 37)
    #expect(first["time"] as? Double == 0.74)
    #expect(first["pixels"] as? Int == 1_204)
    #expect(first["bounds"] as? [Int] == [24, 920, 160, 166])
    #expect(first["greatestChannelDifference"] as? Int == 35)
  }

  @Test func whatOnlyThePageNeedsIsLeftOut() throws {
    var difference = FileDifference.movedBubble
    difference.pictures.frames = FilmSheets(files: ["sheet.png"], frames: [])
    let text = JSONReport(
      header: .sample, results: [.failed("x", .difference(difference))], folder: "r"
    ).text

    #expect(!text.contains("sheet.png"))
  }
}
