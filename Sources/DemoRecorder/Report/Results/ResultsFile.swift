/// The file `results.jsonl` of a report: a line with its header, then a line for each scenario.
///
/// It is what later commands read: `accept`, `reject` and `merge-reports`. What is written is read
/// back the same, times to the nanosecond and ratios to a billionth.
struct ResultsFile: Hashable, Sendable {
  static let name = "results.jsonl"
  /// The largest that is read, in bytes.
  static let sizeLimit = 1_000_000_000

  var header: ReportHeader
  /// Sorted by the bytes of their names.
  private(set) var results: [VerificationResult]

  init(header: ReportHeader, results: [VerificationResult]) {
    self.header = header
    self.header.scenarios = results.count
    self.results = results.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  var bytes: [UInt8] {
    var bytes = Array((header.json.text + "\n").utf8)
    for result in results { bytes += (result.json.text + "\n").utf8 }
    return bytes
  }

  /// Reads the text of a file.
  ///
  /// - Parameter path: How errors name the file.
  /// - Throws: What keeps it from being read, with the line and the value.
  init(_ bytes: [UInt8], path: String) throws(ResultsError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let header = try Self.header(Array(lines[0]), path: path)
    var results: [VerificationResult] = []
    for (index, line) in lines.dropFirst().dropLast().enumerated() {
      results.append(try Self.read(Array(line), number: index + 2, path, VerificationResult.init))
    }
    // The last line has an end too, so nothing may follow it.
    guard lines.count > 1, lines.last?.isEmpty == true, results.count == header.scenarios else {
      throw ResultsError(
        path: path, problem: .cutOff(found: results.count, expected: header.scenarios))
    }
    self.init(header: header, results: results)
    for (result, next) in zip(self.results, self.results.dropFirst())
    where result.name == next.name {
      throw ResultsError(path: path, problem: .twice(result.name))
    }
  }

  /// Whether a file begins as ours do, whether or not the rest of it can be read.
  static func isOurs(_ bytes: [UInt8]) -> Bool {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return JSONValue(Array(line))?["format"]?.string == ReportHeader.format
  }

  private static func header(_ line: [UInt8], path: String) throws(ResultsError) -> ReportHeader {
    guard isOurs(line), let json = JSONValue(line) else {
      throw ResultsError(path: path, problem: .foreign)
    }
    guard json["formatVersion"]?.integer == ReportHeader.formatVersion else {
      throw ResultsError(path: path, problem: .otherVersion)
    }
    return try read(line, number: 1, path, ReportHeader.init)
  }

  private static func read<Value>(
    _ line: [UInt8], number: Int, _ path: String,
    _ value: (ReadValue) throws(ReadValue.Wrong) -> Value
  ) throws(ResultsError) -> Value {
    let json: JSONValue
    do {
      json = try JSONReader.value(of: line)
    } catch {
      throw ResultsError(path: path, problem: .noJSON(line: number, byte: error.offset + 1))
    }
    do {
      return try value(ReadValue(json: json))
    } catch {
      throw ResultsError(path: path, problem: .wrong(line: number, error))
    }
  }
}
