struct ReviewVerb {
  let session: Session
  let options: ReviewOptions
  let isAccepting: Bool

  func run() throws -> ExitStatus { .failed }
}
