import Scene

/// Numbers the colours of pixels and counts them: the one place where each pixel of a frame's rectangle
/// is looked at for its colour.
struct ColorCensus {
  /// Which bits tell colours apart.
  private let mask: UInt32
  private var table = ColorTable()
  /// Row by row.
  private(set) var runs: [ColorRun]
  private(set) var colors: [UInt32] = []
  private(set) var changed: [Int] = []
  private(set) var unchanged: [Int] = []

  /// - Parameter runs: Whose memory is used anew.
  init(mask: UInt32, reusing runs: consuming [ColorRun]) {
    self.mask = mask
    self.runs = runs
    self.runs.removeAll(keepingCapacity: true)
  }

  private var isExact: Bool { mask == 0xFFFF_FFFF }

  /// Numbers the pixels of a rectangle of `given`, against what is shown before.
  ///
  /// - Parameter given: A picture with rows of `width` pixels, as is `shown`.
  /// - Returns: Whether there were numbers enough.
  /// - Precondition: The rectangle lies in the picture.
  mutating func count(
    _ given: Span<UInt32>, over shown: Span<UInt32>, width: Int, in rectangle: PixelRect
  ) -> Bool {
    precondition(given.count == shown.count, "pictures of one size")
    precondition(
      rectangle.left >= 0 && rectangle.top >= 0 && rectangle.right <= width
        && rectangle.bottom * width <= given.count, "the rectangle lies in the picture")
    return unsafe given.withUnsafeBufferPointer { given in
      unsafe shown.withUnsafeBufferPointer { shown in
        for y in rectangle.top..<rectangle.bottom {
          let row = (y * width + rectangle.left)..<(y * width + rectangle.right)
          let isNumbered = unsafe countRow(
            UnsafeBufferPointer(rebasing: given[row]), UnsafeBufferPointer(rebasing: shown[row]))
          guard isNumbered else { return false }
        }
        return true
      }
    }
  }

  /// With bounds checks it takes twice as long.
  private mutating func countRow(
    _ given: UnsafeBufferPointer<UInt32>, _ shown: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    var start = 0
    while start < given.count {
      let color = unsafe given[start]
      let isUnchanged = unsafe shown[start] == color
      let end = unsafe Self.endOfRun(given, shown, from: start)
      guard let number = number(of: color, isUnchanged: isUnchanged, pixels: end - start) else {
        return false
      }
      runs.append(ColorRun(number: number, length: end - start))
      start = end
    }
    return true
  }

  private static let blockSize = 8

  private static func endOfRun(
    _ given: UnsafeBufferPointer<UInt32>, _ shown: UnsafeBufferPointer<UInt32>, from start: Int
  ) -> Int {
    let color = unsafe given[start]
    let isUnchanged = unsafe shown[start] == color
    var end = start + 1
    while end < given.count {
      if given.count - end >= blockSize, unsafe isFlat(given, shown, at: end),
        unsafe given[end] == color, unsafe (shown[end] == color) == isUnchanged
      {
        end += blockSize
        continue
      }
      let stop = min(given.count, end + blockSize)
      while end < stop {
        guard unsafe given[end] == color, unsafe (shown[end] == color) == isUnchanged else {
          return end
        }
        end += 1
      }
    }
    return end
  }

  /// Whether a block has one colour, and is shown in one colour.
  @inline(__always)
  private static func isFlat(
    _ given: UnsafeBufferPointer<UInt32>, _ shown: UnsafeBufferPointer<UInt32>, at start: Int
  ) -> Bool {
    let (color, before) = unsafe (given[start], shown[start])
    var difference: UInt32 = 0
    for place in start..<(start &+ blockSize) {
      unsafe difference |= (given[place] ^ color) | (shown[place] ^ before)
    }
    return difference == 0
  }

  /// The number of a colour that so many pixels more have; `nil` if there is none left.
  private mutating func number(of color: UInt32, isUnchanged: Bool, pixels: Int) -> UInt16? {
    guard isExact || !isUnchanged else { return ColorRun.left }
    let number = table.insert(color & mask)
    if number == colors.count {
      guard number < ColorRun.greatestColorCount else { return nil }
      colors.append(color)
      changed.append(0)
      unchanged.append(0)
    }
    if isUnchanged {
      unchanged[number] += pixels
      return ColorRun.unchanged | UInt16(truncatingIfNeeded: number)
    }
    changed[number] += pixels
    return UInt16(truncatingIfNeeded: number)
  }
}
