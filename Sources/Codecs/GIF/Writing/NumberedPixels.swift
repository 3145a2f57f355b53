import Scene

/// The pixels of one frame's rectangle as numbers of colours, and how many pixels have each.
///
/// One is kept for a whole film, so that its memory is asked for once. After the pixels were read, all
/// that is decided about a frame is decided about its few colours.
struct NumberedPixels {
  /// Marks the number of a pixel that a viewer shows in its colour already.
  static let unchanged: UInt16 = 0x8000
  /// Stands for a pixel that must stay as it is. It counts as unchanged, and has no colour.
  static let left: UInt16 = 0xFFFF
  /// So many colours have numbers below those two.
  static let greatestColorCount = 0x7FFF

  private(set) var rectangle = PixelRect.empty
  /// Row by row, for the rectangle; what comes after its last pixel is left over from other frames.
  private(set) var numbers: [UInt16] = []
  /// In the order of the first pixel of each.
  private(set) var colors: [UInt32] = []
  /// For each colour, how many pixels of it a viewer does not show yet.
  private(set) var changedCounts: [Int] = []
  /// For each colour, how many pixels of it a viewer shows already.
  private(set) var unchangedCounts: [Int] = []
  /// Whether each number stands for one colour only. Where there are too many for that, it stands for
  /// neighbouring ones, `colors` has the first of them, and unchanged pixels have no number.
  private(set) var isExact = true

  /// Whether some pixels must stay as they are.
  private(set) var hasLeft = false

  /// Whether some pixels are unchanged or left.
  var hasUnchanged: Bool { hasLeft || unchangedCounts.contains { $0 > 0 } }

  /// How many pixels there are.
  var count: Int { rectangle.width * rectangle.height }

  /// Reads the pixels of a rectangle, of which a viewer shows some already.
  mutating func read(_ bitmap: Bitmap, over shown: ShownPicture, in rectangle: PixelRect) {
    self.rectangle = rectangle
    if numbers.count < count { numbers = [UInt16](repeating: 0, count: count) }
    (isExact, hasLeft) = (true, false)
    var mask: UInt32 = 0xFFFF_FFFF
    while true {
      var census = ColorCensus(mask: mask)
      let isComplete = census.count(
        bitmap.pixels.span, over: shown.pixels.span, width: bitmap.width, in: rectangle,
        into: &numbers)
      if isComplete {
        (colors, changedCounts, unchangedCounts) = (census.colors, census.changed, census.unchanged)
        return
      }
      (isExact, hasLeft) = (false, true)
      mask &= (mask << 1) & 0xFEFE_FEFE
    }
  }

  /// The number at a place of the picture, without its mark.
  ///
  /// - Precondition: The place lies in the rectangle, and its pixel is not to be left.
  func number(x: Int, y: Int) -> Int {
    Int(numbers[place(x: x, y: y)] & ~Self.unchanged)
  }

  /// Makes a pixel of the rectangle one that must stay as it is.
  mutating func leave(x: Int, y: Int) {
    numbers[place(x: x, y: y)] = Self.left
    hasLeft = true
  }

  private func place(x: Int, y: Int) -> Int {
    (y - rectangle.top) * rectangle.width + x - rectangle.left
  }

  /// The smallest rectangle round the pixels that are neither unchanged nor left; empty if there are
  /// none.
  func paintedRectangle() -> PixelRect {
    var painted = PixelRect.empty
    for y in rectangle.top..<rectangle.bottom {
      let start = place(x: rectangle.left, y: y)
      let row = numbers[start..<(start + rectangle.width)]
      guard let first = row.firstIndex(where: { $0 < Self.unchanged }),
        let last = row.lastIndex(where: { $0 < Self.unchanged })
      else { continue }
      painted = painted.union(
        PixelRect(
          left: rectangle.left + first - start, top: y, right: rectangle.left + last - start + 1,
          bottom: y + 1))
    }
    return painted
  }

  /// The pixels of a smaller rectangle. The counts stay those of the whole.
  func cropped(to smaller: PixelRect) -> NumberedPixels {
    guard smaller != rectangle else { return self }
    var part = self
    part.rectangle = smaller
    part.numbers = []
    part.numbers.reserveCapacity(part.count)
    for y in smaller.top..<smaller.bottom {
      let start = place(x: smaller.left, y: y)
      part.numbers += numbers[start..<(start + smaller.width)]
    }
    return part
  }
}
