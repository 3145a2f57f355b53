import Scene

/// A frame's pixels as they are written: compressed rows, and how a viewer lays them down.
struct APNGImage {
  var rectangle: PixelRect
  var blend: APNGFrameControl.Blend
  /// As an `IDAT` chunk holds it.
  var data: [UInt8]

  /// - Parameter shown: What a viewer shows before; `nil` if nothing.
  /// - Precondition: The change fits the form.
  init(
    of bitmap: Bitmap, over shown: Bitmap?, _ change: APNGChange, as form: APNGColorForm
  ) throws(PNGError) {
    rectangle = change.rectangle
    let mayHaveHoles = shown != nil && change.isOpaque
    blend = mayHaveHoles ? .over : .source
    let rows = APNGRows(of: bitmap, over: mayHaveHoles ? shown : nil, in: rectangle, as: form)
    data = try Self.compressed(rows, rectangle, as: form)
  }

  /// A frame of one pixel that changes nothing.
  static func idle(as form: APNGColorForm) throws(PNGError) -> APNGImage {
    let rectangle = PixelRect(left: 0, top: 0, width: 1, height: 1)
    let hole = Bitmap(width: 1, height: 1, pixels: [form.hole])
    let rows = APNGRows(of: hole, over: nil, in: rectangle, as: form)
    return APNGImage(
      rectangle: rectangle, blend: .over, data: try compressed(rows, rectangle, as: form))
  }

  private init(rectangle: PixelRect, blend: APNGFrameControl.Blend, data: [UInt8]) {
    self.rectangle = rectangle
    self.blend = blend
    self.data = data
  }

  /// The data of the `IDAT` chunks of a PNG of these rows.
  ///
  /// Measured on the reference film: level 8 takes half of the time of level 9 and 1.029 × its bytes;
  /// codes made anew after 1,024 symbols make 0.987 of the bytes of those after 16,384; filters, also
  /// chosen row by row, make drawn screens larger.
  private static func compressed(
    _ rows: APNGRows, _ rectangle: PixelRect, as form: APNGColorForm
  ) throws(PNGError) -> [UInt8] {
    let file = try LibPNG.encode(
      rows, width: rectangle.width, height: rectangle.height, form: form.png,
      PNGCompression(level: 9, memoryLevel: 4, filters: .none))
    var data: [UInt8] = []
    var cursor = ByteCursor(file)
    let crc = CRC32()
    do {
      _ = try cursor.skip(PictureFormat.pngSignature.count)
    } catch {
      throw .truncated
    }
    while !cursor.isAtEnd {
      guard let chunk = try? PNGChunk.next(in: &cursor, crc: crc) else { throw .truncated }
      if chunk.name == "IDAT" { data += file[chunk.data] }
    }
    return data
  }
}
