/// What was found out about a scenario, in lines for people: what matters first.
///
/// All that users wrote is made visible; the lines have no ends and no colours.
struct FindingWords {
  let header: ReportHeader
  /// The report's folder, as the user names it.
  let folder: String
  let result: VerificationResult

  /// A line with what follows from it.
  struct Block: Hashable, Sendable {
    var line: String
    var details: [String] = []
  }

  /// What has changed since the recording was made: it may explain all that follows.
  var origins: [String] { result.changedOrigins.map(DisplayText.plain) }

  /// The findings, then what to do about missing recordings.
  var blocks: [Block] {
    result.findings.map(block) + (isRecordingMissing ? [Block(line: remedy)] : [])
  }

  /// The first line of each finding.
  var lines: [String] { blocks.map(\.line) }

  /// How to accept what was found; nil if there is nothing to accept.
  var acceptCommand: String? {
    result.outcome == .failed && !result.candidates.isEmpty
      ? DisplayText.plain(header.command(accepting: result.name)) : nil
  }

  private var isRecordingMissing: Bool {
    result.findings.contains { if case .missing = $0 { true } else { false } }
  }

  private var remedy: String {
    "make it with: " + DisplayText.plain(header.command(recording: result.scenario))
  }

  private func block(_ finding: Finding) -> Block {
    switch finding {
    case .expectation(let failed):
      Block(
        // The message says when.
        line: "\(DisplayText.plain(failed.file)):\(failed.line):\(failed.column): "
          + DisplayText.plain(failed.message),
        details: hint(failed.hint))
    case .missing(let file): Block(line: "there is no recording \(recording(file))")
    case .difference(let difference):
      Block(
        line: "\(recording(difference.file)): \(difference.headline)",
        details: difference.details + pictures(of: difference))
    case .unstable(let file, let play):
      Block(line: "\(recording(file)): play \(play) gave other bytes than the first")
    case .trouble(let trouble):
      Block(
        line: (trouble.place.map { DisplayText.plain("\($0): ") } ?? "")
          + DisplayText.plain(trouble.message),
        details: hint(trouble.hint))
    }
  }

  private func hint(_ text: String?) -> [String] {
    text.map { ["hint: " + DisplayText.plain($0)] } ?? []
  }

  private func recording(_ file: String) -> String {
    DisplayText.plain(FilePath.joined(header.output, file))
  }

  private func pictures(of difference: FileDifference) -> [String] {
    [difference.pictures.comparison, difference.pictures.animation].compactMap(\.self)
      .map { "see " + DisplayText.plain(FilePath.joined(folder, $0)) }
  }
}
