import Codecs
import Scene

/// Writes a film as YUV4MPEG2, which video coders read from a pipe: a line about the film, then every
/// frame as three planes, at the film's constant rate. The frame that was taken last comes as often
/// as its hold has room for.
///
/// The planes are kept, so that a frame costs what changed in it, and one that comes again only its
/// bytes' way out.
///
/// Source: the `yuv4mpeg` manual page of mjpegtools; `XCOLORRANGE=FULL` as FFmpeg reads it.
struct Y4MSink: FilmSink {
  private let schedule: FrameSchedule
  private let hold: Duration
  private let name: String
  private let output: any OutputSink
  private var file: (any OutputFile)?
  private var planes: YCbCrPicture?

  init(schedule: FrameSchedule, hold: Duration, name: String, output: any OutputSink) {
    self.schedule = schedule
    self.hold = hold
    self.name = name
    self.output = output
  }

  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    let bitmap = picture.bitmap
    if file == nil {
      file = try output.begin(name)
      let header = header(width: bitmap.width, height: bitmap.height)
      try file?.append(header)
    }
    let damage = planes == nil ? bitmap.bounds : picture.damage
    var next = planes ?? YCbCrPicture(width: bitmap.width, height: bitmap.height)
    planes = nil  // Keeps the planes from being copied.
    next.update(from: bitmap, in: damage)
    planes = next
    for frame in shot.filmTimes.indices {
      let times = frame == shot.held ? schedule.frameCount(in: hold) : 1
      for _ in 0..<times { try writeFrame() }
    }
  }

  mutating func finish(after last: FilmPicture) throws {
    try file?.finish()
    (file, planes) = (nil, nil)
  }

  /// Square pixels, whole frames, a colour difference for every pixel.
  private func header(width: Int, height: Int) -> [UInt8] {
    Array(
      "YUV4MPEG2 W\(width) H\(height) F\(schedule.framesPerSecond):1 Ip A1:1 C444 XCOLORRANGE=FULL\n"
        .utf8)
  }

  private mutating func writeFrame() throws {
    guard let planes else { return }
    try file?.append(Array("FRAME\n".utf8))
    try file?.append(planes.luma)
    try file?.append(planes.blueDifference)
    try file?.append(planes.redDifference)
  }
}
