/// The folder of a report: what stands where in it, and what an earlier run left there.
struct ReportFolder {
  static let page = "index.html"
  static let junit = "junit.xml"
  /// The largest picture that is copied, in bytes.
  static let pictureLimit = 1_000_000_000

  /// As the user named it.
  let path: String
  let session: Session

  var outputs: OutputFolder { OutputFolder(path: path, files: session.files) }

  /// Where a candidate waits to be accepted.
  static func place(of candidate: VerificationResult.Candidate) -> String {
    "actual/" + candidate.file
  }

  /// What the user calls a file of the report.
  func shown(_ name: String) -> String { outputs.shown(name) }

  /// Reads what the last run found.
  ///
  /// - Throws: `ResultsError`, or `FileError` where the file cannot be read.
  func results() throws -> ResultsFile {
    guard try outputs.standing(ResultsFile.name) != nil else {
      throw ResultsError(path: path, problem: .missing)
    }
    let bytes = try contents(of: ResultsFile.name, limit: ResultsFile.sizeLimit)
    return try ResultsFile(bytes, path: shown(ResultsFile.name))
  }

  /// The bytes of a file that results name. Neither the name nor a link on the way leads anywhere
  /// else.
  func contents(of name: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let place = try outputs.standing(name) else {
      throw FileError(path: shown(name), problem: .missing)
    }
    do {
      return try session.files.contents(of: place.path, limit: limit)
    } catch {
      throw FileError(path: place.shown, problem: error.problem)
    }
  }

  func transaction() -> OutputTransaction {
    OutputTransaction(folder: path, temporaries: session.temporaries)
  }
}

extension VerificationResult {
  /// The files of the report's folder that belong to this result, by their paths below it.
  var reportFiles: [String] {
    findings.flatMap(\.pictures) + candidates.map(ReportFolder.place)
  }
}

extension Finding {
  /// The pictures of a difference, by their paths below the report's folder.
  fileprivate var pictures: [String] {
    guard case .difference(let difference) = self else { return [] }
    let pictures = difference.pictures
    return [pictures.comparison, pictures.animation, pictures.expected, pictures.actual]
      .compactMap(\.self) + (pictures.frames?.files ?? [])
  }
}
