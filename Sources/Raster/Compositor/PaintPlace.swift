import Scene

/// Where and how strongly a layer's parts are painted.
struct PaintPlace {
  /// From the layer's coordinates to pixels.
  var transform: AffineTransform
  /// What may be painted.
  var clip: PixelRect
  /// Multiplied with the alpha of every part; 1 for a layer of more than one.
  var opacity: Double

  /// Coverage that is at hand.
  let outlines: OutlineCache

  var shapes: ShapePainter {
    ShapePainter(transform: transform, clip: clip, outlines: outlines)
  }

  /// How much of each pixel inside the clip, at least, a shape covers; nil where it covers none.
  func coverage(of shape: RoundedRectangle) -> CoverageRuns? {
    outlines.runs(of: shape, placedBy: transform, within: clip)
  }

  /// The same for every pixel of the clip, in bytes.
  func wholeCoverage(of shape: RoundedRectangle) -> CoverageMask {
    coverage(of: shape)?.mask(of: clip) ?? CoverageMask(bounds: clip)
  }
}
