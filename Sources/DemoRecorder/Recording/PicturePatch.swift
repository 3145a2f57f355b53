import Scene

/// Pixels of a rectangle, cut out of a picture, so that they stay as they are when it is painted on.
struct PicturePatch: Hashable, Sendable {
  let area: PixelRect
  /// Row by row from the top, each from the left.
  private let pixels: [UInt32]

  /// - Precondition: `area` lies inside the picture.
  init(of bitmap: Bitmap, in area: PixelRect) {
    precondition(
      area.left >= 0 && area.top >= 0 && area.right <= bitmap.width && area.bottom <= bitmap.height,
      "there are pixels for all of it")
    var pixels: [UInt32] = []
    pixels.reserveCapacity(area.width * area.height)
    for y in area.top..<area.bottom {
      let start = y * bitmap.width
      pixels += bitmap.pixels[start + area.left..<start + area.right]
    }
    self.area = area
    self.pixels = pixels
  }

  /// Paints the pixels where they were, onto a picture of the same size.
  func paint(onto bitmap: inout Bitmap) {
    let width = bitmap.width
    var target = bitmap.pixels.mutableSpan
    let source = pixels.span
    var next = 0
    for y in area.top..<area.bottom {
      for place in y * width + area.left..<y * width + area.right {
        target[place] = source[next]
        next += 1
      }
    }
  }

  /// The rectangle in pieces of whole rows, from the top, of at most `most` pixels each where a row
  /// is no longer than that.
  static func strips(of area: PixelRect, most: Int) -> [PixelRect] {
    guard !area.isEmpty else { return [] }
    let rows = max(1, most / area.width)
    return stride(from: area.top, to: area.bottom, by: rows).map { top in
      PixelRect(
        left: area.left, top: top, right: area.right, bottom: min(top + rows, area.bottom))
    }
  }
}
