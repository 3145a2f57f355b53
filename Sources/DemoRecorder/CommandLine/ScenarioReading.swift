import Components
import Raster

/// Reads scenario files for the verbs, with the settings that the command line changes.
struct ScenarioReading {
  let session: Session
  let registry: ComponentRegistry

  /// Reads, decodes and changes one scenario, and says what is wrong with it.
  ///
  /// - Returns: nil where something is wrong.
  /// - Throws: Where the file itself cannot be read, or the changes do not fit.
  func scenario(
    in file: ScenarioFile, changes: SettingChanges = SettingChanges()
  ) throws -> (scenario: Scenario, renderer: DiagnosticRenderer)? {
    let loaded = try load(file, changes: changes)
    let renderer = DiagnosticRenderer(sources: loaded.sources)
    guard var scenario = loaded.scenario else {
      for diagnostic in loaded.diagnostics { session.console.complain(renderer, diagnostic) }
      return nil
    }
    let pictures = scenario.pictureDiagnostics
    for diagnostic in pictures { session.console.complain(renderer, diagnostic) }
    guard pictures.isEmpty else { return nil }
    try changes.apply(to: &scenario)
    try addSheetVariants(to: &scenario, of: file, changes)
    return (scenario, renderer)
  }

  /// Gives the first of a matrix's variants all of them, where it makes a sheet of their snapshots. A
  /// change that picks some of them leaves the sheet as it is, for all or for none.
  private func addSheetVariants(
    to scenario: inout Scenario, of file: ScenarioFile, _ changes: SettingChanges
  ) throws {
    guard let own = scenario.variant, scenario.output.formats.contains(.sheet) else { return }
    let changes = changes.without(choicesOf: own)
    let names = try load(file.withoutVariant, changes: changes).variants
    guard file.variant == names.first else { return }
    var all: [Scenario] = []
    for name in names {
      let variant = file.withoutVariant.variant(name)
      guard var other = try load(variant, changes: changes).scenario else { continue }
      try changes.apply(to: &other)
      all.append(other)
    }
    scenario.sheetVariants = all
    try scenario.checkPages()
  }

  /// What is wrong with a scenario, without a word; nothing of standard input that was not kept: it can
  /// be read only once.
  func diagnostics(
    of file: ScenarioFile, changes: SettingChanges = SettingChanges()
  ) throws(FileError) -> [Diagnostic] {
    guard file.source == .file || file.contents != nil else { return [] }
    let loaded = try load(file, changes: changes)
    return loaded.scenario?.pictureDiagnostics ?? loaded.diagnostics
  }

  /// Reads and decodes one scenario, or all its variants where none is named, and says nothing.
  ///
  /// - Parameter changes: Those that stand in a matrix take the place of an axis; of the others only
  ///   the looks are made.
  func load(
    _ file: ScenarioFile, changes: SettingChanges = SettingChanges()
  ) throws(FileError) -> LoadedScenario {
    loader(changes).load(
      try bytes(of: file), file: file.path, variant: file.variant, fixed: changes.axes)
  }

  /// Whether a file has a matrix, which tells what it is in the list of scenarios.
  func hasMatrix(_ file: ScenarioFile) throws(FileError) -> Bool {
    loader().hasMatrix(try bytes(of: file), file: file.path)
  }

  private func loader(_ changes: SettingChanges = SettingChanges()) -> ScenarioLoader {
    ScenarioLoader(registry: registry, changes: changes.traits) { path in
      do throws(FileError) {
        return try session.files.contents(of: path, limit: ScenarioLimits.pictureBytes)
      } catch {
        throw UnreadableFile(reason: error.problem)
      }
    }
  }

  /// One byte more than a scenario may have is read, so that the loader can say that it is too big.
  func bytes(of file: ScenarioFile) throws(FileError) -> [UInt8] {
    if let contents = file.contents { return contents }
    do throws(FileError) {
      switch file.source {
      case .file:
        return try session.files.contents(of: file.path, limit: ScenarioLimits.bytes)
      case .standardInput:
        return try session.input.readAll(limit: ScenarioLimits.bytes)
      }
    } catch {
      guard case .tooLarge = error.problem else { throw error }
      return [UInt8](repeating: 0x20, count: ScenarioLimits.bytes + 1)
    }
  }
}

extension Scenario {
  /// What is wrong with the pictures that the scenario names.
  var pictureDiagnostics: [Diagnostic] {
    do throws(PictureProblem) {
      _ = try component.decodedOptions()
      return []
    } catch {
      return [Diagnostic(.unfit(error.message, reason: error.hint), at: error.location)]
    }
  }
}

/// Why a file that a scenario names cannot be read.
private struct UnreadableFile: Error, CustomStringConvertible {
  var reason: FileError.Problem

  var description: String { "\(reason)" }
}

extension Console {
  /// Shows a finding, however quiet the program shall be.
  func complain(_ renderer: DiagnosticRenderer, _ diagnostic: Diagnostic) {
    complain(renderer, error: diagnostic.message, at: diagnostic.location, hint: diagnostic.hint)
  }

  func complain(
    _ renderer: DiagnosticRenderer, error: String, at place: ScenarioLocation, hint: String?
  ) {
    let text = renderer.text(error: error, at: place, hint: hint)
    complain(StyledText(String(text.dropLast())))
  }
}

extension SettingChanges {
  /// Puts the command line's settings in place of the scenario's.
  ///
  /// - Throws: `UsageError` where they do not fit the scenario.
  func apply(to scenario: inout Scenario) throws(UsageError) {
    if let found = try foundDevice() { scenario.device = found }
    scenario.output.fps = fps ?? scenario.output.fps
    scenario.output.scale = scale ?? scenario.output.scale
    scenario.output.formats = formats ?? scenario.output.formats
    if allowsMissingGlyphs { scenario.missingGlyphs = .drawnAsBoxes }
    let problem =
      scenario.output.frameRateProblem ?? scenario.output.sizeProblem(on: scenario.device)
    if let problem { throw scenario.unfit(problem) }
    try scenario.checkPages()
  }

  /// The device that is named; nil where none is.
  ///
  /// - Throws: `UsageError` where there is none of that name.
  func foundDevice() throws(UsageError) -> Device? {
    guard let device else { return nil }
    if let found = DevicePresets.device(named: device, landscape: false) { return found }
    throw UsageError(
      .badValue(.device, device, expected: "the name of a device"),
      hint: NearestWord.of(device, among: DevicePresets.names)
        .map { "did you mean '\($0)'?" } ?? "'demo-recorder list devices' names them")
  }

  /// The same without what takes the place of one of a variant's choices.
  func without(choicesOf variant: Variant) -> SettingChanges {
    func isChosen(_ flag: Flag) -> Bool { variant.choice(of: flag.rawValue) != nil }
    var changes = self
    if isChosen(.device) { changes.device = nil }
    if isChosen(.appearance) { changes.traits.appearance = nil }
    if isChosen(.locale) { changes.traits.locale = nil }
    return changes
  }

  /// The settings that take the place of a matrix's axis of the same name.
  var axes: [String: String] {
    var values = traits.words
    values.append((.device, device))
    return values.reduce(into: [:]) { $0[$1.flag.rawValue] = $1.value }
  }
}

extension Scenario {
  fileprivate func checkPages() throws(UsageError) {
    if let problem = pageProblem { throw unfit(problem) }
  }

  fileprivate func unfit(_ problem: Diagnostic.Problem) -> UsageError {
    let finding = Diagnostic(problem, at: ScenarioLocation(file: file, line: 1, column: 1))
    return UsageError(
      .unfitSettings(scenario: file, reason: finding.message), hint: finding.hint)
  }
}
