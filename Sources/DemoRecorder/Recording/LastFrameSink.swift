import Codecs

/// Writes a film's last frame as a PNG.
struct LastFrameSink: FilmSink {
  let name: String
  let output: any OutputSink

  func append(_ shot: FilmShot, _ picture: FilmPicture) {}

  func finish(after last: FilmPicture) throws {
    try output.write(try PNGEncoder.encode(last.bitmap), to: name)
  }
}
