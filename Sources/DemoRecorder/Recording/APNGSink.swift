import Codecs

/// Writes a film as one APNG, exact whatever its colours.
struct APNGSink: FilmSink {
  private var writer: APNGWriter
  private let schedule: FrameSchedule
  private let hold: Duration
  private let name: String
  private let output: any OutputSink

  init(
    width: Int, height: Int, loop: LoopCount, schedule: FrameSchedule, hold: Duration,
    name: String, output: any OutputSink
  ) throws {
    writer = try APNGWriter(width: width, height: height, loop: loop)
    self.schedule = schedule
    self.hold = hold
    self.name = name
    self.output = output
  }

  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    try writer.append(
      picture.bitmap, changed: picture.damage,
      duration: schedule.duration(
        ofFrames: shot.filmTimes.count, over: shot.duration,
        hold: shot.held == nil ? nil : hold))
  }

  mutating func finish(after last: FilmPicture) throws {
    try output.write(try writer.finish(), to: name)
  }
}
