public import Scene

/// Pixels as other programs take them without a file format round them.
public enum RawPixels {
  /// Rows of a picture: red, green, blue and alpha of each pixel, a byte each, the colours not
  /// multiplied by alpha.
  ///
  /// A film's frames are opaque, so their bytes lie in memory as they are wanted, and are copied at
  /// once.
  public static func bytes(of bitmap: Bitmap, rows: Range<Int>) -> [UInt8] {
    let pixels = bitmap.pixels[rows.lowerBound * bitmap.width..<rows.upperBound * bitmap.width]
    let isOpaque = pixels.reduce(UInt32.max, &) >> 24 == 255
    let straight =
      isOpaque
      ? pixels.map { $0.littleEndian } : pixels.map { StraightAlpha.straight($0).littleEndian }
    return unsafe straight.withUnsafeBytes { unsafe Array($0) }
  }
}
