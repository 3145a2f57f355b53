public import Scene

/// What an APNG file holds, without its pixels: enough to inspect it, and to decode it afterwards.
public struct APNGStructure: Hashable, Sendable {
  public struct Frame: Hashable, Sendable {
    /// Lies inside the picture.
    public var rectangle: PixelRect
    public var duration: FrameDuration
    public var disposal: FrameDisposal
    /// Whether it is laid over the canvas; else its pixels replace those of the canvas.
    public var isBlended: Bool
    /// Where the parts of its compressed pixels stand in the file.
    var data: [Range<Int>]
  }

  public let width: Int
  public let height: Int
  public let loop: LoopCount
  public let frames: [Frame]

  /// Where the data of the `IHDR` chunk stand, which holds for all frames but for the size.
  let header: Range<Int>
  /// The chunks that frames need in order to be decoded: `PLTE` and `tRNS`.
  let colorChunks: [PNGChunk]

  /// Walks through the file without decoding a pixel.
  ///
  /// - Throws: For whatever is not laid out as an APNG must be; checksums, sequence numbers and the
  ///   number of frames are checked.
  public init(of bytes: [UInt8], limits: PictureLimits = .standard) throws(APNGError) {
    var parser = APNGParser(bytes: bytes)
    try parser.parse(limits: limits)
    width = parser.width
    height = parser.height
    loop = parser.loop
    frames = parser.frames
    header = parser.header
    colorChunks = parser.colorChunks
  }
}
