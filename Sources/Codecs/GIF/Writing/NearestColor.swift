/// Finds the nearest of a palette's colours.
struct NearestColor {
  /// Sorted by green, then as they stood; `place` is where they stood.
  private let entries: [(color: UInt32, green: Int32, place: Int)]

  /// - Precondition: There are colours.
  init(_ colors: [UInt32]) {
    precondition(!colors.isEmpty, "a palette has colours")
    entries = colors.enumerated()
      .map { (color: $1, green: Int32(($1 >> 8) & 255), place: $0) }
      .sorted { ($0.green, $0.place) < ($1.green, $1.place) }
  }

  /// The place of the colour whose greatest difference in a channel is least; of equals the nearest by
  /// `ColorDistance.squared`, and of equals there the first one.
  ///
  /// Walks outwards from the colour's own green, and stops where green alone is farther than the
  /// best colour found.
  func place(of color: UInt32) -> Int {
    let green = Int32((color >> 8) & 255)
    var above = firstEntry(atLeast: green)
    var below = above - 1
    var best: (difference: Int, distance: Int32, place: Int) = (.max, .max, 0)
    func consider(_ entry: Int) -> Bool {
      if abs(entries[entry].green - green) > best.difference { return false }
      let other = entries[entry].color
      let found = (
        ColorDistance.greatest(other, color), ColorDistance.squared(other, color),
        entries[entry].place
      )
      if found < best { best = found }
      return true
    }
    while above < entries.count || below >= 0 {
      if above < entries.count { above = consider(above) ? above + 1 : entries.count }
      if below >= 0 { below = consider(below) ? below - 1 : -1 }
    }
    return best.place
  }

  private func firstEntry(atLeast green: Int32) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].green < green { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
