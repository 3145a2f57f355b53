import Interaction

/// Touches that are on their way, by time; those of one time in the order they were put in.
struct PendingTouches {
  private var touches: [TimedTouch] = []

  var nextTime: Duration? { touches.first?.time }

  mutating func insert(_ added: [TimedTouch]) {
    for touch in added {
      let position = touches.lastIndex { $0.time <= touch.time }.map { $0 + 1 } ?? 0
      touches.insert(touch, at: position)
    }
  }

  mutating func remove(finger: Int) {
    touches.removeAll { $0.event.finger == finger }
  }

  /// The touches of the next time there are any, as one delivery.
  mutating func removeFirst() -> [TouchEvent] {
    let time = nextTime
    let count = touches.prefix { $0.time == time }.count
    defer { touches.removeFirst(count) }
    return touches.prefix(count).map(\.event)
  }
}
