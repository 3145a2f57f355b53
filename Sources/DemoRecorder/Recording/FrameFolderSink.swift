import Codecs

/// Writes a film as a folder with a PNG for every frame time, and the list of their times.
struct FrameFolderSink: FilmSink {
  private let names: OutputNames
  private let output: any OutputSink
  /// The list's entries as text.
  private var entries: Spool
  private var count = 0
  /// The last picture's file; equal pictures are equal files.
  private var previous: [UInt8]?

  init(names: OutputNames, output: any OutputSink) {
    self.names = names
    self.output = output
    entries = Spool(for: names.frameList, in: output)
  }

  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    let bytes = try PNGEncoder.encode(picture.bitmap, effort: .fast)
    let ends = shot.filmTimes.dropFirst() + [shot.end]
    for (offset, (time, end)) in zip(shot.filmTimes, ends).enumerated() {
      let number = shot.firstFrame + offset
      try output.write(bytes, to: names.frame(number))
      let entry = JSONValue.object([
        .init("file", .string(FrameName.text(for: number))),
        .init("time", .milliseconds(time)),
        .init("duration", .milliseconds(end - time)),
        .init("scenarioTime", .milliseconds(shot.scenarioTimes[offset])),
        .init("same", .boolean(bytes == previous)),
      ])
      try entries.append(Array(((count > 0 ? "," : "") + entry.text).utf8))
      count += 1
      previous = bytes
    }
  }

  mutating func finish(after last: FilmPicture) throws {
    try output.removeFrames(from: count, in: names.frameFolder)
    try entries.write(after: Array(#"{"frames":["#.utf8), before: Array("]}\n".utf8))
  }
}
