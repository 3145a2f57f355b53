import Raster

extension Scenario {
  /// A new library of the fonts that the scenario's texts are drawn with.
  func fontLibrary() -> FontLibrary {
    FontLibrary(choices: fonts.map(\.choice), missingGlyphs: missingGlyphs)
  }

  /// What the scenario's texts came to grief on, at its place in the scenario.
  ///
  /// A missing character stands where the scenario's files first have it, else, as where a component
  /// brings it, at the beginning of the file. nil where the scenario is not to blame.
  func diagnostic(of error: FontError) -> Diagnostic? {
    let place: ScenarioLocation?
    switch error {
    case .glyphMissing(let character), .familyNeeded(_, _, let character):
      place =
        texts.first { $0.text.contains(character) }?.location
        ?? ScenarioLocation(file: file, line: 1, column: 1)
    case .familyMissing(let family, _):
      place = fonts.first { $0.choice == .family(family) }?.location
    case .fileUnusable(let path, _, _): place = fonts.first { $0.choice.path == path }?.location
    case .libraryFailed: place = nil
    }
    return place.map { Diagnostic(.font(error), at: $0) }
  }
}

extension FontChoice {
  fileprivate var path: String? { if case .file(let content) = self { content.path } else { nil } }
}
