/// Conversion between the premultiplied pixels of a `Bitmap` and the straight ones of a PNG; both
/// packed with red in the lowest byte.
///
/// Premultiplied → straight → premultiplied gives the same pixel back, for every alpha: dividing
/// rounds by at most 1/2, and multiplying by alpha/255 makes that less than 1/2 again. The other
/// way round a picture loses what its alpha hides: a translucent pixel's colour is coarser by
/// 255/alpha, and a transparent pixel's colour becomes black.
enum StraightAlpha {
  /// The straight pixel nearest to a premultiplied one.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func divided(_ part: UInt32) -> UInt32 {
      min(255, ((part & 255) * 510 + alpha) / (2 * alpha))
    }
    return divided(pixel) | divided(pixel >> 8) << 8 | divided(pixel >> 16) << 16 | alpha << 24
  }

  /// The premultiplied pixel nearest to a straight one.
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    func multiplied(_ part: UInt32) -> UInt32 { ((part & 255) * alpha * 2 + 255) / 510 }
    return multiplied(pixel) | multiplied(pixel >> 8) << 8 | multiplied(pixel >> 16) << 16
      | alpha << 24
  }
}
