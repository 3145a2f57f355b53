import Scene

/// Where and how strongly a layer's parts are painted.
struct PaintPlace {
  /// From the layer's coordinates to pixels.
  var transform: AffineTransform
  /// What may be painted.
  var clip: PixelRect
  /// Multiplied with the alpha of every part; 1 for a layer of more than one.
  var opacity: Double

  var shapes: ShapePainter { ShapePainter(transform: transform, clip: clip) }

  /// How much of each pixel inside the clip a shape covers; nil where it covers none.
  func coverage(of shape: RoundedRectangle) -> CoverageMask? {
    PathFiller.coverage(of: shape.path, transform: transform, rule: .nonZero, within: clip)
  }

  /// The same for every pixel of the clip.
  func wholeCoverage(of shape: RoundedRectangle) -> CoverageMask {
    var whole = CoverageMask(bounds: clip)
    guard let part = coverage(of: shape) else { return whole }
    for y in part.bounds.top..<part.bounds.bottom {
      for x in part.bounds.left..<part.bounds.right {
        whole.values[whole.index(x: x, y: y)] = part.values[part.index(x: x, y: y)]
      }
    }
    return whole
  }
}
