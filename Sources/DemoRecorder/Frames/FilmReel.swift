import Scene

/// Gives the frames that a camera keeps their places in the film.
///
/// Frames taken while a `hide` holds are left out; the n-th that is kept takes the n-th film time.
struct FilmReel {
  let schedule: FrameSchedule
  private(set) var count = 0

  init(schedule: FrameSchedule) {
    self.schedule = schedule
  }

  /// The frame for a moment; nil while off camera.
  mutating func frame(of snapshot: FrameSnapshot, at moment: Moment) -> FilmFrame? {
    guard !moment.isOffCamera else { return nil }
    defer { count += 1 }
    return FilmFrame(
      index: count, filmTime: schedule.time(ofFrame: count), scenarioTime: moment.time,
      snapshot: snapshot)
  }
}
