import Components

extension RecordingStages {
  /// The files that a recording in one form writes, in the order in which they are written.
  ///
  /// - Parameter format: As the command line names it.
  package func files(in format: String) throws -> [(name: String, bytes: [UInt8])] {
    var scenario = try decode()
    scenario.output.formats = OutputFormat.allCases.filter { $0.rawValue == format }
    let output = FileKeeper()
    _ = try Recorder(registry: .builtIn, version: "").record(
      scenario, as: OutputNames(scenario: "film"), source: nil, into: output, didSample: { _ in })
    return output.files
  }

  /// Keeps a film's files in memory.
  private final class FileKeeper: OutputSink {
    private(set) var files: [(name: String, bytes: [UInt8])] = []

    func write(_ bytes: [UInt8], to name: String) { files.append((name, bytes)) }

    func removeFrames(from count: Int, in folder: String) {}
  }
}
