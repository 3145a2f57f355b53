/// The lines by which a README shows what was recorded.
extension RecordVerb {
  /// Looks whether `--snippet` can be done, before anything is recorded.
  func checkSnippetFile(for files: [ScenarioFile]) throws {
    guard let file = snippetFile else { return }
    try file.check(snippets(of: files))
  }

  /// Writes the snippets to the file that is named, else prints those of scenarios with a matrix, or of
  /// the only scenario.
  ///
  /// - Parameters:
  ///   - reports: Of each of the run's scenarios.
  ///   - status: How the run went.
  /// - Returns: The snippets as data, where `--json` asks for them.
  func showSnippets(of reports: [RecordReport], after status: ExitStatus) throws -> [JSONValue] {
    guard case .folder(let folder) = options.output else { return [] }
    if let file = snippetFile { try update(file, reports.map(\.file), after: status) }
    guard options.printsJSON || snippetFile == nil else { return [] }
    let failed = Set(reports.filter { $0.status != .done }.map(\.file.path))
    let isAlone = Set(reports.map(\.file.path)).count == 1
    let files = reports.map(\.file).filter { file in
      !failed.contains(file.path) && (options.printsJSON || isAlone || file.variant != nil)
    }
    return try snippets(of: files).map { snippet in
      let lines = try SnippetFile.lines(of: snippet, output: folder, files: session.files)
      if !options.printsJSON { try session.console.offer(lines.map { $0 + "\n" }.joined()) }
      return .object([
        .init("name", .string(snippet.name)), .init("lines", .array(lines.map(JSONValue.string))),
      ])
    }
  }

  private var snippetFile: SnippetFile? {
    guard let path = options.snippet, case .folder(let folder) = options.output else { return nil }
    return SnippetFile(path: path, session: session, output: folder)
  }

  private func update(
    _ file: SnippetFile, _ files: [ScenarioFile], after status: ExitStatus
  ) throws {
    guard status == .done else {
      session.console.say(
        StyledText(
          "\(DisplayText.plain(file.path)) is left as it was, since not everything could be recorded"
        ))
      return
    }
    let (change, others) = try file.write(snippets(of: files))
    if let change {
      session.console.say(StyledText("\(change.word) \(DisplayText.plain(change.path))"))
    }
    // Of a run of some scenarios, others are no surprise.
    guard options.paths.isEmpty, options.filter == nil, options.shard == nil else { return }
    for block in others {
      session.console.say(
        StyledText(
          "\(DisplayText.plain(file.path)):\(block.line): \(DisplayText.quoted(block.name)) is no "
            + "scenario; its place is left as it was"))
    }
  }

  /// What the scenario files show, each once with all its variants: a filter does not change a README.
  /// Nothing of those that cannot be recorded.
  private func snippets(of files: [ScenarioFile]) -> [ScenarioSnippet] {
    let reading = ScenarioReading(session: session, registry: recorder.registry)
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }.compactMap { file in
      let scenarios = variants(of: file.withoutVariant, by: reading)
      return scenarios.isEmpty ? nil : ScenarioSnippet(name: file.commonName, of: scenarios)
    }
  }

  /// The scenario of a file, or its variants, as they are recorded. Without their steps, which may be
  /// many and are not shown.
  private func variants(of file: ScenarioFile, by reading: ScenarioReading) -> [Scenario] {
    let names = (try? reading.load(file, changes: options.changes))?.variants ?? []
    let files = names.isEmpty ? [file] : names.map { file.variant($0) }
    return files.compactMap { file in
      guard var scenario = (try? reading.load(file, changes: options.changes))?.scenario,
        (try? options.changes.apply(to: &scenario)) != nil
      else { return nil }
      scenario.steps = []
      return scenario
    }
  }
}
