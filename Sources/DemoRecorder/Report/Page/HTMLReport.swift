/// The report as one page: summary, filters, and for each scenario that failed its films held
/// against the recorded ones.
///
/// The page needs no network and no other file, apart from pictures beyond `embeddedLimit`, which
/// it shows from where they lie beside it.
struct HTMLReport {
  /// How many bytes of pictures, as they stand in the page, are embedded at most.
  static let embeddedLimit = 50_000_000

  private let header: ReportHeader
  private let results: [VerificationResult]
  private let embeddedLimit: Int

  /// - Parameter results: In the order in which they are to be listed.
  init(
    header: ReportHeader, results: [VerificationResult],
    embeddedLimit: Int = HTMLReport.embeddedLimit
  ) {
    self.header = header
    self.results = results
    self.embeddedLimit = embeddedLimit
  }

  /// Writes `index.html` into the report's folder, where the pictures are already.
  ///
  /// Pictures pass through memory one at a time. One that is named but not there stays a link, and
  /// the page says so where it would be seen.
  ///
  /// - Throws: What could not be written, or read of a picture that is there.
  func write(into transaction: OutputTransaction) throws(FileError) {
    try transaction.write(to: ReportFolder.page) { (append) throws(FileError) in
      func add(_ text: String) throws(FileError) { try append(Array(text.utf8)) }
      var pictures = PagePictures(folder: transaction.folder, embeddedLimit: embeddedLimit)
      try add(PageMarkup.start)
      for name in results.flatMap(\.shownPictures) {
        try pictures.embed(name, append)
      }
      let data = PageData(header: header, pictures: pictures)
      try add(#"<script type="application/json" id="report">"#)
      try add(EmbeddedJSON.text(data.json(of: results)))
      try add("</script>\n")
      try add(PageMarkup.end)
    }
  }
}

extension VerificationResult {
  /// The pictures that the page shows, by their paths below the report's folder.
  fileprivate var shownPictures: [String] {
    guard outcome == .failed else { return [] }
    return findings.flatMap { (finding) -> [String] in
      switch finding {
      case .difference(let difference): difference.pictures.shown
      case .missing(let file): played(file).map { [$0] } ?? []
      default: []
      }
    }
  }

  /// The picture of what was played of a file that has no recording, if a browser can show it.
  func played(_ file: String) -> String? {
    let isPicture = [".gif", ".png", ".apng"].contains(where: file.hasSuffix)
    return isPicture
      ? candidates.first { $0.file == file }.map { ReportPlace.actual($0.file) } : nil
  }
}

extension FileDifference.Pictures {
  /// Those from which a film is shown frame by frame; without them one still.
  fileprivate var shown: [String] {
    frames.map(\.files) ?? [comparison].compactMap(\.self)
  }
}
