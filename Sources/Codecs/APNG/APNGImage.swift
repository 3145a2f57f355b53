import Scene

/// One way to write a frame's pixels: its compressed RGBA rows, and how a viewer lays them down.
struct APNGImage {
  var rectangle: PixelRect
  var blend: APNGFrameControl.Blend
  /// As an `IDAT` chunk holds it.
  var data: [UInt8]

  /// The ways to write a rectangle: all of its pixels and, where each pixel that changes is opaque,
  /// these alone over transparent ones.
  ///
  /// - Parameter shown: What a viewer shows before; `nil` if nothing.
  static func all(
    of bitmap: Bitmap, over shown: Bitmap?, in rectangle: PixelRect
  ) throws(PNGError) -> [APNGImage] {
    let whole = part(of: bitmap, in: rectangle)
    let images = [try APNGImage(whole, at: rectangle, blend: .source)]
    guard let shown else { return images }
    let changes = changes(of: whole, from: part(of: shown, in: rectangle))
    guard let changes else { return images }
    return images + [try APNGImage(changes, at: rectangle, blend: .over)]
  }

  /// A frame of one pixel that changes nothing.
  static func idle() throws(PNGError) -> APNGImage {
    try APNGImage(
      Bitmap(width: 1, height: 1), at: PixelRect(left: 0, top: 0, width: 1, height: 1),
      blend: .over)
  }

  private init(
    _ bitmap: Bitmap, at rectangle: PixelRect, blend: APNGFrameControl.Blend
  ) throws(PNGError) {
    self.rectangle = rectangle
    self.blend = blend
    data = []
    let file = try PNGEncoder.encode(bitmap, as: PNGForm(channels: .rgba, bitDepth: 8))
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
  }

  private static func part(of bitmap: Bitmap, in rectangle: PixelRect) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rectangle.width * rectangle.height)
    for y in rectangle.top..<rectangle.bottom {
      let start = y * bitmap.width
      pixels += bitmap.pixels[(start + rectangle.left)..<(start + rectangle.right)]
    }
    return Bitmap(width: rectangle.width, height: rectangle.height, pixels: pixels)
  }

  /// The pixels that change, all others transparent; `nil` if all change, or one that does is not
  /// opaque.
  private static func changes(of picture: Bitmap, from shown: Bitmap) -> Bitmap? {
    var changes = picture
    var hasUnchanged = false
    for place in picture.pixels.indices {
      if picture.pixels[place] == shown.pixels[place] {
        changes.pixels[place] = 0
        hasUnchanged = true
      } else if picture.pixels[place] >> 24 != 255 {
        return nil
      }
    }
    return hasUnchanged ? changes : nil
  }
}
