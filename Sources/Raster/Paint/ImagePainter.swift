import Scene

/// Paints a picture into a rectangle.
struct ImagePainter {
  /// From the layer's coordinates to pixels.
  let transform: AffineTransform
  /// What may be painted.
  let clip: PixelRect
  /// Coverage that is at hand.
  let outlines: OutlineCache

  /// - Parameter frame: Where the picture stands, in the layer's coordinates.
  func paint(_ image: Image, in frame: Rect, opacity: Double, on surface: inout Surface) {
    guard !frame.isEmpty, image.size.width > 0, image.size.height > 0 else { return }
    switch image.representation {
    case .shapes(let shapes):
      let placement = placement(of: image.size, in: frame)
      let painter = ShapePainter(transform: placement, clip: clip, outlines: outlines)
      for shape in shapes {
        painter.fill(
          shape.path, with: shape.color, opacity: opacity, rule: shape.fillRule, on: &surface)
      }
    case .bitmap(let bitmap):
      let texels = Size(width: Double(bitmap.width), height: Double(bitmap.height))
      paint(bitmap, placement: placement(of: texels, in: frame), frame, opacity, on: &surface)
    }
  }

  /// From a picture's own coordinates to pixels.
  private func placement(of size: Size, in frame: Rect) -> AffineTransform {
    AffineTransform.scale(x: frame.width / size.width, y: frame.height / size.height)
      .concatenating(.translation(x: frame.minX, y: frame.minY))
      .concatenating(transform)
  }

  private func paint(
    _ bitmap: Bitmap, placement: AffineTransform, _ frame: Rect, _ opacity: Double,
    on surface: inout Surface
  ) {
    let alpha = UInt8((Color.unit(opacity) * 255).rounded())
    let shape = RoundedRectangle(rect: frame, radius: 0, curve: .circular)
    let painter = ShapePainter(transform: transform, clip: clip, outlines: outlines)
    guard let sampler = BitmapSampler(bitmap, placement: placement) else { return }
    if let whole = painter.wholePixels(of: shape) {
      sampler.paint(whole.intersection(clip), mask: nil, opacity: alpha, on: &surface)
    } else if let mask = PathFiller.coverage(
      of: shape.path, transform: transform, rule: .nonZero,
      within: clip.intersection(surface.bounds))
    {
      sampler.paint(mask.bounds, mask: mask, opacity: alpha, on: &surface)
    }
  }
}
