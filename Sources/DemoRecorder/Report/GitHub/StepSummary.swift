/// What a GitHub workflow shows on the page of its run: how many passed, and a table of the rest.
struct StepSummary {
  /// GitHub takes 1 MiB for a step; the rest is for whoever writes besides us.
  private static let sizeLimit = 900_000

  let header: ReportHeader
  let results: [VerificationResult]
  /// The report's folder, as the user names it.
  let folder: String

  /// Markdown, to be added to what stands there.
  var text: String {
    let failed = results.filter { $0.outcome == .failed }
    let part = header.shard.map { "shard \($0.text): " } ?? ""
    let counts = MarkdownText.plain(part + ResultCounts(results: results).words)
    var text = "### demo-recorder: \(counts)\n\n"
    guard !failed.isEmpty else { return text }
    text += "| scenario | recorded with | what was found |\n| --- | --- | --- |\n"
    for (index, result) in failed.enumerated() {
      let row = row(of: result)
      guard text.utf8.count + row.utf8.count < Self.sizeLimit else {
        return text + "\n… and \(failed.count - index) more.\n\n"
      }
      text += row
    }
    return text + "\n" + remedy(for: failed)
  }

  private func remedy(for failed: [VerificationResult]) -> String {
    guard failed.contains(where: { !$0.candidates.isEmpty }) else { return "" }
    return "Accept what is new with <code>\(MarkdownText.plain(header.acceptCommand))</code>\n\n"
  }

  private func row(of result: VerificationResult) -> String {
    let words = FindingWords(header: header, folder: folder, result: result)
    let cells = [
      [result.name], words.origins,
      words.blocks.flatMap { [$0.line] + $0.details.prefix(5) },
    ]
    return "| "
      + cells.map { $0.prefix(20).map(MarkdownText.plain).joined(separator: "<br>") }
      .joined(separator: " | ") + " |\n"
  }
}
