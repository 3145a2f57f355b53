public import Scene

/// What a GIF file holds, without its pixels: enough to inspect it, and to decode it afterwards.
public struct GIFStructure: Hashable, Sendable {
  /// One image of the film.
  public struct Frame: Hashable, Sendable {
    /// As the file tells it; may be empty or reach beyond the screen.
    public var rectangle: PixelRect
    /// In 1/100 s, 0 where the file has none.
    public var delay: Int
    public var disposal: FrameDisposal
    public var transparentIndex: Int?
    public var isInterlaced: Bool
    /// Entries of its own palette; `nil` if it uses the film's.
    public var localColorCount: Int?

    /// Where the palette that it uses stands in the file; empty if there is none.
    var palette: Range<Int>
    /// Where its minimum code size and its data blocks stand, the empty last one included.
    var data: Range<Int>
  }

  public let width: Int
  public let height: Int
  public let loop: LoopCount
  /// Entries of the palette that is shared by all frames; `nil` if there is none.
  public let globalColorCount: Int?
  public let frames: [Frame]

  /// Walks through the file without decoding a pixel.
  ///
  /// - Throws: For whatever is not laid out as GIF87a or GIF89a asks, the missing trailer included:
  ///   a file that was cut off between two frames must not pass for a shorter film.
  public init(of bytes: [UInt8], limits: PictureLimits = .standard) throws(GIFError) {
    self = try GIFParser.structure(of: bytes, limits: limits)
  }

  init(
    width: Int, height: Int, loop: LoopCount, globalColorCount: Int?, frames: [Frame]
  ) {
    self.width = width
    self.height = height
    self.loop = loop
    self.globalColorCount = globalColorCount
    self.frames = frames
  }
}
