import Scene

/// Plays a GIF: hands out its frames one after another as a viewer shows them.
///
/// The canvas begins transparent, as in browsers, whatever background colour the file names. Images
/// that reach beyond the screen are clipped; an index without a colour paints nothing.
public struct GIFReader: Sendable {
  public let structure: GIFStructure

  private let bytes: [UInt8]
  private let limits: PictureLimits
  private var canvas: FrameCanvas
  private var nextFrame = 0

  /// - Throws: As `GIFStructure.init`; no pixel is decoded yet.
  public init(_ bytes: [UInt8], limits: PictureLimits = .standard) throws(GIFError) {
    structure = try GIFStructure(of: bytes, limits: limits)
    self.bytes = bytes
    self.limits = limits
    canvas = FrameCanvas(width: structure.width, height: structure.height)
  }

  /// The next frame, `nil` after the last.
  ///
  /// - Throws: What is wrong with the frame, and its number. A canvas is kept besides the file; the
  ///   next call goes faster if the frame's bitmap has been given up by then.
  public mutating func next() throws(GIFError) -> AnimationFrame? {
    guard nextFrame < structure.frames.count else { return nil }
    let number = nextFrame
    let frame = structure.frames[number]
    let changed = canvas.beginFrame(in: frame.rectangle, disposal: frame.disposal)
    if !frame.rectangle.isEmpty {
      do {
        try paint(frame)
      } catch {
        throw GIFError(problem: error, frame: number)
      }
    }
    nextFrame += 1
    return AnimationFrame(
      bitmap: Bitmap(width: canvas.width, height: canvas.height, pixels: canvas.pixels),
      duration: FrameDuration(centiseconds: frame.delay), changed: changed)
  }

  private mutating func paint(_ frame: GIFStructure.Frame) throws(GIFError.Problem) {
    let indices = try indices(of: frame)
    let palette = palette(of: frame)
    let visible = frame.rectangle.intersection(canvas.bounds)
    let rowOrder = Self.rowOrder(height: frame.rectangle.height, interlaced: frame.isInterlaced)
    let width = canvas.width
    var shown = canvas.pixels.mutableSpan
    for (storedRow, row) in rowOrder.enumerated() {
      let y = frame.rectangle.top + row
      guard y >= visible.top, y < visible.bottom else { continue }
      let start = storedRow * frame.rectangle.width - frame.rectangle.left
      Self.paint(
        indices.span.extracting((start + visible.left)..<(start + visible.right)),
        palette.span, into: &shown, from: y * width + visible.left)
    }
  }

  /// Lays a row of palette indices over the canvas.
  ///
  /// - Parameters:
  ///   - palette: A colour for each of the 256 indices; 0 leaves a pixel as it is.
  ///   - place: Where on the canvas the row begins.
  private static func paint(
    _ indices: Span<UInt8>, _ palette: Span<UInt32>, into shown: inout MutableSpan<UInt32>,
    from place: Int
  ) {
    for offset in indices.indices {
      let color = palette[Int(indices[offset])]
      if color != 0 { shown[place + offset] = color }
    }
  }

  private func indices(of frame: GIFStructure.Frame) throws(GIFError.Problem) -> [UInt8] {
    let (width, height) = (frame.rectangle.width, frame.rectangle.height)
    do {
      try limits.check(width: width, height: height)
    } catch {
      throw .size(error)
    }
    guard !frame.palette.isEmpty else { throw .noPalette }
    let codeSize = Int(bytes[frame.data.lowerBound])
    guard 1...8 ~= codeSize else { throw .codeSize(codeSize) }
    do {
      return try LibGIF.decompress(bytes, in: frame.data, width: width, height: height)
    } catch {
      throw .pixels(error.message)
    }
  }

  /// The colour of each of the 256 indices, 0 where it paints nothing: the transparent index, and
  /// those beyond the palette.
  private func palette(of frame: GIFStructure.Frame) -> [UInt32] {
    var colors = [UInt32](repeating: 0, count: 256)
    for (index, place) in stride(
      from: frame.palette.lowerBound, to: frame.palette.upperBound, by: 3
    ).enumerated() {
      colors[index] =
        UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
        | 0xFF00_0000
    }
    if let transparent = frame.transparentIndex { colors[transparent] = 0 }
    return colors
  }

  /// For each row as stored the row that it is: every eighth from 0, every eighth from 4, every fourth
  /// from 2, every second from 1.
  private static func rowOrder(height: Int, interlaced: Bool) -> [Int] {
    guard interlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
      Array(stride(from: first, to: height, by: step))
    }
  }
}
