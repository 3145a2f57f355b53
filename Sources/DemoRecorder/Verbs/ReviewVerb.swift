/// `accept` and `reject`: what becomes of what the last `verify` found, without playing again.
struct ReviewVerb {
  let session: Session
  let options: ReviewOptions
  let isAccepting: Bool

  /// - Throws: Where there are no results, or they cannot be written. What one scenario's recordings
  ///   have against it is said and told by the status; the others are dealt with all the same.
  func run() throws -> ExitStatus {
    try VerifyVerb.refuseInContinuousIntegration(isAccepting ? .accept : .reject, session)
    let folder = ReportFolder(path: options.report, session: session)
    let file = try folder.results()
    var results = file.results
    let picked = try places(in: results)
    if picked.isEmpty { session.console.say(StyledText("there is nothing to \(verb.rawValue)")) }
    let review = CandidateReview(
      report: folder, output: try output(of: file.header), session: session)
    var statuses: [ExitStatus] = []
    for place in picked {
      statuses.append(decide(&results[place], review))
    }
    let reporters = try folder.reportersWithFiles
    try Reporting(
      session: session, options: ReportOptions(folder: options.report, reporters: reporters)
    ).write(ResultsFile(header: file.header, results: results))
    return .combined(statuses)
  }

  /// Where the recordings are. Results may come from elsewhere, and name any place.
  private func output(of header: ReportHeader) throws(UsageError) -> String {
    if let output = options.output { return output }
    guard !FilePath.leadsOut(header.output) else {
      throw UsageError(
        .recordingsElsewhere(header.output),
        hint: "if they are yours, add --output \(ShellText.word(header.output))")
    }
    return header.output
  }

  private var verb: Verb { isAccepting ? .accept : .reject }

  private func decide(
    _ result: inout VerificationResult, _ review: CandidateReview
  ) -> ExitStatus {
    guard !result.candidates.isEmpty else {
      session.console.complain(
        error: "\(DisplayText.plain(result.name)) has nothing to \(verb.rawValue)",
        hint: result.verdict.remedy)
      return .different
    }
    do {
      try isAccepting ? accept(result, review) : reject(result, review)
    } catch {
      return session.console.complain(about: error)
    }
    result.outcome = isAccepting ? .accepted : .rejected
    return .done
  }

  private func accept(_ result: VerificationResult, _ review: CandidateReview) throws {
    for change in try review.accept(result) where change.kind != .unchanged {
      session.console.say(StyledText("\(change.word) \(DisplayText.plain(change.path))"))
    }
  }

  private func reject(_ result: VerificationResult, _ review: CandidateReview) throws {
    try review.reject(result)
    session.console.say(StyledText("rejected \(DisplayText.plain(result.name))"))
  }

  /// The results that are named, or all that failed.
  private func places(in results: [VerificationResult]) throws(UsageError) -> [Int] {
    let open = results.indices.filter { results[$0].outcome == .failed }
    guard !options.names.isEmpty else { return open }
    return try options.names.map { (name) throws(UsageError) in
      if let place = open.first(where: { results[$0].name == name }) { return place }
      let known = open.map { results[$0].name }
      throw UsageError(
        .badOperand(verb, name, expected: "the name of a scenario that failed the last verify"),
        hint: NearestWord.of(name, among: known).map { "did you mean '\($0)'?" }
          ?? (known.isEmpty ? "nothing failed" : "these did: \(known.joined(separator: ", "))"))
    }
  }
}

extension ScenarioVerdict {
  /// What is to be done about a scenario that nothing can be accepted of.
  fileprivate var remedy: String {
    switch self {
    case .unstable: "what plays differently each time must be mended"
    case .trouble: "what keeps it from being verified must be mended"
    default: "a scenario that does not do what it expects must be mended"
    }
  }
}
