import Components

/// Reads scenario files: text in, a checked scenario or located findings out.
struct ScenarioLoader {
  var registry: ComponentRegistry
  /// Looks in place of those that scenarios choose.
  var changes = TraitChanges()
  /// Reads a file that a scenario names. It gives the bytes of a regular file, or throws an error
  /// whose description says in the user's words why not.
  var readFile: (String) throws -> [UInt8]

  /// Reads one scenario with the files it names. All variants that its matrix makes of it are checked, and
  /// the first is given, so that memory does not grow with their number.
  ///
  /// - Parameters:
  ///   - bytes: The scenario file's.
  ///   - file: The path it was read from: it stands in every place, and paths in the file begin in
  ///     its folder. A path without a folder stands for the current one.
  ///   - variant: The name of the one variant that is wanted and checked; nil for all.
  ///   - fixed: Axes of the matrix that have only this value, whatever it lists, by their names.
  func load(
    _ bytes: [UInt8], file: String, variant: String? = nil, fixed: [String: String] = [:]
  ) -> LoadedScenario {
    var decoder = decoder(of: file, ScenarioFiles(read: readFile))
    var found: [Diagnostic] = []
    let root = decoder.files.document(bytes, file: file, findings: &found)
    for finding in found { decoder.report(finding.problem, at: finding.location) }
    var all = root.map { decoder.variants(of: $0, fixed: fixed) } ?? []
    let names = all.compactMap(\.variant?.name)
    if let variant, !names.isEmpty {
      all.removeAll { $0.variant?.name != variant }
      if all.isEmpty { decoder.reportMissing(variant) }
    }
    var findings = Findings(decoder.findings)
    var first: Scenario?
    for root in all where findings.list.count <= ScenarioLimits.findings {
      var next = self.decoder(of: file, decoder.files)
      if var scenario = next.scenario(from: root.root), first == nil {
        scenario.variant = root.variant
        first = scenario
      }
      findings.add(next.findings)
      decoder.files = next.files
    }
    return LoadedScenario(
      scenario: findings.list.isEmpty ? first : nil, variants: names,
      diagnostics: findings.inReadingOrder(of: file), sources: decoder.files.sources)
  }

  /// Whether a file has a matrix; also false for one that cannot be read as YAML. Takes much less time
  /// than loading it.
  func hasMatrix(_ bytes: [UInt8], file: String) -> Bool {
    // A key can only be written otherwise than by its letters with escapes, which have a backslash. Most
    // files have neither, and need not be read as YAML twice.
    guard bytes.count <= ScenarioLimits.bytes,
      bytes.firstRange(of: ScenarioDecoder.matrixKey.utf8) != nil
        || bytes.contains(UInt8(ascii: "\\"))
    else { return false }
    var files = ScenarioFiles(read: readFile)
    var ignored: [Diagnostic] = []
    let root = files.document(bytes, file: file, findings: &ignored)
    return root.map(ScenarioDecoder.hasMatrix) ?? false
  }

  private func decoder(of file: String, _ files: ScenarioFiles) -> ScenarioDecoder {
    ScenarioDecoder(registry: registry, files: files, file: file, changes: changes)
  }
}

/// What came of reading a scenario file: the scenario, or the reasons why there is none.
struct LoadedScenario {
  /// The scenario, or the first of its variants. nil if and only if there are findings: a mistake in one
  /// variant is a mistake in the file.
  var scenario: Scenario?
  /// The names of the variants in the order of the matrix, also where there are findings; empty without
  /// a matrix.
  var variants: [String]
  /// By place: those of the scenario's own file first. Each once.
  var diagnostics: [Diagnostic]
  /// The files that were read as text, for showing their lines.
  var sources: [String: SourceText]
}

/// Findings, each once: what is wrong with every variant is said one time.
private struct Findings {
  private(set) var list: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  init(_ findings: [Diagnostic]) { add(findings) }

  mutating func add(_ findings: [Diagnostic]) {
    list += findings.filter { seen.insert($0).inserted }
  }

  /// Sorted by place, the named file's before those of the others.
  func inReadingOrder(of file: String) -> [Diagnostic] {
    list.sorted { first, second in
      let (here, there) = (first.location, second.location)
      if here.file != there.file {
        return here.file == file || (there.file != file && here.file < there.file)
      }
      return (here.line, here.column) < (there.line, there.column)
    }
  }
}
