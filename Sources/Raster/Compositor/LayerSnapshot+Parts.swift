import Scene

extension LayerSnapshot {
  /// Whether there are contents or sublayers.
  var holdsAnything: Bool { contents != .none || !sublayers.isEmpty }
}
