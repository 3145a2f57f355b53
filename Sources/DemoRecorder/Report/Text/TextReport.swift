/// The reporter `text`: what failed and why, for people who read a terminal or a log.
struct TextReport {
  let header: ReportHeader
  let results: [VerificationResult]
  let options: ReportOptions

  /// Says it on standard error. Whoever asked for quiet hears of failures only.
  func tell(_ console: Console) {
    for result in results where result.outcome == .failed {
      console.complain(block(of: result))
    }
    console.say(summary)
  }

  /// A failure with its name, then one thing a line.
  private func block(of result: VerificationResult) -> StyledText {
    let words = FindingWords(header: header, folder: options.folder, result: result)
    var text = StyledText(DisplayText.plain(result.name), .error)
    if result.name != result.scenario {
      text = text + StyledText("  \(DisplayText.plain(result.scenario))", .faint)
    }
    for line in words.origins { text = text + StyledText("\n  \(line)", .warning) }
    for block in words.blocks {
      text = text + StyledText("\n  \(block.line)")
      for line in block.details { text = text + StyledText("\n    \(line)") }
    }
    if let command = words.acceptCommand {
      text = text + StyledText("\n  accept it with: \(command)", .hint)
    }
    return text
  }

  /// How many passed, where the report is, and how all of it is accepted.
  private var summary: StyledText {
    let failed = results.contains { $0.outcome == .failed }
    let part = header.shard.map { "shard \($0.text): " } ?? ""
    var text = StyledText(part + ResultCounts(results: results).words, failed ? .strong : .good)
    guard failed else { return text }
    text = text + StyledText("\nreport: \(DisplayText.plain(place))")
    // The one command that accepts one stands above.
    if results.count(where: { $0.outcome == .failed && !$0.candidates.isEmpty }) > 1 {
      text =
        text
        + StyledText("\naccept all of it with: \(DisplayText.plain(header.acceptCommand))", .hint)
    }
    return text
  }

  /// What a reader opens.
  private var place: String {
    let file =
      options.reporters.contains(.html)
      ? ReportFolder.page
      : options.reporters.contains(.junit) ? ReportFolder.junit : ResultsFile.name
    return FilePath.joined(options.folder, file)
  }
}
