import Scene

/// The coverage of outlines that were painted of late, found again by outline and place: a card that
/// stands still while something on it changes, a mask that is compared with the one before it and
/// then painted with.
///
/// What is remembered never shows in a picture: coverage does not depend on the clip it was asked for.
final class OutlineCache {
  private struct Key: Equatable {
    var outline: Outline
    var transform: AffineTransform
  }

  private enum Outline: Equatable {
    case rectangle(RoundedRectangle)
    case path(Path, FillRule)
  }

  private struct Entry {
    var key: Key
    /// What was asked for.
    var area: PixelRect
    var runs: CoverageRuns?
  }

  /// A screen has some cards and a mask or two; each is asked for as it is and as it was.
  private static let capacity = 16
  /// Shapes of up to so many pixels are computed as a whole, so that no part comes twice.
  private static let wholeArea = 262_144

  /// The last used last.
  private var entries: [Entry] = []

  /// The coverage of a filled path in at least `area`; nil where it covers nothing of it.
  func runs(
    of shape: ShapeSnapshot, placedBy transform: AffineTransform, within area: PixelRect
  ) -> CoverageRuns? {
    let key = Key(outline: .path(shape.path, shape.fillRule), transform: transform)
    return runs(for: key, within: area) {
      PathFiller.runs(
        of: shape.path, transform: transform, rule: shape.fillRule, within: area)
    }
  }

  /// The same for a rectangle with round corners.
  func runs(
    of shape: RoundedRectangle, placedBy transform: AffineTransform, within area: PixelRect
  ) -> CoverageRuns? {
    let touched = shape.rect.applying(transform).touchedPixels
    let whole = touched.area <= Self.wholeArea ? touched : touched.intersection(area)
    guard !touched.intersection(area).isEmpty else { return nil }
    return runs(for: Key(outline: .rectangle(shape), transform: transform), within: whole) {
      PathFiller.runs(of: shape.path, transform: transform, rule: .nonZero, within: whole)
    }
  }

  private func runs(
    for key: Key, within area: PixelRect, compute: () -> CoverageRuns?
  ) -> CoverageRuns? {
    let known = entries.lastIndex { $0.area.intersection(area) == area && $0.key == key }
    if let known {
      let entry = entries.remove(at: known)
      entries.append(entry)
      return entry.runs
    }
    let runs = compute()
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(key: key, area: area, runs: runs))
    return runs
  }
}
