import Scene

/// A true Gaussian blur of a coverage mask: along the rows, then along the columns.
///
/// Values between the passes have eight fractional bits, so the result is within 1/100 of a level of the
/// exact sum with the same weights. What a pixel becomes depends on the mask alone, not on `area`.
///
/// Silhouettes are even for the most part, so a stretch of equal values is weighed as one: the sum of
/// their weights is looked up. Integers do not mind in which order they are added, so the result is
/// that of adding them one by one.
struct GaussianBlur {
  let kernel: GaussianKernel

  /// The blurred mask in `area`; nothing is covered outside the mask.
  func blurred(_ mask: CoverageMask, in area: PixelRect) -> BlurredMask {
    var result = BlurredMask(
      bounds: area, values: [UInt16](repeating: 0, count: area.width * area.height))
    let reach = kernel.reach
    let rows = (area.top - reach..<area.bottom + reach)
      .clamped(to: mask.bounds.top..<mask.bounds.bottom)
    guard !area.isEmpty, !rows.isEmpty else { return result }
    let across = blurredAcross(mask, rows: rows, columns: area.left..<area.right)
    var sums = [UInt32](repeating: 0, count: area.width)
    var (before, weighed): ([WeighedRow], [WeighedRow]) = ([], [])
    for y in area.top..<area.bottom {
      across.weigh(around: y, by: kernel, into: &weighed)
      let start = result.index(x: area.left, y: y)
      if weighed == before {
        // The row above sees the same.
        if y > area.top { result.repeatRow(at: start, width: area.width) }
        continue
      }
      for index in sums.indices { sums[index] = 1 << 15 }
      for row in weighed {
        addRow(across.values, from: row.place * area.width, weight: row.weight, to: &sums)
      }
      store(sums, shiftedBy: 16, to: &result.values, from: start)
      swap(&before, &weighed)
    }
    return result
  }

  /// The first pass, for the given rows and columns of the screen.
  private func blurredAcross(
    _ mask: CoverageMask, rows: Range<Int>, columns: Range<Int>
  ) -> BlurredRows {
    let width = columns.count
    var result = BlurredRows(width: width)
    var sums = [UInt32](repeating: 0, count: width)
    // The part of the mask that the line can see, in columns of the screen.
    let seen = (columns.lowerBound - kernel.reach..<columns.upperBound + kernel.reach)
      .clamped(to: mask.bounds.left..<mask.bounds.right)
    var last: Range<Int>?
    for y in rows {
      let first = mask.index(x: seen.lowerBound, y: y)
      let line = first..<first + seen.count
      if let last, mask.values[last] == mask.values[line] {
        result.repeatLast(at: y)
        continue
      }
      for index in sums.indices { sums[index] = 1 << 7 }
      addSteps(of: mask.values[line], at: seen.lowerBound - columns.lowerBound, to: &sums)
      result.append(sums, at: y)
      last = line
    }
    return result
  }

  /// Adds the blur of a line whose first value stands `offset` from the first sum.
  ///
  /// Each step up or down spreads over the reach of the kernel, and counts wholly from there on.
  private func addSteps(of line: ArraySlice<UInt8>, at offset: Int, to sums: inout [UInt32]) {
    let reach = kernel.reach
    var place = offset
    var value: UInt32 = 0
    for next in line + [0] {
      let step = UInt32(next) &- value
      if step != 0 {
        let near = (place - reach..<place + reach).clamped(to: 0..<sums.count)
        for index in near {
          sums[index] &+= step &* kernel.sum(through: index - place)
        }
        let rest = max(near.upperBound, min(max(place + reach, 0), sums.count))
        for index in rest..<sums.count { sums[index] &+= step &* GaussianKernel.one }
      }
      (value, place) = (UInt32(next), place + 1)
    }
  }

  private func store(
    _ sums: [UInt32], shiftedBy bits: UInt32, to values: inout [UInt16], from start: Int
  ) {
    precondition(start >= 0 && start + sums.count <= values.count, "a row inside the picture")
    var span = values.mutableSpan
    for index in sums.indices {
      span[start &+ index] = UInt16(truncatingIfNeeded: sums[index] &>> bits)
    }
  }

  /// Adds a stretch of values times `weight`, at most 1, to the sums.
  private func addRow(
    _ values: [UInt16], from start: Int, weight: UInt32, to sums: inout [UInt32]
  ) {
    let source = values.span.extracting(start..<start + sums.count)
    var span = sums.mutableSpan
    if weight == GaussianKernel.one {
      for index in source.indices { span[index] = span[index] &+ UInt32(source[index]) << 16 }
    } else {
      // Known to be below 2¹⁶, it is multiplied in half the time.
      let weight = UInt16(truncatingIfNeeded: weight)
      for index in source.indices {
        span[index] = span[index] &+ UInt32(source[index]) &* UInt32(weight)
      }
    }
  }
}

/// A row of the first pass and how much it counts.
private struct WeighedRow: Equatable {
  /// Which of the rows that differ it is.
  var place: Int
  var weight: UInt32
}

/// The rows after the first pass; rows in a stretch that are the same are kept once.
private struct BlurredRows {
  /// Row after row of those that differ from the one above.
  private(set) var values: [UInt16] = []
  /// The rows of the screen that look like each.
  private var stretches: [Range<Int>] = []
  private let width: Int

  init(width: Int) { self.width = width }

  mutating func append(_ sums: [UInt32], at y: Int) {
    values.append(contentsOf: sums.lazy.map { UInt16(truncatingIfNeeded: $0 >> 8) })
    stretches.append(y..<y + 1)
  }

  mutating func repeatLast(at y: Int) {
    guard let last = stretches.popLast() else { return }
    stretches.append(last.lowerBound..<y + 1)
  }

  /// Finds what counts for the row `y` of the second pass.
  func weigh(around y: Int, by kernel: GaussianKernel, into weighed: inout [WeighedRow]) {
    weighed.removeAll(keepingCapacity: true)
    let near = y - kernel.reach..<y + kernel.reach + 1
    for (place, rows) in stretches.enumerated() where rows.overlaps(near) {
      let weight =
        kernel.sum(through: rows.upperBound - 1 - y) &- kernel.sum(through: rows.lowerBound - 1 - y)
      if weight > 0 { weighed.append(WeighedRow(place: place, weight: weight)) }
    }
  }
}

extension BlurredMask {
  /// Copies the row above to the one that begins at `start`.
  fileprivate mutating func repeatRow(at start: Int, width: Int) {
    for index in start..<start + width { values[index] = values[index - width] }
  }
}
