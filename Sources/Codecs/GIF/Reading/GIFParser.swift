import Scene

/// Walks through a GIF file's blocks (GIF89a specification, W3C copy, sections 17 to 27).
struct GIFParser {
  /// What a graphic control extension says of the image after it.
  private struct Control {
    var delay = 0
    var disposal = FrameDisposal.keep
    var transparentIndex: Int?
  }

  private var cursor: ByteCursor
  private let limits: PictureLimits
  private var width = 0
  private var height = 0
  private var globalPalette: Range<Int>?
  private var loop = LoopCount.once
  private var control = Control()
  private var frames: [GIFStructure.Frame] = []

  static func structure(
    of bytes: [UInt8], limits: PictureLimits
  ) throws(GIFError) -> GIFStructure {
    guard PictureFormat(of: bytes) == .gif else {
      let isBeginning = ["GIF87a", "GIF89a"].contains { Array($0.utf8).starts(with: bytes) }
      throw GIFError(problem: isBeginning ? .truncated : .notGIF, frame: nil)
    }
    var parser = GIFParser(cursor: ByteCursor(bytes), limits: limits)
    try parser.readScreen()
    while try parser.readBlock() {}
    guard !parser.frames.isEmpty else { throw GIFError(problem: .noFrames, frame: nil) }
    return GIFStructure(
      width: parser.width, height: parser.height, loop: parser.loop,
      globalColorCount: parser.globalPalette.map { $0.count / 3 }, frames: parser.frames)
  }

  private init(cursor: ByteCursor, limits: PictureLimits) {
    self.cursor = cursor
    self.limits = limits
  }

  private mutating func readScreen() throws(GIFError) {
    let flags = try orTruncated(nil) { cursor throws(ByteCursor.Truncated) in
      _ = try cursor.skip(6)
      let size = (try cursor.littleEndian16(), try cursor.littleEndian16())
      let flags = try cursor.byte()
      _ = try cursor.skip(2)
      return (size: size, packed: flags)
    }
    (width, height) = flags.size
    do {
      try limits.check(width: width, height: height)
    } catch {
      throw GIFError(problem: .size(error), frame: nil)
    }
    globalPalette = try readPalette(flags.packed, frame: nil)
  }

  /// - Returns: Whether more follows.
  private mutating func readBlock() throws(GIFError) -> Bool {
    let frame = frames.count
    let introducer = try orTruncated(frame) { cursor throws(ByteCursor.Truncated) in
      try cursor.byte()
    }
    switch introducer {
    case 0x2C: try readImage()
    case 0x21: try readExtension()
    case GIFBlocks.trailer: return false
    default: throw GIFError(problem: .unknownBlock(introducer), frame: frame)
    }
    return true
  }

  private mutating func readImage() throws(GIFError) {
    let number = frames.count
    let head = try orTruncated(number) { cursor throws(ByteCursor.Truncated) in
      let (left, top) = (try cursor.littleEndian16(), try cursor.littleEndian16())
      let (width, height) = (try cursor.littleEndian16(), try cursor.littleEndian16())
      let rectangle = PixelRect(left: left, top: top, width: width, height: height)
      return (rectangle: rectangle, packed: try cursor.byte())
    }
    let local = try readPalette(head.packed, frame: number)
    let data = try orTruncated(number) { cursor throws(ByteCursor.Truncated) in
      let start = try cursor.skip(1).lowerBound
      return start..<(try Self.skipBlocks(&cursor))
    }
    frames.append(
      GIFStructure.Frame(
        rectangle: head.rectangle, delay: control.delay, disposal: control.disposal,
        transparentIndex: control.transparentIndex, isInterlaced: head.packed & 0x40 != 0,
        localColorCount: local.map { $0.count / 3 }, palette: local ?? globalPalette ?? 0..<0,
        data: data))
    control = Control()
  }

  private mutating func readExtension() throws(GIFError) {
    let (label, body, end) = try orTruncated(frames.count) { cursor throws(ByteCursor.Truncated) in
      let label = try cursor.byte()
      let start = cursor
      return (label, start, try Self.skipBlocks(&cursor))
    }
    switch label {
    case 0xF9: readControl(body)
    case 0xFF: readApplication(body, end: end)
    default: return  // comments, plain text: nothing that shows
    }
  }

  private mutating func readControl(_ body: ByteCursor) {
    let start = body.position
    guard cursor.bytes[start] >= 4 else { return }
    let flags = cursor.bytes[start + 1]
    control.delay = Int(cursor.bytes[start + 2]) | Int(cursor.bytes[start + 3]) << 8
    control.transparentIndex = flags & 1 == 1 ? Int(cursor.bytes[start + 4]) : nil
    switch (flags >> 2) & 7 {
    case 2: control.disposal = .clear
    case 3: control.disposal = .restore
    default: control.disposal = .keep
    }
  }

  /// The loop count of Netscape's extension, in the block after its name that begins with 1.
  private mutating func readApplication(_ body: ByteCursor, end: Int) {
    let bytes = cursor.bytes[body.position..<end]
    let names = ["NETSCAPE2.0", "ANIMEXTS1.0"].map { [11] + Array($0.utf8) }
    guard let name = names.first(where: { bytes.starts(with: $0) }) else { return }
    let block = bytes.dropFirst(name.count)
    guard block.starts(with: [3, 1]) else { return }
    let count = Int(block[block.startIndex + 2]) | Int(block[block.startIndex + 3]) << 8
    loop = count == 0 ? .forever : .plays(count + 1)
  }

  private mutating func readPalette(
    _ flags: UInt8, frame: Int?
  ) throws(GIFError) -> Range<Int>? {
    guard flags & 0x80 != 0 else { return nil }
    return try orTruncated(frame) { cursor throws(ByteCursor.Truncated) in
      try cursor.skip(3 << Int((flags & 7) + 1))
    }
  }

  /// Steps over data blocks and the empty one that ends them.
  ///
  /// - Returns: The position after it.
  private static func skipBlocks(
    _ cursor: inout ByteCursor
  ) throws(ByteCursor.Truncated) -> Int {
    while true {
      let length = try cursor.byte()
      if length == 0 { return cursor.position }
      _ = try cursor.skip(Int(length))
    }
  }

  private mutating func orTruncated<Part>(
    _ frame: Int?, _ read: (inout ByteCursor) throws(ByteCursor.Truncated) -> Part
  ) throws(GIFError) -> Part {
    do {
      return try read(&cursor)
    } catch {
      throw GIFError(problem: .truncated, frame: frame)
    }
  }
}
