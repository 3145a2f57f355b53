import Scene

/// A layer where it stands in one of the two frames that are compared.
struct DamageLayer {
  let layer: LayerSnapshot
  /// From the layer's own coordinates to pixels.
  let transform: AffineTransform

  init(_ layer: LayerSnapshot, in space: AffineTransform) {
    self.layer = layer
    transform = layer.transform.concatenating(space)
  }

  var extent: LayerExtent { LayerExtent(layer, placedBy: transform) }

  /// Whether the layer is painted as a picture of its own first.
  var isGroup: Bool { !layer.mask.isEmpty || (layer.opacity < 1 && !layer.isSinglePart) }

  var outline: RoundedRectangle { RoundedRectangle(layer) }

  /// Pixels that the outline covers wholly, all but its corners; none under a map that turns them.
  var innerPixels: [PixelRect] {
    guard transform.keepsRectangles else { return [] }
    return outline.innerRects.map { $0.applying(transform).enclosedPixels }.filter { !$0.isEmpty }
  }
}

extension [PixelRect] {
  /// The pixels that are in both of two lists.
  func common(with other: [PixelRect]) -> [PixelRect] {
    flatMap { rect in other.map { $0.intersection(rect) } }.filter { !$0.isEmpty }
  }
}
