/// `accept` and `reject`: what becomes of what the last `verify` found, without playing again.
struct ReviewVerb {
  let session: Session
  let options: ReviewOptions
  let isAccepting: Bool

  /// - Throws: Where there is no result, or a recording cannot be written.
  func run() throws -> ExitStatus {
    try VerifyVerb.refuseInContinuousIntegration(isAccepting ? .accept : .reject, session)
    let folder = ReportFolder(path: options.report, session: session)
    let file = try folder.results()
    var results = file.results
    let picked = try places(in: results)
    let review = CandidateReview(
      report: folder, output: file.header.output, session: session)
    var statuses: [ExitStatus] = []
    for place in picked {
      statuses.append(try decide(&results[place], review))
    }
    let reporters = try folder.reportersWithFiles
    try Reporting(
      session: session, options: ReportOptions(folder: options.report, reporters: reporters)
    ).write(ResultsFile(header: file.header, results: results))
    return .combined(statuses)
  }

  private func decide(
    _ result: inout VerificationResult, _ review: CandidateReview
  ) throws -> ExitStatus {
    let name = DisplayText.plain(result.name)
    guard !result.candidates.isEmpty else {
      session.console.complain(
        error: "\(name) has nothing to \(isAccepting ? "accept" : "reject")",
        hint: "a scenario that does not do what it expects must be mended")
      return .different
    }
    if isAccepting {
      let changes = try review.accept(result)
      for change in changes where change.kind != .unchanged {
        session.console.say(StyledText("\(change.word) \(DisplayText.plain(change.path))"))
      }
    } else {
      try review.reject(result)
      session.console.say(StyledText("rejected \(name)"))
    }
    result.outcome = isAccepting ? .accepted : .rejected
    return .done
  }

  /// The results that are named, or all that failed.
  private func places(in results: [VerificationResult]) throws(UsageError) -> [Int] {
    let open = results.indices.filter { results[$0].outcome == .failed }
    guard !options.names.isEmpty else { return open }
    return try options.names.map { (name) throws(UsageError) in
      if let place = open.first(where: { results[$0].name == name }) { return place }
      let known = open.map { results[$0].name }
      let verb = isAccepting ? Verb.accept : .reject
      throw UsageError(
        .badOperand(verb, name, expected: "the name of a scenario that failed the last verify"),
        hint: NearestWord.of(name, among: known).map { "did you mean '\($0)'?" }
          ?? (known.isEmpty ? "nothing failed" : "these did: \(known.joined(separator: ", "))"))
    }
  }
}
