import Scene

/// What a scenario asked for and did not get.
struct PlaybackFailure: Hashable, Sendable {
  enum Problem: Hashable, Sendable {
    /// A step's target was not in the window when the step began.
    case targetMissing(String)
    /// An expectation's view was not in the window.
    case elementMissing(String)
    case unexpected(element: String, property: String, expected: String, found: String)
    case eventCount(String, expected: Int, found: Int)
    case notSettled(within: Duration)
    /// A finger that is not down was to move or to lift.
    case fingerNotDown(String)
    /// A finger that is down was to come down.
    case fingerAlreadyDown(String)
    /// The scenario runs longer than a recording may.
    case tooLong(limit: Duration)
    /// All frames of the film are hidden.
    case nothingOnCamera
    /// The film is over where it is to begin.
    case posterAfterFilm(length: Duration)
    /// A film is larger than it may be, whatever it gives up; `words` say how large, in bytes is the limit.
    case tooLarge(file: String, words: String, limit: Int)
  }

  var problem: Problem
  var location: ScenarioLocation
  /// Since the scenario began.
  var time: Duration
}
