public import Scene

/// Finds where two pictures of one size differ.
public enum DifferingRectangle {
  /// The smallest rectangle round the differing pixels inside `region`; `nil` if there are none.
  ///
  /// Looks at no pixel outside of the region. Rows are narrowed from both ends: a pixel that lies
  /// between the columns already known cannot widen them.
  ///
  /// - Precondition: The region lies inside the pictures.
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
    while top < bottom, DifferingPlace.first(first, second, in: row(top)) == nil { top += 1 }
    guard top < bottom else { return nil }
    while DifferingPlace.first(first, second, in: row(bottom - 1)) == nil { bottom -= 1 }
    var (left, right) = (region.right, region.left)
    for y in top..<bottom {
      let start = y * width
      let before = (start + region.left)..<(start + left)
      if let found = DifferingPlace.first(first, second, in: before) { left = found - start }
      let after = (start + right)..<(start + region.right)
      if let found = DifferingPlace.last(first, second, in: after) { right = found - start + 1 }
    }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }
}
