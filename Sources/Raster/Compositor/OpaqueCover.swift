import Scene

/// Whether a layer's background hides everything behind it.
struct OpaqueCover {
  /// The pixels that the background covers wholly; empty if it lets anything through.
  private let pixels: PixelRect

  init(of layer: LayerSnapshot, in space: AffineTransform) {
    let transform = layer.transform.concatenating(space)
    guard let color = layer.backgroundColor, color.alpha >= 1, layer.opacity >= 1,
      layer.mask.isEmpty, layer.cornerRadius <= 0, transform.keepsRectangles
    else {
      pixels = .empty
      return
    }
    pixels = layer.bounds.applying(transform).enclosedPixels
  }

  func hides(_ area: PixelRect) -> Bool { pixels.intersection(area) == area }
}
