import Scene

/// Some of the pixels of a screen, as rectangles that share none.
struct PixelRegion: Equatable {
  /// Not empty ones, in no particular order.
  private(set) var parts: [PixelRect] = []

  init() {}

  init(_ rect: PixelRect) {
    if !rect.isEmpty { parts = [rect] }
  }

  var isEmpty: Bool { parts.isEmpty }

  /// The rectangle round all of it.
  var bounds: PixelRect { parts.reduce(.empty) { $0.union($1) } }

  /// How many pixels there are.
  var area: Int { parts.reduce(0) { $0 + $1.area } }

  mutating func add(_ rect: PixelRect) {
    var fresh = rect.isEmpty ? [] : [rect]
    for part in parts {
      if part.intersection(rect) == rect { return }
      fresh = fresh.flatMap { $0.subtracting(part) }
    }
    parts += fresh
  }

  mutating func subtract(_ rect: PixelRect) {
    guard parts.contains(where: { !$0.intersection(rect).isEmpty }) else { return }
    parts = parts.flatMap { $0.subtracting(rect) }
  }

  func intersection(_ rect: PixelRect) -> PixelRegion {
    var common = PixelRegion()
    common.parts = parts.map { $0.intersection(rect) }.filter { !$0.isEmpty }
    return common
  }
}

extension PixelRect {
  var area: Int { width * height }

  /// What is left of the rectangle without another: none to four rectangles, the upper and the lower
  /// one as wide as it is.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let common = intersection(other)
    if common.isEmpty { return [self] }
    var (above, below, before, after) = (self, self, common, common)
    above.bottom = common.top
    below.top = common.bottom
    (before.left, before.right) = (left, common.left)
    (after.left, after.right) = (common.right, right)
    return [above, below, before, after].filter { !$0.isEmpty }
  }

  /// The rectangle cut into pieces of whole rows, of about so many pixels at most.
  func bands(ofPixels limit: Int) -> [PixelRect] {
    guard !isEmpty else { return [] }
    let height = max(1, limit / width)
    return stride(from: top, to: bottom, by: height).map {
      PixelRect(left: left, top: $0, right: right, bottom: min($0 + height, bottom))
    }
  }
}
