import Codecs
@testable import DemoRecorder
import Foundation
import Scene

/// A report's folder, made from films as `verify` would make it.
struct SampleReport {
  let folder: TemporaryFolder
  /// Below the temporary folder.
  let name: String
  private(set) var results: [VerificationResult] = []

  init(_ name: String, in folder: TemporaryFolder) {
    self.name = name
    self.folder = folder
  }

  /// - Parameter embeddedLimit: How many bytes of the page may be pictures.
  func write(embeddedLimit: Int = HTMLReport.embeddedLimit) throws {
    let disk = Disk()
    let transaction = OutputTransaction(
      folder: folder.url.appending(path: name).path,
      temporaries: TemporaryFiles(files: disk, processID: 1) { _ in true })
    try HTMLReport(header: header, results: results, embeddedLimit: embeddedLimit)
      .write(into: transaction)
    _ = try transaction.commit()
  }

  private var header: ReportHeader {
    ReportHeader(VerifyOptions(), scenarios: results.count, recorder: "1.0.0")
  }

  mutating func addPassed(_ name: String) {
    results.append(
      VerificationResult(
        name: name, scenario: "scenarios/\(name).yaml", title: name, outcome: .passed,
        comparedFiles: 3))
  }

  mutating func addFailed(
    _ name: String, title: String = "", _ findings: [Finding], origins: [String] = []
  ) {
    results.append(
      VerificationResult(
        name: name, scenario: "scenarios/\(name).yaml", title: title, outcome: .failed,
        changedOrigins: origins, findings: findings,
        candidates: [.init(file: name + ".gif", digest: "3-a", baseline: "3-b")],
        comparedFiles: 1))
  }

  /// Compares two pictures or films and stores what the page needs of them.
  func difference(
    _ file: String, expected: [UInt8], actual: [UInt8], elements: [ElementChange] = []
  ) throws -> FileDifference {
    func reader(_ bytes: [UInt8]) throws -> FilmReader { try FilmReader(bytes, path: file) }
    let settings = ComparisonSettings()
    let comparison = try FilmComparison(settings: settings)
      .compare(
        reader(expected), reader(actual), frameNumber: { Int($0 / .milliseconds(20)) })
    guard let comparison else { throw NoDifference() }
    let sheets = try FilmSheetBuilder(
      storing: { png, number in
        let path = "pictures/\(file).\(number).png"
        try store(png, path)
        return path
      },
      counting: { expected, actual, _ in
        PictureComparison(settings: settings).difference(
          expected: expected, actual: actual, in: expected.bounds, except: []
        ).pixels
      }
    ).sheets(expected: reader(expected), actual: reader(actual))
    var difference = FileDifference(file: file, comparison: comparison, elements: elements)
    difference.pictures = .init(
      expected: "expected/" + file, actual: "actual/" + file, frames: sheets)
    try store(expected, "expected/" + file)
    try store(actual, "actual/" + file)
    return difference
  }

  func store(_ bytes: [UInt8], _ path: String) throws {
    try folder.write(Data(bytes), to: name + "/" + path)
  }

  private struct NoDifference: Error {}
}
