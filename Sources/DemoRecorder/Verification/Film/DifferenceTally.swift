/// Adds up the stretches of a film in which pixels differ.
struct DifferenceTally {
  private var expectedFrames = FrameTally()
  private var actualFrames = FrameTally()
  private var first: DifferingFrame?
  private var worst: DifferingFrame?
  private var spans: [TimeSpan] = []

  /// Takes the next stretch that differs.
  ///
  /// - Parameter numbers: Which picture of each film is seen in it.
  mutating func add(
    _ frame: DifferingFrame, during time: TimeSpan, seenIn numbers: (expected: Int, actual: Int)
  ) {
    expectedFrames.add(numbers.expected)
    actualFrames.add(numbers.actual)
    if first == nil { first = frame }
    if frame.difference.pixels > worst?.difference.pixels ?? 0 { worst = frame }
    if let last = spans.last, last.end == time.start {
      spans[spans.count - 1].end = time.end
    } else {
      spans.append(time)
    }
  }

  /// Nil if no stretch differs. Frames are counted in the film in which more of them differ.
  var pixels: DifferingPixels? {
    guard let first, let worst else { return nil }
    return DifferingPixels(
      first: first, worst: worst, frames: max(expectedFrames.count, actualFrames.count),
      spans: spans)
  }

  /// Counts numbers that never become less, each once.
  private struct FrameTally {
    private(set) var count = 0
    private var last: Int?

    mutating func add(_ number: Int) {
      if number != last { count += 1 }
      last = number
    }
  }
}
