import Scene

/// Where a layer hides everything behind it.
struct OpaqueCover {
  /// Pixels that backgrounds of the layer or of what it holds cover wholly; they may overlap.
  private(set) var parts: [PixelRect] = []

  init(of layer: LayerSnapshot, in space: AffineTransform) {
    add(layer, placedBy: layer.transform.concatenating(space))
  }

  /// - Parameter transform: From the layer's own coordinates to pixels, in place of the layer's own.
  init(of layer: LayerSnapshot, placedBy transform: AffineTransform) {
    add(layer, placedBy: transform)
  }

  func hides(_ area: PixelRect) -> Bool {
    parts.contains { $0.intersection(area) == area }
  }

  private mutating func add(_ layer: LayerSnapshot, placedBy transform: AffineTransform) {
    guard layer.opacity >= 1, layer.mask.isEmpty, transform.keepsRectangles else { return }
    if let color = layer.backgroundColor, color.alpha >= 1 {
      for rect in RoundedRectangle(layer).innerRects {
        let pixels = rect.applying(transform).enclosedPixels
        if !pixels.isEmpty { parts.append(pixels) }
      }
    }
    // What is cut off at the bounds lies over the background for the most part.
    guard !layer.masksToBounds else { return }
    for sublayer in layer.sublayers {
      add(sublayer, placedBy: sublayer.transform.concatenating(transform))
    }
  }
}
