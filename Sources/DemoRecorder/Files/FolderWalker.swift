/// Finds the scenario files that a command line means.
struct FolderWalker {
  let files: any FileReading

  /// The folder that is walked when no PATH is given.
  static let defaultFolder = "scenarios"

  /// The scenarios at `paths`, in the order of the bytes of their paths, each once.
  ///
  /// A folder gives every `*.yaml` and `*.yml` below it, apart from names that begin with `_` or
  /// `.` and from links. A file that is named itself is taken whatever its name. `-` is standard
  /// input.
  func scenarios(
    at paths: [String], picked filter: NameFilter? = nil
  ) throws(WalkError) -> [ScenarioFile] {
    var found: [Candidate] = []
    for path in paths.isEmpty ? [Self.defaultFolder] : paths {
      found += try candidates(at: path, isDefault: paths.isEmpty)
    }
    let scenarios = try withoutRepeats(found)
    guard let filter else { return scenarios }
    let picked = filter.picked(from: scenarios)
    guard !picked.isEmpty else {
      throw .nothingMatches(filter: filter.pattern, scenarios: scenarios.count)
    }
    return picked
  }

  /// The one scenario file that `path` names, or standard input for `-`.
  func file(at path: String) throws(WalkError) -> ScenarioFile {
    if try status(of: path, files.targetStatus)?.kind == .folder { throw .isFolder(path) }
    guard let found = try candidates(at: path, isDefault: false).first else {
      throw .missing(path)
    }
    return found.scenario
  }

  private struct Candidate {
    var scenario: ScenarioFile
    var identity: FileIdentity?
  }

  private func candidates(
    at path: String, isDefault: Bool
  ) throws(WalkError) -> [Candidate] {
    if path == "-" { return [Candidate(scenario: .standardInput, identity: nil)] }
    guard let status = try status(of: path, files.targetStatus) else {
      throw isDefault ? .noDefaultFolder : .missing(path)
    }
    switch status.kind {
    case .file:
      let named = NamedFile(path: FilePath.tidied(path), below: nil)
      return [Candidate(scenario: named.scenario, identity: status.identity)]
    case .folder:
      let folder = FilePath.tidied(path)
      let found = try walk(folder, below: folder)
      guard !found.isEmpty else { throw .noScenarios(folder: path) }
      return found
    case .link, .other: throw .notReadable(path)
    }
  }

  private func walk(_ folder: String, below root: String) throws(WalkError) -> [Candidate] {
    var found: [Candidate] = []
    for name in try names(in: folder) where !name.hasPrefix("_") && !name.hasPrefix(".") {
      let path = FilePath.joined(folder, name)
      guard let status = try status(of: path, files.status) else {
        // The name was read a moment ago: what is not there under it has a name that is no text.
        if name.contains("\u{FFFD}"), Self.isScenario(name) { throw .nameIsNoText(path) }
        continue
      }
      switch status.kind {
      case .folder: found += try walk(path, below: root)
      case .file where Self.isScenario(name):
        let named = NamedFile(path: path, below: root)
        found.append(Candidate(scenario: named.scenario, identity: status.identity))
      case .file, .link, .other: break
      }
    }
    return found
  }

  private static func isScenario(_ name: String) -> Bool {
    name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  /// Leaves out what two PATHs lead to, and refuses two scenarios that would write the same files.
  private func withoutRepeats(_ found: [Candidate]) throws(WalkError) -> [ScenarioFile] {
    let sorted = found.sorted {
      $0.scenario.path.utf8.lexicographicallyPrecedes($1.scenario.path.utf8)
    }
    var first: [String: Candidate] = [:]
    var scenarios: [ScenarioFile] = []
    for candidate in sorted {
      let name = candidate.scenario.outputName
      if let other = first[name] {
        guard other.identity == candidate.identity else {
          throw .sameOutput(name, other.scenario.path, candidate.scenario.path)
        }
        continue
      }
      first[name] = candidate
      scenarios.append(candidate.scenario)
    }
    return scenarios
  }

  private func names(in folder: String) throws(WalkError) -> [String] {
    do {
      return try files.names(in: folder)
    } catch {
      throw .unreadable(error)
    }
  }

  private func status(
    of path: String, _ look: (String) throws(FileError) -> FileStatus?
  ) throws(WalkError) -> FileStatus? {
    do {
      return try look(path)
    } catch {
      throw .unreadable(error)
    }
  }
}

/// A scenario file by its path, and the folder it was found below, if it was.
private struct NamedFile {
  var path: String
  var below: String?

  var scenario: ScenarioFile {
    ScenarioFile(
      source: .file, path: path, outputName: outputName, portablePath: portablePath)
  }

  /// The path below the root, without extension.
  private var outputName: String {
    let names = Self.namesAfterDots(path)
    let name = FilePath.withoutExtension(names.last ?? path)
    return (names.dropLast()[rootEnd...] + [name]).joined(separator: "/")
  }

  /// The path from the root's own name on, if it has one.
  private var portablePath: String {
    Self.namesAfterDots(path)[max(0, rootEnd - (hasRoot ? 1 : 0))...].joined(separator: "/")
  }

  /// Where the names below the root begin: the nearest folder called `scenarios`, else the folder
  /// that was walked, else the one that the file is in.
  private var rootEnd: Int {
    let folders = Self.namesAfterDots(path).dropLast()
    return folders.lastIndex(of: FolderWalker.defaultFolder).map { $0 + 1 }
      ?? below.map { Self.namesAfterDots($0).count } ?? folders.count
  }

  /// Whether that is more than just where a file that was named itself happens to be.
  private var hasRoot: Bool {
    below != nil
      || Self.namesAfterDots(path).dropLast().contains(FolderWalker.defaultFolder)
  }

  /// What stands before `..` names no place below which a name could be.
  private static func namesAfterDots(_ path: String) -> [String] {
    let names = FilePath.names(of: path)
    return Array(names[(names.lastIndex(of: "..").map { $0 + 1 } ?? 0)...])
  }
}
