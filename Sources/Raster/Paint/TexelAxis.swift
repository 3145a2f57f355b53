import Scene

/// A texel of a row or a column, and how much of a box it fills.
struct WeightedTexel {
  var index: Int
  /// In 1/256 of a texel.
  var weight: UInt64
}

/// One coordinate of an affine map from screen pixels to texels.
///
/// A screen pixel sees a box, one texel wide where the picture is not shrunk, else as wide as the step
/// from pixel to pixel. Only the part of the box inside the picture counts; a box that lies outside
/// sees the nearest texel.
struct TexelAxis {
  /// Steps and places are whole multiples of 2⁻²⁸ of a texel.
  private static let unit = 268_435_456.0
  /// More texels from pixel to pixel than a picture has on a side.
  private static let greatestStep = 65_536.0
  private static let greatestOrigin = 134_217_728.0

  private let alongX: Int64
  private let alongY: Int64
  private let origin: Int64
  /// The box's width, in 1/256 of a texel.
  private let width: Int64
  private let count: Int

  /// - Parameters:
  ///   - origin: The texel coordinate at the screen's origin.
  ///   - count: How many texels there are.
  init?(alongX: Double, alongY: Double, origin: Double, count: Int) {
    let step = (alongX * alongX + alongY * alongY).squareRoot()
    guard step < Self.greatestStep, abs(origin) < Self.greatestOrigin, count > 0 else { return nil }
    self.alongX = Int64((alongX * Self.unit).rounded())
    self.alongY = Int64((alongY * Self.unit).rounded())
    self.origin = Int64((origin * Self.unit).rounded())
    width = max(256, Int64((step * 256).rounded()))
    self.count = count
  }

  /// Whether the coordinate changes along x only, or along y only.
  var ignoresY: Bool { alongY == 0 }
  var ignoresX: Bool { alongX == 0 }

  /// The texels under the box round the centre of a pixel; at least one.
  func texels(x: Int, y: Int) -> [WeightedTexel] {
    let center = (alongX &* Int64(2 * x + 1) &+ alongY &* Int64(2 * y + 1)) / 2 &+ origin
    let start = ((center &+ 1 << 19) >> 20) &- width / 2
    let end = min(start &+ width, Int64(count) << 8)
    var place = max(start, 0)
    guard place < end else {
      return [WeightedTexel(index: start < 0 ? 0 : count - 1, weight: 256)]
    }
    var texels: [WeightedTexel] = []
    while place < end {
      let next = min(end, (place >> 8 &+ 1) << 8)
      texels.append(WeightedTexel(index: Int(place >> 8), weight: UInt64(next &- place)))
      place = next
    }
    return texels
  }
}
