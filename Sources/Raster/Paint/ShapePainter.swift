import Scene

/// Fills outlines with one colour.
struct ShapePainter {
  /// From the outlines' coordinates to pixels.
  let transform: AffineTransform
  /// What may be painted.
  let clip: PixelRect
  /// Coverage that is at hand.
  let outlines: OutlineCache

  /// How far a stroke's curves may stray, in pixels: a quarter of a level at the stroke's rim. Chords
  /// of strokes overlap on the inner side of every bend, so they cost more than those of fills.
  private static let strokeTolerance = 1.0 / 1024

  /// - Parameter opacity: Multiplied with the colour's alpha.
  func fill(
    _ path: Path, with color: Color, opacity: Double = 1, rule: FillRule = .nonZero,
    on surface: inout Surface
  ) {
    let paint = color.premultiplied(opacity: opacity)
    guard paint.packed != 0,
      let runs = PathFiller.runs(
        of: path, transform: transform, rule: rule, within: clip.intersection(surface.bounds))
    else { return }
    surface.fill(runs, in: clip, with: paint)
  }

  func stroke(
    _ path: Path, style: StrokeStyle, with color: Color, opacity: Double = 1,
    on surface: inout Surface
  ) {
    let paint = color.premultiplied(opacity: opacity)
    let scale = transform.greatestScale
    guard paint.packed != 0, scale > 0, scale.isFinite else { return }
    let expander = StrokeExpander(
      style: style, tolerance: Self.strokeTolerance / scale)
    let outlines = expander.outlines(of: path).map { $0.applying(transform) }
    guard
      let runs = PathFiller.runs(
        of: outlines, rule: .nonZero, within: clip.intersection(surface.bounds))
    else { return }
    surface.fill(runs, in: clip, with: paint)
  }

  /// Fills a rectangle, row by row where its sides lie on pixel borders.
  func fill(
    _ shape: RoundedRectangle, with color: Color, opacity: Double = 1, on surface: inout Surface
  ) {
    if let pixels = wholePixels(of: shape) {
      surface.fill(pixels.intersection(clip), with: color.premultiplied(opacity: opacity))
    } else if let runs = outlines.runs(
      of: shape, placedBy: transform, within: clip.intersection(surface.bounds))
    {
      surface.fill(runs, in: clip, with: color.premultiplied(opacity: opacity))
    }
  }

  /// The pixels of a rectangle that covers each wholly or not at all; nil if it does not.
  func wholePixels(of shape: RoundedRectangle) -> PixelRect? {
    guard shape.radius == 0, transform.keepsRectangles else { return nil }
    let placed = shape.rect.applying(transform)
    let pixels = placed.enclosedPixels
    return pixels == placed.touchedPixels ? pixels : nil
  }

  /// A frame along the inside of a rectangle.
  func border(
    _ shape: RoundedRectangle, width: Double, with color: Color, opacity: Double = 1,
    on surface: inout Surface
  ) {
    let inner = shape.inset(by: width)
    guard !inner.rect.isEmpty else {
      fill(shape, with: color, opacity: opacity, on: &surface)
      return
    }
    var ring = shape.path
    ring.append(inner.path)
    fill(ring, with: color, opacity: opacity, rule: .evenOdd, on: &surface)
  }
}
