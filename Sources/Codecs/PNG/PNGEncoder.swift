public import Scene

/// Writes pictures as PNG: exact, small, without metadata, the same bytes for the same pixels.
public enum PNGEncoder {
  /// One whole PNG file.
  ///
  /// The form is chosen by rule (`PNGForm.smallest`). Decoding gives back exactly the same bitmap.
  ///
  /// - Throws: `PNGError.size` for a picture without pixels or beyond the standard limits.
  public static func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    try check(bitmap)
    return try encode(bitmap, as: .smallest(for: bitmap))
  }

  /// One whole PNG file in a form that the caller knows to be exact.
  static func encode(_ bitmap: Bitmap, as form: PNGForm) throws(PNGError) -> [UInt8] {
    try check(bitmap)
    return try LibPNG.encode(
      PNGRows(of: bitmap, as: form), width: bitmap.width, height: bitmap.height, form: form)
  }

  private static func check(_ bitmap: Bitmap) throws(PNGError) {
    do {
      try PictureLimits.standard.check(width: bitmap.width, height: bitmap.height)
    } catch {
      throw .size(error)
    }
  }
}
