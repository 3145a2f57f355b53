import Scene

/// What a viewer shows after the frames written so far, and where that is not what was given.
struct ShownPicture {
  /// Pixels that could not be shown in their own colours.
  struct Approximation {
    /// Round all such pixels.
    var rectangle: PixelRect
    /// What was given, row by row inside of `rectangle`.
    var given: [UInt32]

    /// - Precondition: The place lies inside of `rectangle`.
    func given(x: Int, y: Int) -> UInt32 {
      given[(y - rectangle.top) * rectangle.width + x - rectangle.left]
    }
  }

  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]
  private(set) var approximation: Approximation?

  /// A viewer's canvas before the first frame: transparent.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// The colour that the frame before gave for a pixel.
  func given(x: Int, y: Int) -> UInt32 {
    if let approximation, approximation.rectangle.contains(x: x, y: y) {
      return approximation.given(x: x, y: y)
    }
    return pixels[y * width + x]
  }

  /// Whether a bitmap is the one of the frame before, for all that its damage says.
  func wasGiven(_ bitmap: Bitmap, changed damage: PixelRect) -> Bool {
    guard approximation != nil else {
      return DifferingRectangle.find(in: damage, width: width, bitmap.pixels, pixels) == nil
    }
    for y in damage.top..<max(damage.top, damage.bottom) {
      for x in damage.left..<damage.right
      where bitmap.pixels[y * width + x] != given(x: x, y: y) {
        return false
      }
    }
    return true
  }

  /// The smallest rectangle round what a viewer must be told so that it shows `bitmap`: what the
  /// frame changed, and what is still approximated. `nil` if it shows it already.
  func rectangleToPaint(for bitmap: Bitmap, changed damage: PixelRect) -> PixelRect? {
    var found = DifferingRectangle.find(in: damage, width: width, bitmap.pixels, pixels)
    if let approximation {
      let mended = DifferingRectangle.find(
        in: approximation.rectangle, width: width, bitmap.pixels, pixels)
      if let mended { found = found?.union(mended) ?? mended }
    }
    return found
  }

  /// Takes over what a frame paints.
  mutating func paint(_ frame: PaintedPixels) {
    let rectangle = frame.rectangle
    var place = 0
    for y in rectangle.top..<rectangle.bottom {
      let start = y * width
      for x in rectangle.left..<rectangle.right {
        if let color = frame.paintedColor(at: place) { pixels[start + x] = color }
        place += 1
      }
    }
  }

  /// Notes that the picture shown is the one given.
  mutating func forgetApproximation() { approximation = nil }

  /// Notes where the picture shown is not the one given, which can only be inside of `rectangle`.
  ///
  /// - Returns: How many such pixels there are, and the greatest difference in a channel.
  mutating func noteApproximation(
    of bitmap: Bitmap, in rectangle: PixelRect
  ) -> (pixels: Int, greatestDifference: Int) {
    approximation = nil
    guard
      let differing = DifferingRectangle.find(in: rectangle, width: width, bitmap.pixels, pixels)
    else { return (0, 0) }
    var given: [UInt32] = []
    given.reserveCapacity(differing.width * differing.height)
    var (count, greatest) = (0, 0)
    for y in differing.top..<differing.bottom {
      for place in (y * width + differing.left)..<(y * width + differing.right) {
        given.append(bitmap.pixels[place])
        if bitmap.pixels[place] != pixels[place] {
          count += 1
          greatest = max(greatest, ColorDistance.greatest(bitmap.pixels[place], pixels[place]))
        }
      }
    }
    approximation = Approximation(rectangle: differing, given: given)
    return (count, greatest)
  }
}
