extension ReportFolder {
  /// The folders in it that are a report's, with all that is in them.
  private static let folders = ["actual", "expected", "difference"]

  /// Removes what an earlier run left, also one that was cut off: the files that every report has, and
  /// the folders of pictures. All else in the folder is the user's and stays.
  ///
  /// - Throws: `ForeignReport` if something that no report has made stands where one would.
  func clear() throws {
    let fixed = [ResultsFile.name, Self.page, Self.junit]
    let there = try (fixed + Self.folders).filter { try standsHere($0) }
    guard !there.isEmpty else { return }
    let bytes =
      try outputs.standing(ResultsFile.name) == nil
      ? [] : try contents(of: ResultsFile.name, limit: ResultsFile.sizeLimit)
    guard ResultsFile.isOurs(bytes) else { throw ForeignReport(path: shown(there[0])) }
    let transaction = transaction()
    for name in fixed { try transaction.remove(name) }
    for folder in Self.folders { try remove(folder, by: transaction) }
    _ = try transaction.commit()
  }

  /// Removes the files in a folder of ours. Links stay, and lead nowhere.
  private func remove(_ folder: String, by transaction: OutputTransaction) throws {
    guard try session.files.status(of: shown(folder))?.kind == .folder else { return }
    session.temporaries.sweep(try session.files.resolved(shown(folder)))
    for name in try session.files.names(in: shown(folder)) {
      let inner = FilePath.joined(folder, name)
      switch try session.files.status(of: shown(inner))?.kind {
      case .folder: try remove(inner, by: transaction)
      case .file: try transaction.remove(inner)
      case .link, .other, nil: break
      }
    }
  }

  private func standsHere(_ name: String) throws -> Bool {
    guard try session.files.targetStatus(of: path)?.kind == .folder else { return false }
    return try session.files.status(of: shown(name)) != nil
  }
}

/// A file that no report has made stands where one would be written.
struct ForeignReport: Error, Hashable, Sendable {
  /// As the user knows it.
  var path: String
}

extension ForeignReport: ExplainedError {
  var description: String { "\(DisplayText.plain(path)) is not from an earlier report" }
  var hint: String? { "move it away, or name another folder with --report" }
  var exitStatus: ExitStatus { .wrong }
}
