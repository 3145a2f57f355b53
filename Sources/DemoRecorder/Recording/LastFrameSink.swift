import Codecs

/// Writes the frame that was taken last as a PNG, wherever it stands in the film.
struct LastFrameSink: FilmSink {
  let name: String
  let output: any OutputSink
  private var file: [UInt8] = []

  init(name: String, output: any OutputSink) {
    self.name = name
    self.output = output
  }

  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    if shot.held != nil { file = try PNGEncoder.encode(picture.bitmap) }
  }

  func finish(after last: FilmPicture) throws { try output.write(file, to: name) }
}
