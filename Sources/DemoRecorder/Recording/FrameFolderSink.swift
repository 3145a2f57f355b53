import Codecs

/// Writes a film as a folder with a PNG for every frame time, and the list of their times.
struct FrameFolderSink: FilmSink {
  private let names: OutputNames
  private let schedule: FrameSchedule
  private let output: any OutputSink
  private var entries: [JSONValue] = []
  /// The last picture's file; equal pictures are equal files.
  private var previous: [UInt8]?

  init(names: OutputNames, schedule: FrameSchedule, output: any OutputSink) {
    self.names = names
    self.schedule = schedule
    self.output = output
  }

  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    let bytes = try PNGEncoder.encode(picture.bitmap)
    for (offset, scenarioTime) in shot.scenarioTimes.enumerated() {
      let number = shot.firstFrame + offset
      try output.write(bytes, to: names.frame(number))
      let time = schedule.time(ofFrame: number)
      let isLast = offset == shot.scenarioTimes.count - 1
      let end = isLast ? shot.end : schedule.time(ofFrame: number + 1)
      entries.append(
        .object([
          .init("file", .string(FrameName.text(for: number))),
          .init("time", .milliseconds(time)),
          .init("duration", .milliseconds(end - time)),
          .init("scenarioTime", .milliseconds(scenarioTime)),
          .init("same", .boolean(bytes == previous)),
        ]))
      previous = bytes
    }
  }

  mutating func finish(after last: FilmPicture) throws {
    try output.removeFrames(from: entries.count, in: names.frameFolder)
    let list = JSONValue.object([.init("frames", .array(entries))]).text
    try output.write(Array((list + "\n").utf8), to: names.frameList)
  }
}
