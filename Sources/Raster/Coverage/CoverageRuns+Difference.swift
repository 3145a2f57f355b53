import Scene

extension CoverageRuns {
  /// Rows that are looked at together; what differs in them is held by the same rectangles.
  private static let bandHeight = 16
  /// Columns between two differences that are not worth another rectangle.
  private static let gap = 24

  /// Rectangles that share no pixel and hold all pixels that two shapes cover differently.
  static func difference(_ old: CoverageRuns?, _ new: CoverageRuns?) -> [PixelRect] {
    let bounds = (old?.bounds ?? .empty).union(new?.bounds ?? .empty)
    let nothing = CoverageRuns(bounds: .empty)
    let (one, two) = (old ?? nothing, new ?? nothing)
    return stride(from: bounds.top, to: bounds.bottom, by: bandHeight).flatMap { top in
      difference(one, two, rows: top..<min(top + bandHeight, bounds.bottom))
    }
  }

  private static func difference(
    _ one: CoverageRuns, _ two: CoverageRuns, rows: Range<Int>
  ) -> [PixelRect] {
    var columns: [Range<Int>] = []
    var (top, bottom) = (rows.upperBound, rows.lowerBound)
    for y in rows {
      let found = one.differingColumns(from: two, inRow: y)
      guard !found.isEmpty else { continue }
      (top, bottom) = (min(top, y), y + 1)
      columns += found
    }
    columns.sort { $0.lowerBound < $1.lowerBound }
    var parts: [PixelRect] = []
    for range in columns {
      if let last = parts.last, range.lowerBound <= last.right + gap {
        parts[parts.count - 1].right = max(last.right, range.upperBound)
      } else {
        parts.append(
          PixelRect(left: range.lowerBound, top: top, right: range.upperBound, bottom: bottom))
      }
    }
    return parts
  }

  /// From the left; the stretches between the ends of runs are compared one by one.
  private func differingColumns(from other: CoverageRuns, inRow y: Int) -> [Range<Int>] {
    let (mine, theirs) = (stretches(inRow: y), other.stretches(inRow: y))
    var found: [Range<Int>] = []
    var (i, j) = (0, 0)
    var x = Int.min
    while i < mine.count || j < theirs.count {
      let a = i < mine.count ? mine[i] : nil
      let b = j < theirs.count ? theirs[j] : nil
      // Where a run begins later, there is nothing before it.
      let (hasA, hasB) = (
        a.map { Int($0.left) <= x } ?? false, b.map { Int($0.left) <= x } ?? false
      )
      let end = min(
        a.map { Int(hasA ? $0.right : $0.left) } ?? .max,
        b.map { Int(hasB ? $0.right : $0.left) } ?? .max)
      if hasA || hasB,
        let range = differing(hasA ? a : nil, from: hasB ? b : nil, of: other, in: x..<end)
      {
        found.append(range)
      }
      x = end
      if let a, Int(a.right) <= x { i += 1 }
      if let b, Int(b.right) <= x { j += 1 }
    }
    return found
  }

  private func differing(
    _ run: Run?, from theirs: Run?, of other: CoverageRuns, in columns: Range<Int>
  ) -> Range<Int>? {
    if run.map({ $0.level > 0 }) ?? true, theirs.map({ $0.level > 0 }) ?? true {
      return run?.level == theirs?.level ? nil : columns
    }
    func differs(at x: Int) -> Bool { level(of: run, at: x) != other.level(of: theirs, at: x) }
    guard let first = columns.first(where: differs), let last = columns.last(where: differs) else {
      return nil
    }
    return first..<last + 1
  }

  private func level(of run: Run?, at x: Int) -> UInt8 {
    guard let run else { return 0 }
    return run.level > 0 ? run.level : levels[Int(run.first) + x - Int(run.left)]
  }

  private func stretches(inRow y: Int) -> [Run] {
    var found: [Run] = []
    forEachRun(inRow: y, of: bounds) { found.append($0) }
    return found
  }
}
