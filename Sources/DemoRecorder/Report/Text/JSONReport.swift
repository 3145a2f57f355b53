/// The reporter `json`: all results as one document on one line of standard output.
struct JSONReport {
  let header: ReportHeader
  let results: [VerificationResult]
  /// The report's folder.
  let folder: String

  var text: String {
    let counts = ResultCounts(results: results)
    let summary = ScenarioVerdict.allCases.map {
      JSONValue.Member($0.rawValue, .integer(counts[$0]))
    }
    return JSONValue.object([
      .init("recorder", .string(header.recorder)),
      .init("status", .integer(Int(ExitStatus.combined(results.map(\.status)).rawValue))),
      .init("output", .string(header.output)), .init("report", .string(folder)),
      .init("shard", header.shard?.json ?? .null),
      .init("scenarios", .integer(results.count)), .init("summary", .object(summary)),
      .init("results", .array(results.map(\.withoutSheets.json))),
    ]).text + "\n"
  }
}

extension VerificationResult {
  /// Without what only the report's page has a use for.
  fileprivate var withoutSheets: VerificationResult {
    var result = self
    result.findings = findings.map { finding in
      guard case .difference(var difference) = finding else { return finding }
      difference.pictures.frames = nil
      return .difference(difference)
    }
    return result
  }
}
