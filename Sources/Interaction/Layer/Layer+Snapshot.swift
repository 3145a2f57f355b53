import Scene

/// The one road out of the layer tree.
extension Layer {
  /// What the layer with all it holds shows now; nil for nothing at all.
  ///
  /// A subtree in which nothing changed and nothing moves gives the same storage again: the marks
  /// of change lead from the root straight to what must be looked at.
  func snapshot() -> LayerSnapshot? {
    guard needsSnapshot else { return lastSnapshot }
    lastSnapshot = takeSnapshot()
    needsSnapshot =
      isMoving || mask?.needsSnapshot == true || sublayers.contains { $0.needsSnapshot }
    return lastSnapshot
  }

  /// Whether an animation has not ended yet, so that the next instant may look different.
  private var isMoving: Bool { runs.contains(where: \.isActive) }

  private func takeSnapshot() -> LayerSnapshot? {
    let drawn = presentation
    let opacity = min(max(drawn.opacity, 0), 1).onGrid
    guard !isHidden, opacity > 0 else { return nil }
    let mask = self.mask?.snapshot()
    // Under a mask that shows nothing, nothing is left.
    if self.mask != nil, mask == nil { return nil }
    let geometry = drawn.geometry
    return LayerSnapshot(
      bounds: geometry.bounds.withoutNegativeSize.onGrid,
      transform: geometry.transformToParent.onGrid, opacity: opacity,
      backgroundColor: drawn.backgroundColor?.onGrid.ifVisible,
      cornerRadius: max(drawn.cornerRadius, 0).onGrid, cornerCurve: cornerCurve,
      borderWidth: max(drawn.borderWidth, 0).onGrid,
      borderColor: (drawn.borderColor ?? .clear).onGrid, masksToBounds: masksToBounds,
      shadow: shadowSnapshot(drawn), contents: snapshotContents(),
      mask: mask.map { [$0] } ?? [], sublayers: sublayers.compactMap { $0.snapshot() })
  }

  private func shadowSnapshot(_ drawn: LayerPresentation) -> Shadow? {
    let opacity = min(max(drawn.shadowOpacity, 0), 1).onGrid
    guard opacity > 0, let color = drawn.shadowColor?.onGrid.ifVisible else { return nil }
    return Shadow(
      color: color, opacity: opacity, radius: max(drawn.shadowRadius, 0).onGrid,
      offset: drawn.shadowOffset.onGrid, path: drawn.shadowPath?.onGrid)
  }
}

extension Color {
  /// Nothing for a clear colour, so that snapshots which look the same are the same.
  var ifVisible: Color? { alpha > 0 ? self : nil }
}

extension Rect {
  /// A spring that overshoots may ask for less than nothing.
  fileprivate var withoutNegativeSize: Rect {
    Rect(x: minX, y: minY, width: max(width, 0), height: max(height, 0))
  }
}
