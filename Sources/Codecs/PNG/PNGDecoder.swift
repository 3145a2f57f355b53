public import Scene

/// Reads PNG pictures of every kind: any depth, interlaced or not, grey, palette, with `tRNS`.
public enum PNGDecoder {
  /// The picture, premultiplied (see `StraightAlpha`). Samples of 16 bits are rounded to 8, colour
  /// profiles and gamma ignored. Of an APNG this is the picture that a plain PNG viewer shows.
  ///
  /// - Throws: Before memory is taken for pixels, `PNGError.size` if the header names a size beyond
  ///   the limits; `truncated` and `malformed` for bytes that are no whole PNG.
  public static func decode(
    _ bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PNGError) -> Bitmap {
    Bitmap(try decodeStraight(bytes, limits: limits))
  }

  /// The picture with its colours as the file holds them.
  ///
  /// - Throws: As `decode`.
  public static func decodeStraight(
    _ bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PNGError) -> StraightBitmap {
    let (width, height) = try size(of: bytes, limits: limits)
    let pixels = try LibPNG.decode(bytes, width: width, height: height)
    return StraightBitmap(width: width, height: height, pixels: pixels)
  }

  /// Width and height as the header names them, within the limits.
  public static func size(
    of bytes: [UInt8], limits: PictureLimits = .standard
  ) throws(PNGError) -> (width: Int, height: Int) {
    guard bytes.starts(with: PictureFormat.pngSignature) else {
      throw PictureFormat.pngSignature.starts(with: bytes) ? .truncated : .notPNG
    }
    var cursor = ByteCursor(bytes)
    let header: (length: Int, name: Int, width: Int, height: Int)
    do {
      _ = try cursor.skip(PictureFormat.pngSignature.count)
      header = (
        try cursor.bigEndian(bytes: 4), try cursor.bigEndian(bytes: 4),
        try cursor.bigEndian(bytes: 4), try cursor.bigEndian(bytes: 4)
      )
    } catch {
      throw .truncated
    }
    let nameOfHeader = 0x4948_4452  // IHDR
    guard header.length == 13, header.name == nameOfHeader else {
      throw .malformed("the first chunk is not IHDR")
    }
    do {
      try limits.check(width: header.width, height: header.height)
    } catch {
      throw .size(error)
    }
    return (header.width, header.height)
  }
}
