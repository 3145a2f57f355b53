/// How far several pieces of work have come, as one line: `3/12 name 45 %`.
struct ProgressLine: Sendable {
  private struct Work: Sendable {
    var number: Int
    var name: String
    var fraction: Double
  }

  /// At most ten lines a second: more cannot be read.
  private static let interval = Duration.milliseconds(100)

  /// 0 while no display is wanted.
  private let total: Int
  private var ended = 0
  /// In the order in which they began.
  private var running: [Work] = []
  private var lastDrawing: Duration?
  private var isVisible = false

  init(total: Int = 0) { self.total = total }

  mutating func report(_ number: Int, named name: String, fraction: Double) {
    let work = Work(number: number, name: name, fraction: fraction)
    if let index = running.firstIndex(where: { $0.number == number }) {
      running[index] = work
    } else {
      running.append(work)
    }
  }

  mutating func reportEnd(of number: Int) {
    running.removeAll { $0.number == number }
    ended += 1
  }

  /// The line to draw now; nil if none is wanted or the last one is too recent.
  ///
  /// It tells of the work that has run longest, and counts it as the one after those that ended.
  mutating func lineIfDue(at time: Duration, width: Int) -> String? {
    guard total > 0, let work = running.first else { return nil }
    if let lastDrawing, time - lastDrawing < Self.interval { return nil }
    lastDrawing = time
    isVisible = true
    let start = "\(min(ended + 1, total))/\(total) "
    let end = " \(Int(min(max(work.fraction, 0), 1) * 100)) %"
    // The last column stays free: writing there lets some terminals begin a new line.
    let room = max(0, width - 1 - start.count - end.count)
    return start + DisplayWidth.prefix(of: work.name, columns: room) + end
  }

  /// Notes that the line is to be erased, and says whether there is one.
  mutating func erased() -> Bool {
    defer {
      isVisible = false
      lastDrawing = isVisible ? nil : lastDrawing
    }
    return isVisible
  }
}
