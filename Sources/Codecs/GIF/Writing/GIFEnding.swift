/// What is known of a GIF only when its last frame is: all that stands before its images, the palettes
/// in between them, and the last bytes.
public struct GIFEnding: Sendable {
  /// An image whose palette is shared with others, but not the global one.
  struct PaletteUse: Sendable {
    /// Where the image descriptor's flags stand, after which its palette is put in: counted from the
    /// first byte after the header, without the palettes put in before it.
    var flagsPlace: Int
    var palette: Int
    var depth: Int
  }

  let header: [UInt8]
  /// How many bytes stand between the header and `rest`, without palettes.
  let settledCount: Int
  let rest: [UInt8]
  /// In the order of their places.
  let paletteUses: [PaletteUse]
  let palettes: SharedPalettes

  /// How many bytes go over at once, at most.
  private static let pieceSize = 1 << 16

  /// How large the file will be.
  public var byteCount: Int {
    header.count + settledCount + rest.count
      + paletteUses.reduce(0) { $0 + GIFBlocks.paletteSize(depth: $1.depth) }
  }

  /// Gives the whole file, piece by piece.
  ///
  /// - Parameters:
  ///   - settled: Gives back a part of the bytes that were taken from the writer, all put together.
  ///   - records: The same of its palettes' records.
  ///   - write: Takes the next piece.
  public func forEachPiece(
    settled: (Range<Int>) throws -> [UInt8], records: (Range<Int>) throws -> [UInt8],
    _ write: ([UInt8]) throws -> Void
  ) rethrows {
    try write(header)
    var start = 0
    for use in paletteUses {
      try body(start..<use.flagsPlace, settled, write)
      try write(flagsAndPalette(of: use, records))
      start = use.flagsPlace + 1
    }
    try body(start..<settledCount + rest.count, settled, write)
  }

  private func flagsAndPalette(
    of use: PaletteUse, _ records: (Range<Int>) throws -> [UInt8]
  ) rethrows -> [UInt8] {
    guard let record = palettes.record(of: use.palette) else {
      return GIFBlocks.flagsAndPalette(palettes.colors(of: use.palette), depth: use.depth)
    }
    let start = record * GIFBlocks.paletteSize(depth: 8)
    return [GIFBlocks.flags(depth: use.depth)]
      + (try records(start..<start + GIFBlocks.paletteSize(depth: use.depth)))
  }

  /// A part of all that stands after the header.
  private func body(
    _ range: Range<Int>, _ settled: (Range<Int>) throws -> [UInt8],
    _ write: ([UInt8]) throws -> Void
  ) rethrows {
    let boundary = min(max(range.lowerBound, settledCount), range.upperBound)
    for start in stride(from: range.lowerBound, to: boundary, by: Self.pieceSize) {
      try write(try settled(start..<min(start + Self.pieceSize, boundary)))
    }
    if boundary < range.upperBound {
      try write(Array(rest[boundary - settledCount..<range.upperBound - settledCount]))
    }
  }
}
