struct VerifyVerb {
  let session: Session
  let recorder: Recorder
  let options: VerifyOptions

  func run() throws -> ExitStatus { .failed }
}
