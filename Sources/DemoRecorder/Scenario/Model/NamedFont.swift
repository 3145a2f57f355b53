import Raster

/// A font that a scenario names, by its family or by its file.
struct NamedFont: Hashable, Sendable {
  var choice: FontChoice
  /// Where the scenario names it.
  var location: ScenarioLocation
}
