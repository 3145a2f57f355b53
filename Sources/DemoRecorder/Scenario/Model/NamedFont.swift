import Raster

/// A font that a scenario names, by its family or by its file.
struct NamedFont: Hashable, Sendable {
  var choice: FontChoice
  /// Where the scenario names it.
  var location: ScenarioLocation
}

extension Scenario {
  /// A new library of the fonts that the scenario's texts are drawn with.
  func fontLibrary() -> FontLibrary {
    FontLibrary(choices: fonts.map(\.choice), missingGlyphs: missingGlyphs)
  }
}
