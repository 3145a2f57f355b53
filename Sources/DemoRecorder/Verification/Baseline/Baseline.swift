/// The recordings below an output folder, as an earlier `record` left them.
struct Baseline {
  /// The largest recorded file that is read, in bytes.
  static let sizeLimit = 1_000_000_000

  let folder: String
  let files: any FileReading

  /// All bytes of a recorded file; nil if there is none.
  func contents(of name: String) throws(FileError) -> [UInt8]? {
    let path = FilePath.joined(folder, name)
    guard try files.targetStatus(of: path) != nil else { return nil }
    return try files.contents(of: path, limit: Self.sizeLimit)
  }

  /// Whether a recorded file holds just these bytes; nil if there is none.
  func holds(_ bytes: [UInt8], as name: String) throws(FileError) -> Bool? {
    guard let status = try files.targetStatus(of: FilePath.joined(folder, name)) else { return nil }
    guard status.kind == .file, status.size == bytes.count else { return false }
    return try contents(of: name) == bytes
  }

  func exists(_ name: String) throws(FileError) -> Bool {
    try files.targetStatus(of: FilePath.joined(folder, name)) != nil
  }

  /// The numbers of the pictures in a folder of frames.
  func frameNumbers(in name: String) throws(FileError) -> [Int] {
    let path = FilePath.joined(folder, name)
    guard try files.targetStatus(of: path)?.kind == .folder else { return [] }
    return try files.names(in: path).compactMap(FrameName.number)
  }

  /// The formats to play a scenario in: its own, and those of which there is a recording besides.
  func formats(of scenario: Scenario, as names: OutputNames) throws(FileError) -> [OutputFormat] {
    var formats = scenario.output.formats
    for format in OutputFormat.allCases where format.isCompared && !formats.contains(format) {
      guard try exists(names.film(format)) else { continue }
      var output = scenario.output
      output.formats = formats + [format]
      if output.frameRateProblem == nil { formats.append(format) }
    }
    return OutputFormat.allCases.filter { $0.isCompared && formats.contains($0) }
  }
}
