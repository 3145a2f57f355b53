/// `merge-reports`: makes one report of those of all shards.
struct MergeReportsVerb {
  let session: Session
  let options: MergeOptions

  /// - Returns: The status that one verify of all scenarios would have had.
  func run() throws -> ExitStatus {
    try refuseOutputAmongInputs()
    let reports = try options.folders.map { folder in
      ShardReports.Report(
        folder: folder, file: try ReportFolder(path: folder, session: session).results())
    }
    let merged = try ShardReports(reports: reports).merged(into: options.report.folder)
    let reporting = Reporting(session: session, options: options.report)
    try reporting.begin(merged.header)
    try copyFiles(of: reports, to: reporting.folder)
    return try reporting.finish(merged.header, merged.results)
  }

  private func refuseOutputAmongInputs() throws {
    guard let output = try session.files.targetStatus(of: options.report.folder)?.identity
    else { return }
    for folder in options.folders
    where try session.files.targetStatus(of: folder)?.identity == output {
      throw UsageError(
        .badValue(.report, options.report.folder, expected: "a folder of its own"),
        hint: "the merged report would be written over one that is read; name another folder")
    }
  }

  /// Copies the pictures and candidates that the results name, one at a time.
  private func copyFiles(of reports: [ShardReports.Report], to target: ReportFolder) throws {
    let transaction = target.transaction()
    for report in reports {
      let source = ReportFolder(path: report.folder, session: session)
      var copied: Set<String> = []
      for result in report.file.results {
        for name in result.reportFiles where copied.insert(name).inserted {
          // What was accepted or rejected is not in the report any more.
          if result.outcome != .failed, try source.outputs.standing(name) == nil { continue }
          let bytes = try source.contents(of: name, limit: ReportFolder.pictureLimit)
          try transaction.write(bytes, to: name)
        }
      }
    }
    _ = try transaction.commit()
  }
}
