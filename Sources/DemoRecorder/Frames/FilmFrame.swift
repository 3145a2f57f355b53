import Scene

/// A frame that is kept: what it shows, and its place in the film and in the scenario.
struct FilmFrame: Hashable, Sendable {
  /// From 0, in the film.
  var index: Int
  /// When it is shown, since the film began.
  var filmTime: Duration
  /// What instant it shows, since the scenario began.
  var scenarioTime: Duration
  var snapshot: FrameSnapshot
}
