/// Tells the recordings of scenarios that are gone from all others, by their traces.
///
/// In doubt a recording stays: its scenario is gone only if no file has its path, neither seen from
/// the current folder nor from any folder on the way to a PATH, and if no scenario of the run is
/// recorded under its name. A variant is gone as soon as its scenario's matrix does not make it any
/// more, and so is what was recorded of a scenario before it had a matrix.
struct OrphanSearch {
  let files: any FileReading
  /// PATHs of the command line, as given.
  let paths: [String]
  /// The scenarios of the run, of all there are at the PATHs.
  let scenarios: [ScenarioFile]

  /// What is to be done with the recordings of an output folder.
  struct Findings: Hashable, Sendable {
    /// Recordings of scenarios that are gone.
    var orphans: [Orphan] = []
    /// Traces, named as below the output folder, that may be of such scenarios but do not say so.
    var unclear: [String] = []
    /// Traces that name files which are not their recording's.
    var foreign: [String] = []
  }

  /// The files of a recording, named as below the output folder.
  struct Orphan: Hashable, Sendable {
    var names: OutputNames
    /// Films and snapshots that belong to no other recording.
    var outputs: [String]
  }

  func findings(among recordings: [TracedRecording]) -> Findings {
    let known = Set(scenarios.map(\.outputName))
    var findings = Findings()
    var claimed: Set<String> = []
    for recording in recordings {
      let outputs = recording.origin.outputs
      switch known.contains(recording.names.scenario) ? .living : state(of: recording) {
      case .living: claimed.formUnion(outputs ?? [])
      case .unclear: findings.unclear.append(recording.names.trace)
      case .foreign: findings.foreign.append(recording.names.trace)
      case .gone:
        findings.orphans.append(Orphan(names: recording.names, outputs: outputs ?? []))
      }
    }
    for index in findings.orphans.indices {
      findings.orphans[index].outputs.removeAll(where: claimed.contains)
    }
    return findings
  }

  private enum State {
    case living, gone, unclear, foreign
  }

  /// What a trace says of its scenario, which is none of the run's.
  private func state(of recording: TracedRecording) -> State {
    guard let outputs = recording.origin.outputs else { return .unclear }
    // What came from standard input has no file that could be gone.
    guard let source = recording.origin.source, isReplaced(recording) || !isThere(source) else {
      return .living
    }
    return outputs.allSatisfy(recording.names.owns) ? .gone : .foreign
  }

  /// Whether a recording is of a scenario of the run, which is recorded under other names now.
  private func isReplaced(_ recording: TracedRecording) -> Bool {
    let name = recording.commonName
    return scenarios.contains {
      $0.portablePath == recording.origin.source && $0.commonName == name
    }
  }

  /// Whether there may be a file that a trace can mean by this path.
  private func isThere(_ source: String) -> Bool {
    roots.contains { folder in
      do throws(FileError) {
        return try files.targetStatus(of: FilePath.joined(folder, source)) != nil
      } catch {
        // Nothing can be there if a file stands where the path has a folder; else nobody knows.
        return error.problem != .notFolder
      }
    }
  }

  /// The current folder, every PATH, and every folder on the way to one.
  private var roots: [String] {
    var roots = ["."]
    for path in paths where path != "-" {
      var walked = FilePath.tidied(path)
      while !roots.contains(walked) {
        roots.append(walked)
        walked = FilePath.folder(of: walked)
      }
    }
    return roots
  }
}
