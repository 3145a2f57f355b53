import Codecs

/// Writes a film as one GIF. Its images are put away as they come: what stands before them is known
/// only at the end.
struct GIFSink: FilmSink {
  private var writer: GIFWriter
  private var images: Spool
  private var palettes: Spool
  private let name: String
  private let output: any OutputSink

  init(width: Int, height: Int, loop: LoopCount, name: String, output: any OutputSink) throws {
    writer = try GIFWriter(width: width, height: height, loop: loop)
    images = Spool(for: name, in: output)
    palettes = Spool(for: name, in: output)
    self.name = name
    self.output = output
  }

  var gifSummary: GIFSummary? { writer.summary }

  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    try writer.append(
      picture.bitmap, changed: picture.damage, duration: shot.duration.centiseconds)
    try images.append(writer.takeSettledBytes())
    try palettes.append(writer.takePaletteRecords())
  }

  mutating func finish(after last: FilmPicture) throws {
    let ending = try writer.finishAfterTaking()
    guard images.isFiled else {
      var file: [UInt8] = []
      try ending.forEachPiece(settled: images.bytes, records: palettes.bytes) { file += $0 }
      return try output.write(file, to: name)
    }
    var file = try output.begin(name)
    try ending.forEachPiece(settled: images.bytes, records: palettes.bytes) { try file.append($0) }
    try file.finish()
  }
}

extension Duration {
  /// Whole hundredths of a second, rounded down.
  fileprivate var centiseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds * 100 + attoseconds / 10_000_000_000_000_000)
  }
}
