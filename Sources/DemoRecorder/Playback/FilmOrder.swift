/// In which order a film shows the frames that were taken, and when: from the opening on to the last,
/// which stands for its hold, then those before the opening.
///
/// Every frame stands as long as it does in a film that opens with its first, so a film that loops is
/// the same but for where it begins.
struct FilmOrder: Hashable, Sendable {
  let schedule: FrameSchedule
  /// How long the frame that was taken last stands.
  let hold: Duration
  /// How many frames there are. Not asked for where the film opens with its first.
  var count = 0
  /// The frame that comes first, by the order in which they were taken, from 0.
  var opening = 0

  /// The film's length.
  ///
  /// - Precondition: `count` is known and not 0.
  var length: Duration { schedule.time(ofFrame: count - 1) + hold }

  /// A frame's place in the film, from 0.
  func place(ofFrame frame: Int) -> Int {
    frame >= opening ? frame - opening : frame + count - opening
  }

  /// The frame at a place in the film.
  func frame(at place: Int) -> Int {
    guard opening > 0 else { return place }
    return (place + opening) % count
  }

  /// When a frame begins, since the film began.
  func start(ofFrame frame: Int) -> Duration {
    let time = schedule.time(ofFrame: frame) - schedule.time(ofFrame: opening)
    return frame >= opening ? time : time + length
  }
}
