import Raster

extension Diagnostic {
  /// What a scenario's texts came to grief on, at its place in the scenario.
  ///
  /// A missing character stands where the scenario's files first have it, else, as where a component
  /// brings it, at the beginning of the file. nil where the scenario is not to blame.
  init?(_ error: FontError, in scenario: Scenario) {
    let place: ScenarioLocation?
    switch error {
    case .glyphMissing(let character):
      place =
        scenario.texts.first { $0.text.contains(character) }?.location
        ?? ScenarioLocation(file: scenario.file, line: 1, column: 1)
    case .familyMissing(let family, _):
      place = scenario.fonts.first { $0.choice == .family(family) }?.location
    case .fileUnusable(let path, _, _):
      place =
        scenario.fonts.first {
          if case .file(let content) = $0.choice { content.path == path } else { false }
        }?.location
    case .libraryFailed: place = nil
    }
    guard let place else { return nil }
    self.init(.font(error), at: place)
  }
}
