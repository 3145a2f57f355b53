import Components

/// Reads scenario files: text in, a checked scenario or located findings out.
struct ScenarioLoader {
  var registry: ComponentRegistry
  /// Looks in place of those that scenarios choose.
  var changes = TraitChanges()
  /// Reads a file that a scenario names. It gives the bytes of a regular file, or throws an error
  /// whose description says in the user's words why not.
  var readFile: (String) throws -> [UInt8]

  /// Reads one scenario with the files it names.
  ///
  /// - Parameters:
  ///   - bytes: The scenario file's.
  ///   - file: The path it was read from: it stands in every place, and paths in the file begin in
  ///     its folder. A path without a folder stands for the current one.
  func load(_ bytes: [UInt8], file: String) -> LoadedScenario {
    var decoder = ScenarioDecoder(
      registry: registry, files: ScenarioFiles(read: readFile), file: file, changes: changes)
    var findings: [Diagnostic] = []
    let root = decoder.files.document(bytes, file: file, findings: &findings)
    for finding in findings { decoder.report(finding.problem, at: finding.location) }
    let scenario = root.flatMap { decoder.scenario(from: $0) }
    let sorted = decoder.findings.inReadingOrder(of: file)
    return LoadedScenario(
      scenario: sorted.isEmpty ? scenario : nil, diagnostics: sorted,
      sources: decoder.files.sources)
  }
}

/// What came of reading a scenario: the scenario, or the reasons why there is none.
struct LoadedScenario {
  /// nil if and only if there are findings.
  var scenario: Scenario?
  /// By place: those of the scenario's own file first. Each once.
  var diagnostics: [Diagnostic]
  /// The files that were read as text, for showing their lines.
  var sources: [String: SourceText]
}

extension [Diagnostic] {
  /// Sorted by place, the named file's before those of the others, none twice.
  fileprivate func inReadingOrder(of file: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { first, second in
      let (here, there) = (first.location, second.location)
      if here.file != there.file {
        return here.file == file || (there.file != file && here.file < there.file)
      }
      return (here.line, here.column) < (there.line, there.column)
    }
  }
}
