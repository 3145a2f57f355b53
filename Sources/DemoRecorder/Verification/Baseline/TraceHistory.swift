import Scene

/// The values of elements over time, read from a recording's trace. What is no trace has none.
struct TraceHistory {
  private let lines: [ArraySlice<UInt8>]

  /// - Parameter bytes: The whole file; its first line tells of the recording itself.
  init(_ bytes: [UInt8]) {
    lines = Array(bytes.split(separator: UInt8(ascii: "\n")).dropFirst())
  }

  /// Whether it tells of no instant at all.
  var isEmpty: Bool { lines.isEmpty }

  typealias Elements = [String: JSONValue]

  /// What all elements were at an instant of the scenario.
  func elements(at time: Duration) -> Elements {
    var elements: Elements = [:]
    forEachChange { instant, changes in
      guard instant <= time else { return false }
      for change in changes { elements[change.name] = change.value == .null ? nil : change.value }
      return true
    }
    return elements
  }

  /// Where an element was shown, from which instant on; nil where it was not in the window.
  func track(of element: String) -> [(time: Duration, frame: Rect?)] {
    var track: [(time: Duration, frame: Rect?)] = []
    forEachChange { instant, changes in
      for change in changes where change.name == element {
        track.append((instant, Self.rect(change.value["frame"])))
      }
      return true
    }
    return track
  }

  /// - Parameter body: Gets an instant and what changed then; says whether it wants more.
  private func forEachChange(_ body: (Duration, [JSONValue.Member]) -> Bool) {
    for line in lines {
      guard let value = JSONValue(Array(line)), let time = value["t"]?.seconds,
        let changes = value["elements"]?.members
      else { continue }
      guard body(time, changes) else { return }
    }
  }

  private static func rect(_ value: JSONValue?) -> Rect? {
    guard let numbers = value?.array?.compactMap(\.number), numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
