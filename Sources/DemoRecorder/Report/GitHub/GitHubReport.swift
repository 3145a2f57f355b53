/// The reporter `github`: an error for each failure, at its place in the scenario.
///
/// A failed expectation is an error of its own; all else that a scenario failed for is one, at its
/// first line, for GitHub shows no more than ten errors of a step.
struct GitHubReport {
  let header: ReportHeader
  let results: [VerificationResult]
  /// The report's folder, as the user names it.
  let folder: String

  /// Lines for standard output.
  var text: String {
    results.filter { $0.outcome == .failed }.flatMap(commands).map(\.text).joined()
  }

  private func commands(of result: VerificationResult) -> [WorkflowCommand] {
    let expectations = result.findings.compactMap { finding in
      if case .expectation(let failed) = finding { failed } else { nil }
    }
    var others = result
    others.findings.removeAll { if case .expectation = $0 { true } else { false } }
    return expectations.map { command(for: $0, of: result) }
      + (others.findings.isEmpty && !expectations.isEmpty ? [] : [command(for: others)])
  }

  private func command(
    for failed: Finding.FailedExpectation, of result: VerificationResult
  ) -> WorkflowCommand {
    let hint = failed.hint.map { "\nhint: " + DisplayText.plain($0) } ?? ""
    return WorkflowCommand(
      file: Self.file(failed.file), line: failed.line, column: failed.column, title: result.name,
      message: DisplayText.plain(failed.message) + hint)
  }

  private func command(for result: VerificationResult) -> WorkflowCommand {
    let words = FindingWords(header: header, folder: folder, result: result)
    let lines = words.origins + words.blocks.flatMap { [$0.line] + $0.details }
    return WorkflowCommand(
      file: Self.file(result.scenario), line: 1, column: 1, title: result.name,
      message: lines.joined(separator: "\n"))
  }

  private static func file(_ path: String) -> String? {
    path == StandardStream.input.name ? nil : path
  }
}
