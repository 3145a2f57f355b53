/// The instants at which somebody wants to see what the screen shows, in ascending order.
enum SampleTimes {
  /// The frames of a film, up to the first at or after the end of the last step.
  case frames(FilmPace)
  /// 0, the interval, twice the interval …, up to and including the end of the last step.
  case every(Duration)
  /// These, also past the end of the last step.
  case at([Duration])

  /// - Precondition: `index` is not negative.
  func time(at index: Int) -> Duration? {
    switch self {
    case .frames(let pace): pace.time(ofSample: index)
    case .every(let interval): interval * index
    case .at(let times): index < times.count ? times[index] : nil
    }
  }

  /// The longest play that can be sampled so.
  var longestPlay: Duration {
    if case .frames(let pace) = self { pace.longestPlay } else { ScenarioLimits.duration }
  }

  /// Whether a sample at `time` is wanted where the one before was at `previous` and the last step
  /// ends at `end`.
  func includes(_ time: Duration, after previous: Duration?, endingAt end: Duration) -> Bool {
    switch self {
    case .frames: previous.map { $0 < end } ?? true
    case .every: time <= end
    case .at: true
    }
  }
}
