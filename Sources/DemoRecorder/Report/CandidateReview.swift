/// Makes what was played anew the recordings, or throws it away.
struct CandidateReview {
  let report: ReportFolder
  /// The recordings' folder.
  let output: String
  let session: Session

  /// Puts all candidates of a scenario in the place of its recordings: all of them or, if one cannot
  /// be put there, none.
  ///
  /// - Throws: `ReviewError`; what cannot be read or written.
  func accept(_ result: VerificationResult) throws -> [OutputChange] {
    let baseline = Baseline(folder: output, files: session.files)
    let transaction = OutputTransaction(folder: output, temporaries: session.temporaries)
    let names = OutputNames(scenario: result.name)
    for candidate in result.candidates {
      guard names.canHold(candidate) else { throw ReviewError.foreign(candidate.file) }
      let digest = try baseline.contents(of: candidate.file).map { FileDigest($0).text }
      guard digest == candidate.baseline else { throw ReviewError.outdated(candidate.file) }
      let bytes = try contents(of: candidate)
      guard FileDigest(bytes).text == candidate.digest else {
        throw ReviewError.damaged(candidate.file)
      }
      try transaction.write(bytes, to: candidate.file)
      if let count = candidate.frameCount {
        try transaction.removeFrames(from: count, in: names.frameFolder)
      }
    }
    return try transaction.commit()
  }

  /// Removes what was played anew from the report, so that nobody can accept it any more.
  func reject(_ result: VerificationResult) throws {
    let transaction = report.transaction()
    for candidate in result.candidates {
      try transaction.remove(ReportPlace.actual(candidate.file))
    }
    _ = try transaction.commit()
  }

  private func contents(of candidate: VerificationResult.Candidate) throws -> [UInt8] {
    do {
      return try report.contents(
        of: ReportPlace.actual(candidate.file), limit: Baseline.sizeLimit)
    } catch {
      guard error.problem == .missing else { throw error }
      throw ReviewError.gone(candidate.file)
    }
  }
}

extension OutputNames {
  /// Whether a recording of this scenario can consist of a candidate: results may come from elsewhere,
  /// and name anything.
  fileprivate func canHold(_ candidate: VerificationResult.Candidate) -> Bool {
    let file = candidate.file
    guard candidate.frameCount == nil || file == frameList else { return false }
    let isFrame =
      FilePath.folder(of: file) == frameFolder
      && FrameName.number(in: FilePath.name(of: file)) != nil
    return owns(file) || file == trace || isFrame
  }
}

/// Why a candidate cannot be accepted.
enum ReviewError: Error, Hashable, Sendable {
  /// The recording was changed after it was compared.
  case outdated(String)
  /// The file that was played anew is not in the report's folder.
  case gone(String)
  /// The file in the report's folder is not what was played anew.
  case damaged(String)
  /// No recording of the scenario has a file of this name.
  case foreign(String)
}

extension ReviewError: ExplainedError {
  var description: String {
    switch self {
    case .outdated(let file): "\(DisplayText.plain(file)) was changed after the last verify"
    case .gone(let file):
      "\(DisplayText.plain(file)) as it was played anew is no longer in the report's folder"
    case .damaged(let file):
      "\(DisplayText.plain(file)) in the report's folder is not what was played anew"
    case .foreign(let file):
      "\(DisplayText.plain(file)) is no file of the scenario's recording"
    }
  }

  var exitStatus: ExitStatus { .wrong }

  var hint: String? { "run 'demo-recorder verify' again" }
}
