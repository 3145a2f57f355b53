/// Which instant of the scenario each frame of its film shows.
///
/// Frame n shows sample n until a `hide` leaves samples out; what is kept is where that happens.
struct FilmMoments: Hashable, Sendable {
  let schedule: FrameSchedule
  private(set) var frameCount = 0
  /// Where samples and frames part anew: the frame, and the sample that it shows.
  private var cuts: [Cut] = []

  private struct Cut: Hashable, Sendable {
    var frame: Int
    var sample: Int
  }

  init(schedule: FrameSchedule) { self.schedule = schedule }

  /// Notes that the next frame of the film shows the sample with this number, counted from 0.
  mutating func keep(sample: Int) {
    let expected = cuts.last.map { $0.sample + frameCount - $0.frame }
    if sample != expected { cuts.append(Cut(frame: frameCount, sample: sample)) }
    frameCount += 1
  }

  /// The frame that stands at a time since the film began; the last one after its end.
  func frame(at filmTime: Duration) -> Int {
    var low = 0
    var high = max(0, frameCount - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if schedule.time(ofFrame: middle) <= filmTime { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What instant a frame shows, since the scenario began.
  func scenarioTime(ofFrame frame: Int) -> Duration {
    let cut = cuts.last { $0.frame <= frame } ?? Cut(frame: 0, sample: 0)
    return schedule.time(ofFrame: cut.sample + frame - cut.frame)
  }
}
