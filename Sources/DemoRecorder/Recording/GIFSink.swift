import Codecs

/// Writes a film as one GIF. Its images are put away as they come: what stands before them is known
/// only at the end.
struct GIFSink: FilmSink {
  private var writer: GIFWriter
  private var images: Spool
  private var palettes: Spool
  private let name: String
  private let output: any OutputSink
  private let limit: Int?
  /// Set where few colours stand for all.
  private var palette: FilmPalette?
  /// Of the images put away.
  private var settledCount = 0
  private(set) var byteCount: Int?

  /// - Parameters:
  ///   - limit: How large the file may become, in bytes.
  ///   - palette: The colours to paint the film in; nil means its own.
  init(
    width: Int, height: Int, loop: LoopCount, name: String, limit: Int? = nil,
    palette: [UInt32]? = nil, output: any OutputSink
  ) throws {
    writer = try GIFWriter(width: width, height: height, loop: loop)
    images = Spool(for: name, in: output)
    palettes = Spool(for: name, in: output)
    self.name = name
    self.limit = limit
    self.palette = palette.map { FilmPalette($0) }
    self.output = output
  }

  var gifSummary: GIFSummary? { palette?.summary(of: writer.summary) ?? writer.summary }

  /// - Throws: `FilmTooLarge` as soon as that is known.
  mutating func append(_ shot: FilmShot, _ picture: FilmPicture) throws {
    let bitmap =
      palette?.painted(picture.bitmap, changed: picture.damage) ?? picture.bitmap
    try writer.append(bitmap, changed: picture.damage, duration: shot.duration.centiseconds)
    let settled = writer.takeSettledBytes()
    settledCount += settled.count
    try FilmTooLarge.check(settledCount, limit)
    try images.append(settled)
    try palettes.append(writer.takePaletteRecords())
  }

  mutating func finish(after last: FilmPicture) throws {
    let ending = try writer.finishAfterTaking()
    byteCount = ending.byteCount
    try FilmTooLarge.check(ending.byteCount, limit)
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
