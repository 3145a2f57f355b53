/// How pictures stand on the page of a film strip.
struct StripSettings: Hashable, Sendable {
  /// The instants that are shown, rising, since the scenario began; nil means evenly spaced ones.
  var moments: [Duration]?
  /// How many there are then, the film's first and last frame among them.
  var count = 6
  /// nil means all in one row.
  var columns: Int?
  /// Of each picture, in points.
  var width = 160.0

  /// How many pictures there are at most.
  var most: Int { moments?.count ?? count }
}

/// How snapshots stand on their page.
struct SheetSettings: Hashable, Sendable {
  /// nil means up to four in a row.
  var columns: Int?
  /// Of each picture, in points.
  var width = 160.0
}
