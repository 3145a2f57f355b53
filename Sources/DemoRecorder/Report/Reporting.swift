/// The front of all reporters: tells results in each way that was asked for.
struct Reporting {
  let session: Session
  let options: ReportOptions

  var folder: ReportFolder { ReportFolder(path: options.folder, session: session) }

  /// Makes the report's folder ready for a run: what an earlier one left is removed, and results
  /// without any say whose the folder is from now on.
  ///
  /// - Throws: `ForeignReport`, or `FileError` where nothing can be written: better now than when all
  ///   was played.
  func begin(_ header: ReportHeader) throws {
    try folder.clear()
    let transaction = folder.transaction()
    try transaction.write(ResultsFile(header: header, results: []).bytes, to: ResultsFile.name)
    _ = try transaction.commit()
  }

  /// Writes the files of the report and tells the results on the console.
  ///
  /// - Returns: The status of all results together.
  func finish(_ header: ReportHeader, _ results: [VerificationResult]) throws -> ExitStatus {
    let file = ResultsFile(header: header, results: results)
    // What was found is told also where it cannot be written.
    let writing = Result { try write(file) }
    try tell(file)
    try writing.get()
    return .combined(file.results.map(\.status))
  }

  /// Writes `results.jsonl` and the files of the reporters, all or none of them.
  func write(_ file: ResultsFile) throws {
    let transaction = folder.transaction()
    try transaction.write(file.bytes, to: ResultsFile.name)
    if options.reporters.contains(.junit) {
      let report = JUnitReport(
        header: file.header, results: file.results, folder: options.folder)
      try transaction.write(Array(report.text.utf8), to: ReportFolder.junit)
    }
    if options.reporters.contains(.html) {
      try HTMLReport(header: file.header, results: file.results).write(into: transaction)
    }
    _ = try transaction.commit()
  }

  /// JSON goes before the lines for GitHub: both are standard output, and it is the first line.
  private func tell(_ file: ResultsFile) throws {
    let (header, results) = (file.header, file.results)
    if options.reporters.contains(.json) {
      let report = JSONReport(header: header, results: results, folder: options.folder)
      try session.console.data(report.text)
    }
    if options.reporters.contains(.github) {
      let report = GitHubReport(header: header, results: results, folder: options.folder)
      if !report.text.isEmpty { try session.console.data(report.text) }
      if let path = session.environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty {
        let summary = StepSummary(header: header, results: results, folder: options.folder)
        try session.files.append(Array(summary.text.utf8), to: path)
      }
    }
    if options.reporters.contains(.text) {
      TextReport(header: header, results: results, options: options).tell(session.console)
    }
  }
}
