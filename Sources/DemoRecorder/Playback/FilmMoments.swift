/// Which instant of the scenario each frame of its film shows.
///
/// The n-th frame that was taken shows sample n until a `hide` leaves samples out; what is kept is where
/// that happens, and the frame that the film opens with.
struct FilmMoments: Hashable, Sendable {
  let pace: FilmPace
  private(set) var order: FilmOrder
  /// Where samples and frames part anew: the frame as taken, and the sample that it shows.
  private var cuts: [Cut] = []

  private struct Cut: Hashable, Sendable {
    var frame: Int
    var sample: Int
  }

  /// - Parameter hold: How long the last frame stands.
  init(pace: FilmPace, hold: Duration) {
    self.pace = pace
    order = FilmOrder(schedule: pace.schedule, hold: hold)
  }

  var frameCount: Int { order.count }

  /// Notes that the next frame of the film shows the sample with this number, counted from 0.
  mutating func keep(sample: Int) {
    let expected = cuts.last.map { $0.sample + frameCount - $0.frame }
    if sample != expected { cuts.append(Cut(frame: frameCount, sample: sample)) }
    order.count += 1
  }

  /// Has the film open with the frame that stands at a place of the film as it was taken; the last one
  /// after its end.
  mutating func open(at place: FilmPlace) {
    guard frameCount > 0 else { return }
    order.opening = 0
    order.opening = frame(at: place.time(inFilmOf: order.length))
  }

  /// The place of the frame that stands at a time since the film began; the last one after its end.
  func frame(at filmTime: Duration) -> Int {
    var low = 0
    var high = max(0, frameCount - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if order.start(ofFrame: order.frame(at: middle)) <= filmTime {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// What instant the frame at a place shows, since the scenario began.
  func scenarioTime(ofFrame place: Int) -> Duration {
    pace.time(ofSample: sample(ofFrame: order.frame(at: place)))
  }

  /// What instant the frame shows that was taken last.
  var lastInstant: Duration { pace.time(ofSample: sample(ofFrame: max(0, frameCount - 1))) }

  /// How many samples are taken a second time, to film what comes before the opening.
  var samplesBeforeOpening: Int {
    order.opening > 0 ? sample(ofFrame: order.opening - 1) + 1 : 0
  }

  /// - Parameter frame: By the order in which they were taken.
  private func sample(ofFrame frame: Int) -> Int {
    let cut = cuts.last { $0.frame <= frame } ?? Cut(frame: 0, sample: 0)
    return cut.sample + frame - cut.frame
  }
}

extension FilmPlace {
  /// Since the film began.
  ///
  /// - Parameter length: The film's, the last frame's hold included.
  func time(inFilmOf length: Duration) -> Duration {
    switch self {
    case .time(let time): time
    case .percent(let percent): length.multiplied(by: percent / 100)
    }
  }
}
