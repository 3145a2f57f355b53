import Codecs
import Raster

/// Writes a film's last frame as a PNG.
struct LastFrameSink: FilmSink {
  let name: String
  let output: any OutputSink

  func append(_ shot: FilmShot, _ picture: RenderedFrame) {}

  func finish(after last: RenderedFrame) throws {
    try output.write(try PNGEncoder.encode(last.bitmap), to: name)
  }
}
