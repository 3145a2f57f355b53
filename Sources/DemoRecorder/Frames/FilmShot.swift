import Scene

/// Frames in a row that look the same, and how long they stand together.
struct FilmShot: Hashable, Sendable {
  var snapshot: FrameSnapshot
  /// The place of the first frame in the film.
  var firstFrame: Int
  /// Since the film began.
  var start: Duration
  /// When the next shot begins, or the film ends.
  var end: Duration
  /// What instant each frame shows, since the scenario began; at least one.
  var scenarioTimes: [Duration]

  var duration: Duration { end - start }
}
