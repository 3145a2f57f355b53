import Scene

/// Finds where two pictures of one size differ.
enum DifferingRectangle {
  /// The smallest rectangle round the differing pixels inside `region`; `nil` if there are none.
  ///
  /// Looks at each pixel of the region at most twice, and at none outside of it. Rows are narrowed
  /// from both ends: a pixel that lies between the columns already known cannot widen them.
  static func find(in region: PixelRect, width: Int, _ first: [UInt32], _ second: [UInt32])
    -> PixelRect?
  {
    precondition(first.count == second.count, "pictures of one size")
    let first = first.span
    let second = second.span
    func differs(_ columns: Range<Int>, _ y: Int) -> Bool {
      let start = y * width
      for x in columns where first[start + x] != second[start + x] { return true }
      return false
    }
    var (top, bottom) = (region.top, region.bottom)
    let columns = region.left..<max(region.left, region.right)
    while top < bottom, !differs(columns, top) { top += 1 }
    guard top < bottom else { return nil }
    while !differs(columns, bottom - 1) { bottom -= 1 }
    var (left, right) = (region.right, region.left)
    for y in top..<bottom {
      let start = y * width
      var x = region.left
      while x < left, first[start + x] == second[start + x] { x += 1 }
      left = x
      x = region.right
      while x > right, first[start + x - 1] == second[start + x - 1] { x -= 1 }
      right = x
    }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }
}
