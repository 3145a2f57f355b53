extension ReportFolder {
  /// Removes what an earlier run left: the files that its results name, and those that every report
  /// has. All else in the folder is the user's and stays.
  ///
  /// - Throws: `ForeignReport` if the folder holds somebody else's file where one of ours would
  ///   stand.
  func clear() throws {
    let fixed = [ResultsFile.name, Self.page, Self.junit]
    let there = try fixed.filter { try standsHere($0) }
    guard !there.isEmpty else { return }
    let bytes =
      try outputs.standing(ResultsFile.name) == nil
      ? [] : try contents(of: ResultsFile.name, limit: ResultsFile.sizeLimit)
    guard ResultsFile.isOurs(bytes) else { throw ForeignReport(path: shown(there[0])) }
    let results = (try? ResultsFile(bytes, path: path))?.results ?? []
    let transaction = transaction()
    for name in Set(fixed + results.flatMap(\.reportFiles)).sorted() {
      // A name that leads out of the folder, or to what is no file, names nothing that we made.
      try? transaction.remove(name)
    }
    _ = try transaction.commit()
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
