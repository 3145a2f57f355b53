import Codecs
import Scene

/// What the page's script is told of results, as JSON.
struct PageData {
  let header: ReportHeader
  let pictures: PagePictures

  func json(of results: [VerificationResult]) -> JSONValue {
    .object([
      .init("facts", .array(facts.map(JSONValue.string))),
      .init("results", .array(results.map(json))),
    ])
  }

  /// What is said of the whole run, besides the counts.
  private var facts: [String] {
    [
      "recordings in \(header.output)",
      header.shard.map { "part \($0.index) of \($0.count)" },
      "demo-recorder \(header.recorder)",
    ].compactMap(\.self)
  }

  private func json(of result: VerificationResult) -> JSONValue {
    let hasFailed = result.outcome == .failed
    let isAcceptable = hasFailed && !result.candidates.isEmpty
    return .object([
      .init("name", .string(result.name)),
      .init("title", .string(result.title)),
      .init("scenario", .string(result.scenario)),
      .init("outcome", .string(result.outcome.rawValue)),
      .init("kinds", .array(PageKind.of(result).map { .string($0.rawValue) })),
      .init("files", .integer(result.comparedFiles)),
      .init("origins", .array(hasFailed ? result.changedOrigins.map(JSONValue.string) : [])),
      .init(
        "command",
        isAcceptable ? .string(header.command(accepting: result.name)) : .null),
      .init(
        "findings", .array(hasFailed ? result.findings.map { json(of: $0, result) } : [])),
    ])
  }

  private func json(of finding: Finding, _ result: VerificationResult) -> JSONValue {
    switch finding {
    case .expectation(let failed): json(of: failed)
    case .missing(let file):
      .object([
        .init("kind", .string("missing")), .init("file", .string(file)),
        .init("command", .string(header.command(recording: result.scenario))),
        .init("picture", pictures.json(of: result.played(file))),
      ])
    case .difference(let difference): json(of: difference)
    case .unstable(let file, let play):
      .object([
        .init("kind", .string("unstable")), .init("file", .string(file)),
        .init("play", .integer(play)),
      ])
    case .trouble(let trouble):
      .object([
        .init("kind", .string("trouble")), .init("message", .string(trouble.message)),
        .init("hint", trouble.hint.map(JSONValue.string) ?? .null),
      ])
    }
  }

  private func json(of failed: Finding.FailedExpectation) -> JSONValue {
    .object([
      .init("kind", .string("expectation")), .init("message", .string(failed.message)),
      .init("hint", failed.hint.map(JSONValue.string) ?? .null),
      .init("file", .string(failed.file)), .init("line", .integer(failed.line)),
      .init("column", .integer(failed.column)), .init("time", .seconds(failed.time)),
    ])
  }
}
