import Scene

/// What of a picture is compared: a region less the masks, as rectangles that do not overlap.
struct ComparedArea: Hashable, Sendable {
  private(set) var rectangles: [PixelRect]

  init(_ region: PixelRect, except masks: [PixelRect]) {
    rectangles = region.isEmpty ? [] : [region]
    for mask in masks where !mask.isEmpty {
      rectangles = rectangles.flatMap { Self.rest(of: $0, without: mask) }
    }
  }

  /// Up to four rectangles: what lies above, below, to the left and to the right of the mask.
  private static func rest(of rectangle: PixelRect, without mask: PixelRect) -> [PixelRect] {
    let hidden = rectangle.intersection(mask)
    if hidden.isEmpty { return [rectangle] }
    var (above, below, left, right) = (rectangle, rectangle, hidden, hidden)
    above.bottom = hidden.top
    below.top = hidden.bottom
    (left.left, left.right) = (rectangle.left, hidden.left)
    (right.left, right.right) = (hidden.right, rectangle.right)
    return [above, left, right, below].filter { !$0.isEmpty }
  }
}
