/// How fast a film goes through its scenario, and so which instants its frames show.
///
/// A frame that stands at a time of the film shows the scenario at that time multiplied by the speed,
/// rounded half up to the nanosecond: what is seen at any time of a film twice as fast is what is seen
/// at twice the time of one at the scenario's own speed, whatever rounding the frames' times have seen.
struct FilmPace: Hashable, Sendable {
  let schedule: FrameSchedule
  /// Scenario time that passes in a second of film, in seconds.
  var speed = 1.0

  /// What a film shows at a time since it began, if nothing of it is hidden.
  ///
  /// - Parameter filmTime: Not negative, of no more than about a month.
  func scenarioTime(at filmTime: Duration) -> Duration {
    guard speed != 1 else { return filmTime }
    return filmTime.multiplied(by: speed)
  }

  /// When the n-th sample is taken, since the scenario began.
  func time(ofSample index: Int) -> Duration {
    scenarioTime(at: schedule.time(ofFrame: index))
  }

  /// The longest play whose film is not too long.
  var longestPlay: Duration {
    min(ScenarioLimits.duration, scenarioTime(at: ScenarioLimits.duration))
  }
}

extension Duration {
  /// Exact below 2^53, which is 104 days.
  fileprivate var wholeNanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds / 1_000_000_000)
  }

  /// Rounded half up to the nanosecond.
  func multiplied(by factor: Double) -> Duration {
    .nanoseconds(Int64((wholeNanoseconds * factor).rounded()))
  }
}
