import Codecs
import Scene

/// Writes a film as the bare pixels of every frame, at the film's constant rate: straight RGBA, one
/// byte each, row by row from the top. The frame that was taken last comes as often as its hold has
/// room for.
///
/// Pixels go on as they come, a few rows at a time; no frame is gathered.
struct RawSink: FilmSink {
  private let schedule: FrameSchedule
  private let hold: Duration
  private let name: String
  private let output: any OutputSink
  private var file: (any OutputFile)?

  /// Of what goes on at once, in pixels.
  private static let piece = 1 << 16

  init(schedule: FrameSchedule, hold: Duration, name: String, output: any OutputSink) {
    self.schedule = schedule
    self.hold = hold
    self.name = name
    self.output = output
  }

  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    for frame in shot.filmTimes.indices {
      let times = frame == shot.held ? schedule.frameCount(in: hold) : 1
      for _ in 0..<times { try write(picture) }
    }
  }

  mutating func finish(after last: FilmPicture) throws {
    try file?.finish()
    file = nil
  }

  private mutating func write(_ picture: FilmPicture) throws {
    if file == nil { file = try output.begin(name) }
    let bitmap = picture.bitmap
    let rows = max(1, Self.piece / max(1, bitmap.width))
    for top in stride(from: 0, to: bitmap.height, by: rows) {
      try file?.append(RawPixels.bytes(of: bitmap, rows: top..<min(top + rows, bitmap.height)))
    }
  }
}
