import Scene

/// What a viewer shows after the frames written so far, and where that is not what was given.
struct ShownPicture {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]
  private(set) var approximation = Approximation()

  /// A viewer's canvas before the first frame: transparent.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// What a new frame asks of a viewer.
  enum Change {
    /// Nothing: it is the frame that was given before.
    case none
    /// Nothing: it is what is shown already, though the frame before was not.
    case alreadyShown
    /// The smallest rectangle round what the frame changed and what is still approximated.
    case paint(PixelRect)
  }

  /// What must be done to show a bitmap that equals the one before outside of `damage`.
  func change(to bitmap: Bitmap, changed damage: PixelRect) -> Change {
    if approximation.isEmpty {
      return DifferingRectangle.find(in: damage, width: width, bitmap.pixels, pixels)
        .map { .paint($0) } ?? .none
    }
    if approximation.isGiven(by: bitmap, shown: pixels, in: damage) { return .none }
    let found = DifferingRectangle.find(in: damage, width: width, bitmap.pixels, pixels) ?? .empty
    let all = found.union(approximation.differing(from: bitmap, shown: pixels))
    return all.isEmpty ? .alreadyShown : .paint(all)
  }

  /// Notes that the picture shown is the one given.
  mutating func forgetApproximation() { approximation = Approximation() }

  /// Takes over what a frame paints.
  ///
  /// - Returns: The greatest difference in a channel between what is shown now and what was given.
  mutating func paint(_ frame: FrameColors, of bitmap: Bitmap, as plan: PaintPlan) -> Int {
    let before = approximation
    let shownBefore = before.colors(shown: pixels)
    approximation = Approximation()
    copy(bitmap, in: frame.rectangle)
    guard plan.hasInexact || !before.isEmpty else { return 0 }
    var painter = ApproximationPainter(
      frame, plan: plan, before: before, shownBefore: shownBefore)
    painter.paint(&pixels, over: bitmap)
    approximation = painter.approximation
    return painter.greatestDifference
  }

  private mutating func copy(_ bitmap: Bitmap, in rectangle: PixelRect) {
    for y in rectangle.top..<rectangle.bottom {
      let row = (y * width + rectangle.left)..<(y * width + rectangle.right)
      pixels.replaceSubrange(row, with: bitmap.pixels[row])
    }
  }
}
