import Scene

/// What has to be known of the pixels that change before they are written.
struct APNGChange {
  let rectangle: PixelRect
  /// Whether every pixel that changes is opaque.
  let isOpaque: Bool
  /// Whether one that changes has the colour that RGB has for holes.
  let showsUnshownColor: Bool

  /// - Parameter rectangle: Round all pixels that change; where `isFirst`, all of them do.
  init(of bitmap: Bitmap, from shown: Bitmap, in rectangle: PixelRect, isFirst: Bool) {
    self.rectangle = rectangle
    let (pixels, before) = (bitmap.pixels.span, shown.pixels.span)
    let hole = APNGColorForm.rgb.hole
    var commonBits: UInt32 = .max
    var showsUnshownColor = false
    for y in rectangle.top..<rectangle.bottom {
      let start = y * bitmap.width
      for place in (start + rectangle.left)..<(start + rectangle.right)
      where isFirst || pixels[place] != before[place] {
        commonBits &= pixels[place]
        showsUnshownColor = showsUnshownColor || pixels[place] == hole
      }
    }
    isOpaque = commonBits >> 24 == 255
    self.showsUnshownColor = showsUnshownColor
  }

  /// Whether a file in that form can show the change.
  func fits(_ form: APNGColorForm) -> Bool {
    form == .rgba || (isOpaque && !showsUnshownColor)
  }
}
