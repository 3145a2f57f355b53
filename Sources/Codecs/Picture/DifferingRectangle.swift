public import Scene

/// Finds where two pictures of one size differ.
public enum DifferingRectangle {
  /// The smallest rectangle round the differing pixels inside `region`; `nil` if there are none.
  ///
  /// Looks at no pixel outside of the region. Rows are narrowed from both ends: a pixel that lies
  /// between the columns already known cannot widen them.
  public static func find(
    in region: PixelRect, width: Int, _ first: [UInt32], _ second: [UInt32]
  ) -> PixelRect? {
    precondition(first.count == second.count, "pictures of one size")
    let (first, second) = (first.span, second.span)
    let columns = region.left..<max(region.left, region.right)
    func row(_ y: Int) -> Range<Int> {
      (y * width + columns.lowerBound)..<(y * width + columns.upperBound)
    }
    var (top, bottom) = (region.top, region.bottom)
    while top < bottom, firstDifference(first, second, in: row(top)) == nil { top += 1 }
    guard top < bottom else { return nil }
    while firstDifference(first, second, in: row(bottom - 1)) == nil { bottom -= 1 }
    var (left, right) = (region.right, region.left)
    for y in top..<bottom {
      let start = y * width
      let before = (start + region.left)..<(start + left)
      if let found = firstDifference(first, second, in: before) { left = found - start }
      let after = (start + right)..<(start + region.right)
      if let found = lastDifference(first, second, in: after) { right = found - start + 1 }
    }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Equal pixels are stepped over in blocks without a branch for each, which compiles to vector
  /// instructions.
  private static let blockSize = 32

  private static func firstDifference(
    _ first: Span<UInt32>, _ second: Span<UInt32>, in range: Range<Int>
  ) -> Int? {
    var start = range.lowerBound
    while range.upperBound - start >= blockSize, isEqualBlock(first, second, at: start) {
      start += blockSize
    }
    while start < range.upperBound {
      if first[start] != second[start] { return start }
      start += 1
    }
    return nil
  }

  private static func lastDifference(
    _ first: Span<UInt32>, _ second: Span<UInt32>, in range: Range<Int>
  ) -> Int? {
    var end = range.upperBound
    while end - range.lowerBound >= blockSize, isEqualBlock(first, second, at: end - blockSize) {
      end -= blockSize
    }
    while end > range.lowerBound {
      end -= 1
      if first[end] != second[end] { return end }
    }
    return nil
  }

  @inline(__always)
  private static func isEqualBlock(
    _ first: Span<UInt32>, _ second: Span<UInt32>, at start: Int
  ) -> Bool {
    let first = first.extracting(start..<(start + blockSize))
    let second = second.extracting(start..<(start + blockSize))
    var difference: UInt32 = 0
    for place in 0..<blockSize { difference |= first[place] ^ second[place] }
    return difference == 0
  }
}
