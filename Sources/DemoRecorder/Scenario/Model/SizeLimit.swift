/// How large each animated file of a film may become.
struct SizeLimit: Hashable, Sendable {
  var bytes: Int
  /// Where the scenario says so.
  var location: ScenarioLocation
}
