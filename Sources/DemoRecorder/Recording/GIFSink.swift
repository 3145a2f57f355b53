import Codecs

/// Writes a film as one GIF.
struct GIFSink: FilmSink {
  private var writer: GIFWriter
  private let name: String
  private let output: any OutputSink

  init(width: Int, height: Int, loop: LoopCount, name: String, output: any OutputSink) throws {
    writer = try GIFWriter(width: width, height: height, loop: loop)
    self.name = name
    self.output = output
  }

  var gifSummary: GIFSummary? { writer.summary }

  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    try writer.append(
      picture.bitmap, changed: picture.damage, duration: shot.duration.centiseconds)
  }

  mutating func finish(after last: FilmPicture) throws {
    try output.write(try writer.finish(), to: name)
  }
}

extension Duration {
  /// Whole hundredths of a second, rounded down.
  fileprivate var centiseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds * 100 + attoseconds / 10_000_000_000_000_000)
  }
}
