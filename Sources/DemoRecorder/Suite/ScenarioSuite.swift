import Components

/// The scenarios of a run: what the PATHs lead to, each variant of a scenario with a matrix as one of
/// its own.
struct ScenarioSuite {
  let session: Session
  let registry: ComponentRegistry
  /// Those that stand in a matrix take the place of its axis.
  let changes: SettingChanges
  /// Threads in all.
  let jobs: Int

  /// The scenarios at `paths`, in the order of their files' paths and their matrices, each once. A file
  /// with a mistake stands for all its variants, so that the mistake is told once.
  ///
  /// - Throws: `WalkError`, also where two would write the same files, `UsageError`, and `FileError`
  ///   where standard input cannot be read.
  func scenarios(
    at paths: [String], picked filter: NameFilter? = nil
  ) throws -> [ScenarioFile] {
    try picked(filter, from: entries(at: paths)).flatMap(\.scenarios)
  }

  /// The files of those scenarios.
  func files(at paths: [String], picked filter: NameFilter? = nil) throws -> [ScenarioFile] {
    try picked(filter, from: entries(at: paths)).map(\.file)
  }

  /// The one scenario that a file and the name of a variant mean.
  func scenario(at path: String, variant: String?) throws -> ScenarioFile {
    let entry = try entry(of: FolderWalker(files: session.files).file(at: path))
    guard entry.isSound else { return entry.file }
    let names = entry.variants.compactMap(\.variant)
    let list = "they are " + names.joined(separator: ", ")
    if let variant {
      if let found = entry.variants.first(where: { $0.variant == variant }) { return found }
      let hint = NearestWord.of(variant, among: names).map { "did you mean '\($0)'?" } ?? list
      throw UsageError(
        .noVariant(variant, of: entry.file.path),
        hint: names.isEmpty ? "it has no matrix; leave '\(Flag.variant.spelling)' out" : hint)
    }
    guard names.count > 1 else { return entry.variants.first ?? entry.file }
    throw UsageError(
      .whichVariant(of: entry.file.path, count: names.count),
      hint: "add '\(Flag.variant.spelling) \(names[0])'; \(list)")
  }

  /// A file and what it makes.
  private struct Entry {
    var file: ScenarioFile
    /// Empty without a matrix.
    var variants: [ScenarioFile] = []
    /// Whether the variants can be played, as far as is known without playing.
    var isSound = true

    /// What the filter looks at.
    var names: [ScenarioFile] { variants.isEmpty ? [file] : variants }
    var scenarios: [ScenarioFile] { isSound ? names : [file] }
  }

  private func entries(at paths: [String]) throws -> [Entry] {
    _ = try changes.foundDevice()
    let files = try FolderWalker(files: session.files).scenarios(at: paths)
    let entries = try ThreadPool(threads: jobs).map(files) { file in
      Result { try entry(of: file) }
    }.map { try $0.get() }
    try checkNames(of: entries.flatMap(\.scenarios))
    return entries
  }

  private func entry(of file: ScenarioFile) throws -> Entry {
    var file = file
    let reading = ScenarioReading(session: session, registry: registry)
    if file.source == .standardInput { file.contents = try reading.bytes(of: file) }
    // A file that cannot be read is told of by whoever needs what is in it.
    guard (try? reading.hasMatrix(file)) == true,
      let loaded = try? reading.load(file, changes: changes)
    else { return Entry(file: file) }
    let isSound = loaded.scenario?.pictureDiagnostics.isEmpty ?? false
    return Entry(
      file: file, variants: loaded.variants.map { file.variant($0) }, isSound: isSound)
  }

  private func picked(_ filter: NameFilter?, from entries: [Entry]) throws -> [Entry] {
    guard let filter else { return entries }
    let picked = entries.compactMap { entry -> Entry? in
      let names = filter.picked(from: entry.names)
      guard !names.isEmpty else { return nil }
      var entry = entry
      if !entry.variants.isEmpty { entry.variants = names }
      return entry
    }
    guard !picked.isEmpty else {
      let count = entries.reduce(0) { $0 + $1.names.count }
      throw WalkError.nothingMatches(filter: filter.pattern, scenarios: count)
    }
    return picked
  }

  /// Refuses two scenarios that would write the same files.
  private func checkNames(of scenarios: [ScenarioFile]) throws(WalkError) {
    var first: [String: ScenarioFile] = [:]
    for scenario in scenarios {
      if let other = first.updateValue(scenario, forKey: scenario.outputName) {
        throw .sameOutput(scenario.outputName, other.path, scenario.path)
      }
    }
  }
}
