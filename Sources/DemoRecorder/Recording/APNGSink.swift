import Codecs

/// Writes a film as one APNG, exact whatever its colours.
struct APNGSink: FilmSink {
  private var writer: APNGWriter
  private let schedule: FrameSchedule
  private let hold: Duration
  private let name: String
  private let output: any OutputSink
  private let limit: Int?
  private(set) var byteCount: Int?

  /// - Parameter limit: How large the file may become, in bytes.
  init(
    width: Int, height: Int, loop: LoopCount, schedule: FrameSchedule, hold: Duration,
    name: String, limit: Int? = nil, output: any OutputSink
  ) throws {
    writer = try APNGWriter(width: width, height: height, loop: loop)
    self.schedule = schedule
    self.hold = hold
    self.name = name
    self.limit = limit
    self.output = output
  }

  /// - Throws: `FilmTooLarge` as soon as that is known.
  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    try writer.append(
      picture.bitmap, changed: picture.damage,
      duration: schedule.duration(
        ofFrames: shot.filmTimes.count, over: shot.duration,
        hold: shot.held == nil ? nil : hold))
    try FilmTooLarge.check(writer.byteCount, limit)
  }

  mutating func finish(after last: FilmPicture) throws {
    let file = try writer.finish()
    byteCount = file.count
    try FilmTooLarge.check(file.count, limit)
    try output.write(file, to: name)
  }
}
