/// A text that a scenario's files hold, and its place: for findings about what is in it.
struct LocatedText: Hashable, Sendable {
  var text: String
  var location: ScenarioLocation
}
