import Scene

/// Two films side by side in time: every stretch in which neither of them changes.
struct FilmPair {
  private(set) var expected: FilmReader
  private(set) var actual: FilmReader
  /// The stretch that is seen now; nil before the first.
  private(set) var overlap: Overlap?
  /// When the films first change at different times; nil while they do not, or if one of them has
  /// simply come to its end.
  private(set) var differingStarts: (expected: Duration, actual: Duration)?
  private var hasComparedStarts = false

  /// A stretch of time with one picture of each film.
  struct Overlap: Hashable {
    var time: TimeSpan
    /// Outside of this both pictures are as they were in the stretch before.
    var changed: PixelRect
  }

  /// - Precondition: Both readers stand before their first picture.
  init(_ expected: FilmReader, _ actual: FilmReader) {
    precondition(expected.current == nil && actual.current == nil, "films from their beginning")
    self.expected = expected
    self.actual = actual
  }

  /// The pictures that are seen now; nil before the first stretch.
  var pictures: (expected: FilmReader.Picture, actual: FilmReader.Picture)? {
    guard let expected = expected.current, let actual = actual.current else { return nil }
    return (expected, actual)
  }

  /// Moves on to the next stretch. A film that takes no time is seen beside the beginning of the
  /// other one.
  ///
  /// - Returns: False if one of the films has ended.
  mutating func advance() throws -> Bool {
    var changed = PixelRect.empty
    let end = overlap?.time.end
    if end == nil || expected.current?.end == end {
      guard try expected.advance() else { return false }
      changed = expected.current?.changed ?? .empty
    }
    if end == nil || actual.current?.end == end {
      guard try actual.advance() else { return false }
      changed = changed.union(actual.current?.changed ?? .empty)
    }
    guard let one = expected.current, let other = actual.current else { return false }
    let time = TimeSpan(start: max(one.start, other.start), end: min(one.end, other.end))
    overlap = Overlap(time: time, changed: changed)
    compareStarts(one.end, other.end)
    return true
  }

  /// Plays what is left of the longer film.
  mutating func finish() throws {
    while try expected.advance() {}
    while try actual.advance() {}
  }

  /// All changes before were at the same times, so these are the starts of pictures with one number.
  private mutating func compareStarts(_ expectedEnd: Duration, _ actualEnd: Duration) {
    guard !hasComparedStarts, expectedEnd != actualEnd else { return }
    hasComparedStarts = true
    if expected.hasNext, actual.hasNext { differingStarts = (expectedEnd, actualEnd) }
  }
}
