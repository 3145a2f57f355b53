import Scene

/// How much of each pixel of a rectangle is covered: 0 = not at all, 255 = wholly.
struct CoverageMask: Equatable {
  let bounds: PixelRect
  /// Row by row from the top, each from the left.
  var values: [UInt8]

  /// Nothing is covered.
  init(bounds: PixelRect) {
    self.bounds = bounds
    values = [UInt8](repeating: 0, count: bounds.width * bounds.height)
  }

  /// Covers all of a rectangle wholly.
  mutating func cover(_ rect: PixelRect) {
    let area = rect.intersection(bounds)
    for y in area.top..<area.bottom {
      let first = index(x: area.left, y: y)
      for place in first..<first + area.width { values[place] = 255 }
    }
  }

  /// The place of a pixel's value in `values`; the pixel must lie in `bounds`.
  func index(x: Int, y: Int) -> Int { (y - bounds.top) * bounds.width + x - bounds.left }
}
