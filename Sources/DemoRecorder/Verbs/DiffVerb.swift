import Codecs
import Scene

/// `diff`: holds two picture files against each other, stills and films in any mix.
struct DiffVerb {
  let session: Session
  let options: DiffOptions

  func run() throws -> ExitStatus {
    guard options.expected != "-" || options.actual != "-" else {
      throw UsageError(
        .badOperand(.diff, "-", expected: "the name of a file, too"),
        hint: "standard input can be one of the two pictures")
    }
    let expected = try film(options.expected)
    let actual = try film(options.actual)
    let difference = try FilmComparison(settings: options.comparison).compare(expected, actual)
    let report = DiffReport(
      expected: expected, actual: actual, difference: difference)
    try session.console.data(options.printsJSON ? report.json.text + "\n" : report.text)
    if let picture = options.picture {
      try write(
        DifferencePictures(settings: options.comparison)
          .still(expected, actual, at: difference?.pixels?.first.time ?? .zero),
        to: picture)
    }
    return difference == nil ? .done : .different
  }

  private func film(_ path: String) throws -> FilmReader {
    try FilmReader(session.pictureFile(at: path), path: path)
  }

  private func write(_ picture: Bitmap, to path: String) throws {
    let transaction = OutputTransaction(
      folder: FilePath.folder(of: path), temporaries: session.temporaries)
    try transaction.write(try PNGEncoder.encode(picture), to: FilePath.name(of: path))
    _ = try transaction.commit()
  }
}
