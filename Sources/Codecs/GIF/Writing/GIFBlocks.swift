import Scene

/// The parts of a GIF file as bytes (GIF89a specification, W3C copy, sections 17 to 27).
enum GIFBlocks {
  static let trailer: UInt8 = 0x3B

  /// Signature, screen, global palette, loop block.
  ///
  /// - Parameter palette: Empty = no global palette.
  /// - Parameter entryCount: At least as many entries as this.
  static func header(
    width: Int, height: Int, palette: [UInt32], entryCount: Int, loop: LoopCount
  ) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + littleEndian(width) + littleEndian(height)
    if palette.isEmpty {
      bytes += [0x70, 0, 0]
    } else {
      let depth = depth(entries: max(palette.count, entryCount))
      bytes += [0xF0 | UInt8(depth - 1), 0, 0]
      bytes += entries(palette, depth: depth)
    }
    return bytes + loopBlock(loop)
  }

  /// The block that browsers go by, first used by Netscape 2.0: how often the film is repeated after
  /// its first time, 0 = forever. A film to be played once has none.
  private static func loopBlock(_ loop: LoopCount) -> [UInt8] {
    let repeats: Int
    switch loop {
    case .plays(1): return []
    case .plays(let count): repeats = count - 1
    case .forever: repeats = 0
    }
    return [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + littleEndian(repeats) + [0]
  }

  /// How long the next image stands, in 1/100 s, that it then stays, and its transparent index.
  static func graphicControl(delay: Int, transparentIndex: UInt8?) -> [UInt8] {
    let staysInPlace: UInt8 = 1 << 2
    return [0x21, 0xF9, 4, staysInPlace | (transparentIndex == nil ? 0 : 1)] + littleEndian(delay)
      + [transparentIndex ?? 0, 0]
  }

  /// Where in `graphicControl` the delay stands.
  static let delayOffset = 4

  /// An image's place and size, and its palette if it has one of its own.
  static func imageDescriptor(_ rectangle: PixelRect, palette: FramePalette) -> [UInt8] {
    var bytes: [UInt8] = [0x2C] + littleEndian(rectangle.left) + littleEndian(rectangle.top)
    bytes += littleEndian(rectangle.width) + littleEndian(rectangle.height)
    switch palette.home {
    case .shared: return bytes + [0]
    case .own(let colors): return bytes + flagsAndPalette(colors, depth: palette.depth)
    }
  }

  /// Where in an image descriptor its flags stand, the last byte before a palette.
  static let flagsOffset = 9

  /// An image descriptor's flags and the local palette of 2^depth entries after it.
  static func flagsAndPalette(_ colors: [UInt32], depth: Int) -> [UInt8] {
    [flags(depth: depth)] + entries(colors, depth: depth)
  }

  /// An image descriptor's flags before a local palette of 2^depth entries.
  static func flags(depth: Int) -> UInt8 { 0x80 | UInt8(depth - 1) }

  /// Bytes of a palette of 2^depth entries.
  static func paletteSize(depth: Int) -> Int { 3 << depth }

  /// A frame of one pixel that changes nothing; it prolongs the frame before. It has a palette of two
  /// entries and the data: code size 2, then clear, index 0 and end in codes of three bits.
  static func idleFrame(delay: Int) -> [UInt8] {
    graphicControl(delay: delay, transparentIndex: 0)
      + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 0] + [2, 2, 0b01_000_100, 0b1, 0]
  }

  /// Red, green and blue of the first 2^depth colours, filled up with black.
  static func entries(_ colors: [UInt32], depth: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for color in colors.prefix(1 << depth) {
      for shift in [UInt32(0), 8, 16] { bytes.append(UInt8(truncatingIfNeeded: color >> shift)) }
    }
    return bytes + [UInt8](repeating: 0, count: paletteSize(depth: depth) - bytes.count)
  }

  /// The fewest bits that number that many entries, 1 to 8.
  private static func depth(entries: Int) -> Int {
    (1...8).first { entries <= 1 << $0 } ?? 8
  }

  static func littleEndian(_ value: Int) -> [UInt8] {
    precondition(0...65_535 ~= value, "GIF numbers have 16 bits")
    return [UInt8(value & 255), UInt8(value >> 8)]
  }
}
