/// A recording by the trace that stands in the output folder.
struct TracedRecording: Hashable, Sendable {
  /// What its files are called.
  var names: OutputNames
  var origin: RecordingOrigin

  /// The name of its files without that of the variant; nil where they are not called after the
  /// variant that the trace names.
  var commonName: String? {
    guard let variant = origin.variant else { return names.scenario }
    let ending = "-" + variant
    guard names.scenario.hasSuffix(ending) else { return nil }
    return String(names.scenario.dropLast(ending.count))
  }
}

/// Finds the recordings in an output folder.
struct RecordingWalker {
  let files: any FileReading
  /// The output folder, as the user named it.
  let folder: String

  /// All recordings below the folder, in the order of the bytes of their paths.
  ///
  /// Names that begin with `.` and links are passed over, and so is whatever has a trace's name but
  /// does not begin like one. A folder that is not there has no recordings.
  func recordings() throws(FileError) -> [TracedRecording] {
    guard try files.targetStatus(of: folder)?.kind == .folder else { return [] }
    return try recordings(in: "")
  }

  private func recordings(in inner: String) throws(FileError) -> [TracedRecording] {
    var found: [TracedRecording] = []
    for name in try files.names(in: FilePath.joined(folder, inner)) where !name.hasPrefix(".") {
      let output = FilePath.joined(inner, name)
      let path = FilePath.joined(folder, output)
      switch try files.status(of: path)?.kind {
      case .folder: found += try recordings(in: output)
      case .file:
        guard let names = OutputNames(trace: output),
          let origin = try files.recordingOrigin(at: path)
        else { continue }
        found.append(TracedRecording(names: names, origin: origin))
      case .link, .other, nil: continue
      }
    }
    return found
  }
}
