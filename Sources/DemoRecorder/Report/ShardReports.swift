/// The reports of all parts of a run, which make one.
struct ShardReports {
  struct Report {
    /// As the user named its folder.
    var folder: String
    var file: ResultsFile
  }

  let reports: [Report]

  /// All results under a header that speaks of the whole.
  ///
  /// - Parameter folder: Of the report that they become.
  /// - Throws: `Unfit` if they are not the parts of one run.
  func merged(into folder: String) throws(Unfit) -> ResultsFile {
    guard let first = reports.first else { preconditionFailure("there is a report to merge") }
    try checkParts(first)
    try checkNames()
    var header = first.file.header
    header.shard = nil
    header.acceptCommand = ReportHeader.acceptCommand(report: folder, output: header.output)
    return ResultsFile(header: header, results: reports.flatMap(\.file.results))
  }

  private func checkParts(_ first: Report) throws(Unfit) {
    for report in reports.dropFirst() {
      func differs(_ what: String, _ one: String, _ other: String) -> Unfit {
        Unfit(what: what, first: (first.folder, one), second: (report.folder, other))
      }
      let (one, other) = (first.file.header, report.file.header)
      guard one.recorder == other.recorder else {
        throw differs("recorder", one.recorder, other.recorder)
      }
      guard one.output == other.output else {
        throw differs("folder of recordings", one.output, other.output)
      }
      guard one.shard?.count == other.shard?.count else {
        throw differs("number of shards", one.shard.words, other.shard.words)
      }
    }
    guard let count = first.file.header.shard?.count else { return }
    let indices = reports.compactMap(\.file.header.shard?.index)
    let missing = (1...count).filter { !indices.contains($0) }
    guard missing.isEmpty else { throw Unfit(missing: missing, of: count) }
    var folders: [Int: String] = [:]
    for (index, report) in zip(indices, reports) {
      if let other = folders.updateValue(report.folder, forKey: index) {
        throw Unfit(twice: "the shard \(index)/\(count)", in: other, report.folder)
      }
    }
  }

  private func checkNames() throws(Unfit) {
    var folders: [String: String] = [:]
    for report in reports {
      for result in report.file.results {
        if let other = folders.updateValue(report.folder, forKey: result.name) {
          throw Unfit(twice: DisplayText.quoted(result.name), in: other, report.folder)
        }
      }
    }
  }

  /// Why reports are not the parts of one run.
  struct Unfit: Error, Hashable, Sendable {
    let description: String
    let hint: String?

    fileprivate init(what: String, first: (String, String), second: (String, String)) {
      description =
        "the reports are not of one run: the \(what) is \(DisplayText.quoted(first.1)) in "
        + "\(DisplayText.plain(first.0)) and \(DisplayText.quoted(second.1)) in "
        + DisplayText.plain(second.0)
      hint = "name the report folders of the shards of one run"
    }

    fileprivate init(missing: [Int], of count: Int) {
      let shards = missing.prefix(5).map { "\($0)/\(count)" }.joined(separator: ", ")
      description =
        missing.count == 1
        ? "the report of shard \(shards) is not there"
        : "the reports of shards \(shards)\(missing.count > 5 ? ", …" : "") are not there"
      hint = "name the report folders of all \(count) shards"
    }

    fileprivate init(twice what: String, in first: String, _ second: String) {
      description =
        "\(what) is in two reports: \(DisplayText.plain(first)) and "
        + DisplayText.plain(second)
      hint = "name each shard's report once"
    }
  }
}

extension ShardReports.Unfit: ExplainedError {
  var exitStatus: ExitStatus { .wrong }
}

extension Shard? {
  fileprivate var words: String { self.map { "\($0.count)" } ?? "none" }
}
