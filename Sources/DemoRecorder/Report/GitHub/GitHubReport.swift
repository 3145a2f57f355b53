/// The reporter `github`: an error for each failure, at its place in the scenario.
///
/// A failed expectation is an error of its own, and so is what is wrong with a scenario's text; all
/// else that a scenario failed for is one, at its first line, for GitHub shows no more than ten errors
/// of a step.
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
    let placed = result.findings.compactMap { command(for: $0, of: result) }
    var others = result
    others.findings.removeAll { command(for: $0, of: result) != nil }
    return placed + (others.findings.isEmpty && !placed.isEmpty ? [] : [command(for: others)])
  }

  /// Nil for a finding that has no place in a scenario.
  private func command(
    for finding: Finding, of result: VerificationResult
  ) -> WorkflowCommand? {
    switch finding {
    case .expectation(let failed):
      let place = ScenarioLocation(file: failed.file, line: failed.line, column: failed.column)
      return command(at: place, failed.message, hint: failed.hint, of: result)
    case .trouble(let trouble):
      return trouble.place.map {
        command(at: $0, trouble.message, hint: trouble.hint, of: result)
      }
    case .missing, .difference, .unstable: return nil
    }
  }

  private func command(
    at place: ScenarioLocation, _ message: String, hint: String?, of result: VerificationResult
  ) -> WorkflowCommand {
    let hint = hint.map { "\nhint: " + DisplayText.plain($0) } ?? ""
    return WorkflowCommand(
      file: Self.file(place.file), line: place.line, column: place.column, title: result.name,
      message: DisplayText.plain(message) + hint)
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
