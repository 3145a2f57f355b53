public import Scene

/// Writes pictures as PNG: exact, small, without metadata, the same bytes for the same pixels.
public enum PNGEncoder {
  /// One whole PNG file.
  ///
  /// The form is chosen by rule (`PNGForm.smallest`). Decoding gives back exactly the same bitmap.
  ///
  /// - Throws: `PNGError.size` for a picture without pixels or beyond the standard limits.
  public static func encode(
    _ bitmap: Bitmap, effort: PNGEffort = .small
  ) throws(PNGError) -> [UInt8] {
    try check(bitmap)
    let form = PNGForm.smallest(for: bitmap)
    return try LibPNG.encode(
      PNGRows(of: bitmap, as: form), width: bitmap.width, height: bitmap.height, form: form,
      .suiting(bitmap, as: form, effort))
  }

  private static func check(_ bitmap: Bitmap) throws(PNGError) {
    do {
      try PictureLimits.standard.check(width: bitmap.width, height: bitmap.height)
    } catch {
      throw .size(error)
    }
  }
}
