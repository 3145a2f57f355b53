import Scene

@testable import Raster

extension CoverageMask {
  /// A pixel's coverage; 0 outside the mask.
  func value(x: Int, y: Int) -> UInt8 {
    bounds.contains(x: x, y: y) ? values[index(x: x, y: y)] : 0
  }
}
