import Scene

/// Where pictures stand on a page, in points.
struct GridLayout: Hashable, Sendable {
  /// 1 or more.
  var columns: Int
  /// Of each picture.
  var width: Double

  static let margin = 24.0
  static let gap = 20.0
  static let captionSize = 12.0
  static let captionGap = 8.0
  static let captionHeight = 16.0

  /// A place for each picture, row by row; a row is as high as its highest.
  func places(of sizes: [Size]) -> [Rect] {
    var places: [Rect] = []
    var top = Self.margin
    for start in stride(from: 0, to: sizes.count, by: columns) {
      let row = sizes[start..<min(start + columns, sizes.count)]
      for (column, size) in row.enumerated() {
        places.append(
          Rect(
            x: Self.margin + Double(column) * (width + Self.gap), y: top, width: width,
            height: height(of: size)))
      }
      top += (row.map(height).max() ?? 0) + Self.captionGap + Self.captionHeight + Self.gap
    }
    return places
  }

  /// Of the page.
  func size(of sizes: [Size]) -> Size {
    let places = places(of: sizes)
    return Size(
      width: (places.map(\.maxX).max() ?? 0) + Self.margin,
      height: (places.map(\.maxY).max() ?? 0) + Self.captionGap + Self.captionHeight + Self.margin)
  }

  /// A picture keeps its shape, to the point.
  private func height(of size: Size) -> Double {
    max(1, (width * size.height / size.width).rounded())
  }
}
