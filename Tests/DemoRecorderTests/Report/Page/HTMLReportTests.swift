import Codecs
@testable import DemoRecorder
import Foundation
import Testing

@Suite struct HTMLReportTests {
  let files = MemoryFileSystem()

  /// The page of a result with these sheets, which hold so many bytes each.
  private func page(
    _ sheets: [String: Int], limit: Int, _ change: (inout VerificationResult) -> Void = { _ in }
  ) throws -> String {
    for (name, count) in sheets {
      files.add("report/" + name, String(repeating: "x", count: count))
    }
    var result = VerificationResult.movedBubble
    for place in result.findings.indices {
      guard case .difference(var difference) = result.findings[place] else { continue }
      difference.pictures = .init(
        comparison: "comparison.png", frames: .init(files: sheets.keys.sorted(), frames: []))
      result.findings[place] = .difference(difference)
    }
    change(&result)
    return try page(of: [result], limit: limit)
  }

  private func page(of results: [VerificationResult], limit: Int) throws -> String {
    let transaction = OutputTransaction(
      folder: "report", temporaries: TemporaryFiles(files: files, processID: 7) { _ in true })
    try HTMLReport(header: .sample, results: results, embeddedLimit: limit)
      .write(into: transaction)
    _ = try transaction.commit()
    return try #require(files.everything["report/index.html"])
  }

  /// The texts of the blocks that hold pictures.
  private func blocks(_ page: String) -> [Substring] {
    page.split(separator: #"<script type="text/plain" id="picture-"#).dropFirst()
      .compactMap { $0.split(separator: "</script>").first }
  }

  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: #"<script type="application/json" id="report">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = page[start.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Where the page finds the sheets of its only film.
  private func sheets(_ page: String) throws -> [AnyHashable] {
    let results = try #require(try data(page)["results"] as? [[String: Any]])
    let findings = try #require(results[0]["findings"] as? [[String: Any]])
    let difference = try #require(findings.first { $0["kind"] as? String == "difference" })
    let sheets = try #require(difference["sheets"] as? [String: Any])
    return try #require(sheets["files"] as? [AnyHashable])
  }

  @Test func picturesAreBlocksOfThePage() throws {
    let page = try page(["a.png": 30, "b.png": 31], limit: 1_000)

    #expect(try sheets(page) == [0, 1])
    let texts = ["x", "x"].enumerated().map { number, text in
      let data = Data(String(repeating: text, count: 30 + number).utf8)
      return #"\#(number)">data:image/png;base64,"# + data.base64EncodedString()
    }
    #expect(blocks(page).map(String.init) == texts)
  }

  @Test func beyondTheLimitPicturesAreLinks() throws {
    // 30 bytes are 40 letters of base64.
    let sizes = ["a #1.png": 30, "b.png": 30, "c.png": 30]

    #expect(try sheets(page(sizes, limit: 120)) == [0, 1, 2])
    #expect(try sheets(page(sizes, limit: 119)) == [0, 1, "c.png"])
    #expect(try sheets(page(sizes, limit: 79)) == [0, "b.png", "c.png"])
    #expect(try sheets(page(sizes, limit: 0)) == ["a%20%231.png", "b.png", "c.png"])
    #expect(try sheets(page(["a.png": 90, "b.png": 30], limit: 40)) == ["a.png", 0])
  }

  @Test func aPictureNamedTwiceIsEmbeddedOnce() throws {
    let page = try page(["a.png": 30], limit: 1_000) { result in
      result.findings += result.findings
    }

    #expect(blocks(page).count == 1)
  }

  @Test func noPictureIsReadFromOutsideOfTheFolder() throws {
    files.add("secret.png", "secret")
    files.addFolder("report")
    files.addLink("report/link.png", to: "../secret.png")
    let page = try page([:], limit: 1_000) { result in
      guard case .difference(var difference) = result.findings[0] else { return }
      difference.pictures.frames?.files = ["../secret.png", "link.png", "/home/secret.png"]
      result.findings[0] = .difference(difference)
    }

    #expect(blocks(page).isEmpty)
    #expect(try sheets(page) == [NSNull(), "link.png", NSNull()])
  }

  @Test func onlyFailuresHavePictures() throws {
    let page = try page(["a.png": 30], limit: 1_000) { $0.outcome = .accepted }

    #expect(blocks(page).isEmpty)
  }

  @Test func thePageForbidsWhateverIsNotInIt() throws {
    let page = try page(of: [], limit: 0)

    let policy = try #require(page.range(of: #"content="default-src 'none';"#))
    #expect(policy.lowerBound < (try #require(page.range(of: "<style>"))).lowerBound)
    for word in ["http:", "https:", "src=\"", "@import", "url("] { #expect(!page.contains(word)) }
  }

  @Test func theSameResultsGiveTheSamePage() throws {
    let results = [VerificationResult.movedBubble, .passed("a")]

    #expect(try page(of: results, limit: 1_000) == page(of: results, limit: 1_000))
  }
}
