import Scene

/// Frames in a row that look the same, and how long they stand together.
struct FilmShot: Hashable, Sendable {
  var snapshot: FrameSnapshot
  /// The place of the first frame in the film.
  var firstFrame: Int
  /// When the next shot begins, or the film ends.
  var end: Duration
  /// When each frame begins, since the film began; at least one.
  var filmTimes: [Duration]
  /// What instant each frame shows, since the scenario began.
  var scenarioTimes: [Duration]
  /// Which of the frames, from 0, is the last that was taken and stands for its hold; nil if none is.
  var held: Int?

  /// Since the film began.
  var start: Duration { filmTimes[0] }

  var duration: Duration { end - start }
}
