import Scene

/// A true Gaussian blur of a coverage mask: along the rows, then along the columns.
///
/// Values between the passes have eight fractional bits, so the result is within 1/100 of a level of the
/// exact sum with the same weights. What a pixel becomes depends on the mask alone, not on `area`.
struct GaussianBlur {
  let kernel: GaussianKernel

  /// The blurred mask in `area`; nothing is covered outside the mask.
  func blurred(_ mask: CoverageMask, in area: PixelRect) -> BlurredMask {
    let width = area.width
    var result = BlurredMask(
      bounds: area, values: [UInt16](repeating: 0, count: width * area.height))
    let reach = kernel.reach
    let rows = (area.top - reach..<area.bottom + reach)
      .clamped(to: mask.bounds.top..<mask.bounds.bottom)
    guard !area.isEmpty, !rows.isEmpty else { return result }
    let across = blurredAcross(mask, rows: rows, columns: area.left..<area.right)
    var sums = [UInt32](repeating: 0, count: width)
    for y in area.top..<area.bottom {
      let near = (y - reach..<y + reach + 1).clamped(to: rows)
      guard !near.isEmpty else { continue }
      for index in sums.indices { sums[index] = 1 << 15 }
      for row in near {
        let weight = kernel.weights[abs(row - y)]
        addRow(across, from: (row - rows.lowerBound) * width, weight: weight, to: &sums)
      }
      let start = result.index(x: area.left, y: y)
      for index in sums.indices {
        result.values[start + index] = UInt16(truncatingIfNeeded: sums[index] >> 16)
      }
    }
    return result
  }

  /// The first pass, for the given rows and columns of the screen.
  private func blurredAcross(
    _ mask: CoverageMask, rows: Range<Int>, columns: Range<Int>
  ) -> [UInt16] {
    let reach = kernel.reach
    let width = columns.count
    var result = [UInt16](repeating: 0, count: width * rows.count)
    var line = [UInt16](repeating: 0, count: width + 2 * reach)
    var sums = [UInt32](repeating: 0, count: width)
    // The part of the mask that the line can see, in columns of the screen.
    let seen =
      max(
        columns.lowerBound - reach, mask.bounds.left)..<max(
        max(columns.lowerBound - reach, mask.bounds.left),
        min(columns.upperBound + reach, mask.bounds.right))
    guard !seen.isEmpty else { return result }
    for y in rows {
      let first = mask.index(x: seen.lowerBound, y: y)
      let offset = seen.lowerBound - columns.lowerBound + reach
      for index in 0..<seen.count { line[offset + index] = UInt16(mask.values[first + index]) }
      for index in sums.indices { sums[index] = 1 << 7 }
      for (distance, weight) in kernel.weights.enumerated() {
        addRow(line, from: reach + distance, weight: weight, to: &sums)
        if distance > 0 { addRow(line, from: reach - distance, weight: weight, to: &sums) }
      }
      let start = (y - rows.lowerBound) * width
      for index in sums.indices {
        result[start + index] = UInt16(truncatingIfNeeded: sums[index] >> 8)
      }
    }
    return result
  }

  /// Adds a stretch of values times `weight` to the sums.
  private func addRow(
    _ values: [UInt16], from start: Int, weight: UInt32, to sums: inout [UInt32]
  ) {
    guard weight != 0 else { return }
    let source = values.span.extracting(start..<start + sums.count)
    var span = sums.mutableSpan
    for index in source.indices { span[index] = span[index] &+ UInt32(source[index]) &* weight }
  }
}
