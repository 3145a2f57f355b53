import Scene

/// Plays an APNG: hands out its frames one after another as a viewer shows them.
///
/// Translucent frames are blended in premultiplied 8-bit colours, rounded to nearest; a viewer that
/// blends straight colours may differ there by one.
public struct APNGReader: Sendable {
  public let structure: APNGStructure

  private let bytes: [UInt8]
  private let crc = CRC32()
  private var canvas: FrameCanvas
  private var nextFrame = 0

  /// - Throws: As `APNGStructure.init`; no pixel is decoded yet.
  public init(_ bytes: [UInt8], limits: PictureLimits = .standard) throws(APNGError) {
    structure = try APNGStructure(of: bytes, limits: limits)
    self.bytes = bytes
    canvas = FrameCanvas(width: structure.width, height: structure.height)
  }

  /// The next frame, `nil` after the last.
  ///
  /// - Throws: What is wrong with the frame, and its number.
  public mutating func next() throws(APNGError) -> AnimationFrame? {
    guard nextFrame < structure.frames.count else { return nil }
    let frame = structure.frames[nextFrame]
    let picture: Bitmap
    do {
      picture = try PNGDecoder.decode(file(of: frame))
    } catch {
      throw APNGError(problem: .pixels(error), frame: nextFrame)
    }
    // There is nothing before the first frame that could be restored.
    let isFirst = nextFrame == 0
    let disposal = isFirst && frame.disposal == .restore ? .clear : frame.disposal
    let changed = canvas.beginFrame(in: frame.rectangle, disposal: disposal)
    paint(picture, frame)
    nextFrame += 1
    return AnimationFrame(bitmap: canvas.bitmap, duration: frame.duration, changed: changed)
  }

  private mutating func paint(_ picture: Bitmap, _ frame: APNGStructure.Frame) {
    let rectangle = frame.rectangle
    for y in rectangle.top..<rectangle.bottom {
      let start = (y - rectangle.top) * rectangle.width - rectangle.left
      canvas.paintRow(y, columns: rectangle.left..<rectangle.right) { x, shown in
        let color = picture.pixels[start + x]
        return frame.isBlended ? Self.over(color, shown) : color
      }
    }
  }

  /// A frame as a PNG file of its own.
  private func file(of frame: APNGStructure.Frame) -> [UInt8] {
    var file = PictureFormat.pngSignature
    let size = [frame.rectangle.width, frame.rectangle.height].flatMap {
      PNGChunk.bigEndian(UInt32($0))
    }
    PNGChunk.append("IHDR", size + bytes[structure.header].dropFirst(8), to: &file, crc: crc)
    for chunk in structure.colorChunks {
      PNGChunk.append(chunk.name, bytes[chunk.data], to: &file, crc: crc)
    }
    for part in frame.data { PNGChunk.append("IDAT", bytes[part], to: &file, crc: crc) }
    PNGChunk.append("IEND", [], to: &file, crc: crc)
    return file
  }

  /// Premultiplied source over: s + d·(255 − a)/255 for each channel, rounded to nearest.
  private static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let rest = 255 - source >> 24
    if rest == 0 { return source }
    if rest == 255 { return backdrop }
    return [UInt32(0), 8, 16, 24].reduce(0) { sum, shift in
      let shown = (((backdrop >> shift) & 255) * rest * 2 + 255) / 510
      return sum | min(255, ((source >> shift) & 255) + shown) << shift
    }
  }
}
