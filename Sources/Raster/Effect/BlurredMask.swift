import Scene

/// Coverage after a blur, finer than a byte: 0 = none, `full` = whole.
struct BlurredMask: Equatable {
  static let full: UInt32 = 255 * 256

  let bounds: PixelRect
  /// Row by row from the top, each from the left.
  var values: [UInt16]

  func index(x: Int, y: Int) -> Int { (y - bounds.top) * bounds.width + x - bounds.left }
}
