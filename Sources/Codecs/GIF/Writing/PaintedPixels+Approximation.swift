import Scene

/// The way out when a frame's changes need more colours than a GIF image can hold.
///
/// What the frame itself changed comes first: if its colours fit they stay exact, and the places that
/// are left mend as much of earlier approximation as they can, the colours of most pixels first. Else
/// its colours are quantised, and nothing is mended in this frame.
extension PaintedPixels {
  static func approximation(
    of bitmap: Bitmap, over shown: ShownPicture, in rectangle: PixelRect
  ) -> PaintedPixels {
    let census = ColorCensus(of: bitmap, over: shown, in: rectangle)
    let capacity = census.hasUnpainted ? 255 : 256
    let colors: [UInt32]
    if census.fresh.count <= capacity {
      let exact = census.fresh.map(\.color)
      colors = exact + census.mendable.prefix(capacity - exact.count).map(\.color)
    } else {
      colors = ColorQuantizer.palette(for: census.fresh, capacity: capacity)
    }
    return PaintedPixels(
      approximatedIn: rectangle, colors: colors,
      color: placing(bitmap, over: shown, in: rectangle, among: colors))
  }

  /// For each place of the rectangle the colour to paint there: the exact one or, where the frame
  /// itself changed the pixel, the nearest.
  private static func placing(
    _ bitmap: Bitmap, over shown: ShownPicture, in rectangle: PixelRect, among colors: [UInt32]
  ) -> (Int) -> Int? {
    let nearest = NearestColor(colors)
    var exact = ColorTable()
    for color in colors { _ = exact.insert(color) }
    var known = ColorTable()
    var answers: [Int] = []
    return { place in
      let (row, column) = place.quotientAndRemainder(dividingBy: rectangle.width)
      let (x, y) = (rectangle.left + column, rectangle.top + row)
      let color = bitmap.pixels[y * bitmap.width + x]
      if color == shown.pixels[y * bitmap.width + x] { return nil }
      if let found = exact.place(of: color) { return found }
      if color == shown.given(x: x, y: y) { return nil }
      let answer = known.insert(color)
      if answer == answers.count { answers.append(nearest.place(of: color)) }
      return answers[answer]
    }
  }
}

/// The colours of the pixels that a viewer does not show yet.
private struct ColorCensus {
  /// Of pixels that the frame itself changed, in the order of the first pixel of each.
  let fresh: [ColorQuantizer.Sample]
  /// Of pixels approximated earlier and unchanged since, the most frequent first; none that is in
  /// `fresh`.
  let mendable: [ColorQuantizer.Sample]
  /// Whether some pixels may have to be left as they are.
  let hasUnpainted: Bool

  init(of bitmap: Bitmap, over shown: ShownPicture, in rectangle: PixelRect) {
    var fresh = WeightedColors()
    var mendable = WeightedColors()
    var hasUnchanged = false
    for y in rectangle.top..<rectangle.bottom {
      for x in rectangle.left..<rectangle.right {
        let color = bitmap.pixels[y * bitmap.width + x]
        if color == shown.pixels[y * bitmap.width + x] {
          hasUnchanged = true
        } else if color == shown.given(x: x, y: y) {
          mendable.count(color)
        } else {
          fresh.count(color)
        }
      }
    }
    self.fresh = fresh.samples
    self.mendable = mendable.samples.filter { fresh.table.place(of: $0.color) == nil }
      .enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
    hasUnpainted = hasUnchanged || !mendable.weights.isEmpty
  }
}

/// Distinct colours and how often each was counted.
private struct WeightedColors {
  private(set) var table = ColorTable()
  private(set) var weights: [Int] = []

  mutating func count(_ color: UInt32) {
    let place = table.insert(color)
    if place == weights.count { weights.append(1) } else { weights[place] += 1 }
  }

  var samples: [ColorQuantizer.Sample] {
    zip(table.colors, weights).map { ColorQuantizer.Sample(color: $0, weight: $1) }
  }
}
