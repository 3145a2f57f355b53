import Interaction

/// Writes down, sample by sample, the elements whose values changed.
struct TraceRecorder {
  private(set) var lines: [UInt8] = []
  private var previous: [InteractionTrace.TracedView] = []

  /// The lines since the last call, which are let go of.
  mutating func takeLines() -> [UInt8] {
    defer { lines = [] }
    return lines
  }

  /// Adds a line if anything differs from the sample before; an element that has left the window is
  /// null in it.
  mutating func note(_ trace: InteractionTrace, at time: Duration) {
    guard trace.elements != previous else { return }
    var changed: [String: JSONValue] = [:]
    for element in previous { changed[element.identifier] = .null }
    for element in trace.elements { changed[element.identifier] = element.json }
    for element in previous where trace.elements.contains(element) {
      changed[element.identifier] = nil
    }
    previous = trace.elements
    lines += TraceLine.text(of: changed, at: time).utf8
  }
}
