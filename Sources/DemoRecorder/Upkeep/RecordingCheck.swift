/// Tells whether recordings are what would be recorded today, by their traces: without playing or
/// drawing, and without writing anything.
struct RecordingCheck {
  let files: any FileReading
  /// The output folder, as the user named it.
  let folder: String
  let origins: OriginComparison

  /// Looks at the recording of one scenario.
  ///
  /// - Parameter scenario: As it would be recorded, with the settings of the command line.
  func state(of file: ScenarioFile, _ scenario: Scenario) throws -> RecordingState {
    let names = OutputNames(file)
    let outputs = names.outputs(of: scenario)
    var state = RecordingState(film: shown(names.film(scenario.output.formats[0])))
    state.missing = try outputs.filter { try !isThere($0) }.map(shown)
    guard try isThere(names.trace) else {
      state.missing.append(shown(names.trace))
      return state
    }
    if let origin = try files.recordingOrigin(at: shown(names.trace)) {
      state.changes = try origins.changes(since: origin, scenario: ScenarioDigest(scenario))
    } else {
      state.unreadableTrace = shown(names.trace)
    }
    return state
  }

  private func shown(_ name: String) -> String { FilePath.joined(folder, name) }

  private func isThere(_ name: String) throws(FileError) -> Bool {
    do throws(FileError) {
      return try files.targetStatus(of: shown(name))?.kind == .file
    } catch {
      // A file stands where a folder should be on the way.
      if error.problem == .notFolder { return false }
      throw error
    }
  }
}

/// What there is of a recording, and what has changed since.
struct RecordingState: Hashable, Sendable {
  /// The film in the first of its formats, as the user knows it.
  var film: String
  /// Files that a recording would have, as the user knows them.
  var missing: [String] = []
  var changes: [OriginChange] = []
  /// The trace, if it does not say what the film was made from.
  var unreadableTrace: String?

  var status: ExitStatus {
    let isStale = !changes.isEmpty || unreadableTrace != nil
    return .combined([missing.isEmpty ? .done : .baselineMissing, isStale ? .stale : .done])
  }

  /// What is wrong, in sentences without a full stop; empty if nothing is.
  var findings: [String] {
    var findings = changes.map { change in
      change == .scenario
        ? "\(DisplayText.plain(film)) is older than its scenario"
        : "\(DisplayText.plain(film)): \(change.words)"
    }
    if let unreadableTrace {
      findings.append(
        "\(DisplayText.plain(unreadableTrace)) does not say what the film was made from")
    }
    if let first = missing.first {
      let others = missing.count - 1
      let rest = others == 0 ? "" : " and \(others) more of its files"
      findings.append("\(DisplayText.plain(first))\(rest) \(others == 0 ? "is" : "are") missing")
    }
    return findings
  }
}
