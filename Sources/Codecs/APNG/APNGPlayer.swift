import Scene

/// Lays the frames of an APNG onto a canvas, one after another.
struct APNGPlayer: Sendable {
  /// What a frame was, besides its pixels.
  struct Step: Hashable {
    var duration: FrameDuration
    /// Outside of this the canvas is as it was before.
    var changed: PixelRect
  }

  let structure: APNGStructure
  private(set) var canvas: FrameCanvas

  private let bytes: [UInt8]
  private let form: AlphaForm
  private let crc = CRC32()
  private var nextFrame = 0

  /// - Throws: As `APNGStructure.init`; no pixel is decoded yet.
  init(_ bytes: [UInt8], form: AlphaForm, limits: PictureLimits) throws(APNGError) {
    structure = try APNGStructure(of: bytes, limits: limits)
    self.bytes = bytes
    self.form = form
    canvas = FrameCanvas(width: structure.width, height: structure.height)
  }

  /// Lays the next frame onto the canvas; `nil` after the last.
  ///
  /// - Throws: What is wrong with the frame, and its number.
  mutating func next() throws(APNGError) -> Step? {
    guard nextFrame < structure.frames.count else { return nil }
    let frame = structure.frames[nextFrame]
    let pixels: [UInt32]
    do {
      pixels = try decoded(frame)
    } catch {
      throw APNGError(problem: .pixels(error), frame: nextFrame)
    }
    // There is nothing before the first frame that could be restored.
    let isFirst = nextFrame == 0
    let disposal = isFirst && frame.disposal == .restore ? .clear : frame.disposal
    let changed = canvas.beginFrame(in: frame.rectangle, disposal: disposal)
    paint(pixels, frame)
    nextFrame += 1
    return Step(duration: frame.duration, changed: changed)
  }

  private mutating func paint(_ pixels: [UInt32], _ frame: APNGStructure.Frame) {
    let rectangle = frame.rectangle
    let (form, width) = (form, canvas.width)
    for y in rectangle.top..<rectangle.bottom {
      let start = (y - rectangle.top) * rectangle.width
      let row = start..<(start + rectangle.width)
      let place = y * width + rectangle.left
      if frame.isBlended {
        Self.blend(pixels.span.extracting(row), into: &canvas.pixels, from: place, form)
      } else {
        canvas.pixels.replaceSubrange(place..<(place + row.count), with: pixels[row])
      }
    }
  }

  private static func blend(
    _ row: Span<UInt32>, into pixels: inout [UInt32], from place: Int, _ form: AlphaForm
  ) {
    var shown = pixels.mutableSpan
    for offset in row.indices {
      shown[place + offset] = form.over(row[offset], shown[place + offset])
    }
  }

  private func decoded(_ frame: APNGStructure.Frame) throws(PNGError) -> [UInt32] {
    switch form {
    case .premultiplied: try PNGDecoder.decode(file(of: frame)).pixels
    case .straight: try PNGDecoder.decodeStraight(file(of: frame)).pixels
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
}
