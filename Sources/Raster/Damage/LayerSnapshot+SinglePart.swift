import Scene

extension LayerSnapshot {
  /// Whether the layer paints no pixel twice, so that its opacity may as well be its colours'.
  ///
  /// Colours are then rounded once less, so a layer that becomes one of several parts, or the
  /// reverse, may change wherever it shows.
  var isSinglePart: Bool {
    guard shadow == nil, sublayers.isEmpty, borderWidth <= 0 else { return false }
    switch contents {
    case .none: return true
    case .text: return false
    case .image(let image, _):
      guard case .bitmap = image.representation else { return false }
      return backgroundColor == nil && !masksToBounds
    case .shape(let shape):
      return backgroundColor == nil && !masksToBounds
        && (shape.fillColor == nil || shape.strokeColor == nil)
    }
  }
}
