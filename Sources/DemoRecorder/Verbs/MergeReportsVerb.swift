struct MergeReportsVerb {
  let session: Session
  let options: MergeOptions

  func run() throws -> ExitStatus { .failed }
}
