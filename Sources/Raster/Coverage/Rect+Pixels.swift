import Scene

extension Rect {
  /// The whole pixels that the rectangle touches, its sides being in pixels; empty if it has no
  /// area. Sides beyond what coverage can be computed for end there.
  var touchedPixels: PixelRect {
    guard !isEmpty, let left = Self.pixel(minX.rounded(.down)),
      let top = Self.pixel(minY.rounded(.down)), let right = Self.pixel(maxX.rounded(.up)),
      let bottom = Self.pixel(maxY.rounded(.up))
    else { return .empty }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// The whole pixels that lie inside the rectangle.
  var enclosedPixels: PixelRect {
    guard !isEmpty, let left = Self.pixel(minX.rounded(.up)),
      let top = Self.pixel(minY.rounded(.up)), let right = Self.pixel(maxX.rounded(.down)),
      let bottom = Self.pixel(maxY.rounded(.down)), left < right, top < bottom
    else { return .empty }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  private static func pixel(_ value: Double) -> Int? {
    guard !value.isNaN else { return nil }
    return Int(min(max(value, -CurveFlattener.limit), CurveFlattener.limit))
  }
}

extension AffineTransform {
  /// True where upright rectangles stay upright.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The factor by which lengths grow, the geometric mean over all directions.
  var meanScale: Double { abs(determinant).squareRoot() }

  /// An upper bound of the factor by which any length grows.
  var greatestScale: Double { (a * a + b * b + c * c + d * d).squareRoot() }
}
