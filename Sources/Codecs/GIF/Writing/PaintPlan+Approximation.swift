import Scene

/// The way out when a frame's changes need more colours than a GIF image can hold.
///
/// What the frame itself changed comes first: if its colours fit they stay exact, and the places that
/// are left mend as much of earlier approximation as they can, the colours of most pixels first. Else
/// its colours are quantised, and what happens to be among them is mended.
extension PaintPlan {
  /// - Parameters:
  ///   - mendable: For each of the frame's colours, how many of its changed pixels are not changed by
  ///     the frame itself but were approximated before.
  init(approximating frame: FrameColors, mendable: [Int]) {
    var fresh: [ColorQuantizer.Sample] = []
    var isFresh = [Bool](repeating: false, count: frame.colors.count)
    var old: [ColorQuantizer.Sample] = []
    for (number, color) in frame.colors.enumerated() {
      let weight = frame.changedCounts[number] - mendable[number]
      if weight > 0 {
        fresh.append(ColorQuantizer.Sample(color: color, weight: weight))
        isFresh[number] = true
      } else if mendable[number] > 0 {
        old.append(ColorQuantizer.Sample(color: color, weight: mendable[number]))
      }
    }
    let mayLeave = frame.hasUnchanged || mendable.contains { $0 > 0 }
    let capacity = mayLeave ? 255 : 256
    guard fresh.count <= capacity else {
      let colors = ColorQuantizer.palette(for: fresh, capacity: capacity)
      self.init(painting: colors, nearestFor: isFresh, of: frame)
      return
    }
    let mended = old.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .prefix(capacity - fresh.count)
      .map(\.element.color)
    self.init(painting: fresh.map(\.color) + mended, nearestFor: isFresh, of: frame)
  }
}
