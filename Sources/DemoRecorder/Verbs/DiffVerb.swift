struct DiffVerb {
  let session: Session
  let options: DiffOptions

  func run() throws -> ExitStatus { .failed }
}
