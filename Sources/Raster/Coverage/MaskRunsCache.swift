import Scene

/// The coverage of the shapes that layers were cut to of late: a mask that moves is compared with the
/// one before it, and then painted with, by the same runs.
struct MaskRunsCache {
  private struct Key: Equatable {
    var path: Path
    var rule: FillRule
    var transform: AffineTransform
  }

  private struct Entry {
    var key: Key
    /// What was asked for.
    var area: PixelRect
    var runs: CoverageRuns?
  }

  /// A screen has a mask or two that move, and asks for each as it is and as it was.
  private static let capacity = 6

  /// The last used last.
  private var entries: [Entry] = []

  /// The coverage of a shape's filled path in at least `area`; nil where it covers nothing of it.
  mutating func runs(
    of shape: ShapeSnapshot, placedBy transform: AffineTransform, within area: PixelRect
  ) -> CoverageRuns? {
    let key = Key(path: shape.path, rule: shape.fillRule, transform: transform)
    if let index = entries.firstIndex(where: {
      $0.area.intersection(area) == area && $0.key == key
    }) {
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.runs
    }
    let runs = PathFiller.runs(
      of: shape.path, transform: transform, rule: shape.fillRule, within: area)
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(key: key, area: area, runs: runs))
    return runs
  }
}
