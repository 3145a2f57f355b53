public import Scene

/// Paints frames, each from what changed since the one before.
///
/// A pixel's colour is a function of the snapshot, the scale and the fonts alone: painting only the
/// damage gives the same bytes as painting afresh. A compositor keeps its canvas and shadows it has
/// blurred, and is to be used from one thread.
public final class Compositor {
  private let scale: Double
  private let painter: LayerPainter
  private var canvas = Surface(bounds: .empty)
  /// What the canvas shows.
  private var painted: FrameSnapshot?

  /// - Parameters:
  ///   - scale: Pixels per point, greater than 0.
  ///   - text: Where glyphs come from; without it texts are left out.
  public init(scale: Double, text: (any TextOutlining)?) {
    precondition(scale > 0 && scale.isFinite, "pixels per point")
    self.scale = scale
    painter = LayerPainter(scale: scale, text: text)
  }

  /// Paints `frame`.
  ///
  /// Where `previous` is the frame that this compositor painted last, only what differs is painted
  /// again; else all of it is.
  ///
  /// - Returns: A picture of size × scale, sides rounded up to whole pixels.
  /// - Throws: Where a font that a text needs is missing; the next frame is then painted afresh.
  public func render(
    _ frame: FrameSnapshot, after previous: FrameSnapshot?
  ) throws -> RenderedFrame {
    let damage = prepareCanvas(for: frame, after: previous)
    painted = nil
    if !damage.isEmpty { try paint(frame, in: damage) }
    painted = frame
    let bitmap = Bitmap(
      width: canvas.bounds.width, height: canvas.bounds.height, pixels: canvas.pixels)
    return RenderedFrame(bitmap: bitmap, damage: damage.bounds, parts: damage.parts)
  }

  private func paint(_ frame: FrameSnapshot, in damage: PixelRegion) throws {
    let bounds = damage.bounds
    canvas.region = damage
    if !frame.layers.contains(where: { OpaqueCover(of: $0, in: space).hides(bounds) }) {
      canvas.clear(bounds, to: PremultipliedRGBA8(red: 0, green: 0, blue: 0, alpha: 255))
    }
    try painter.paint(frame.layers, in: space, clip: bounds, onto: &canvas)
  }

  /// From points to pixels.
  private var space: AffineTransform { .scale(x: scale, y: scale) }

  /// Makes the canvas as large as the frame, and says what must be painted.
  private func prepareCanvas(
    for frame: FrameSnapshot, after previous: FrameSnapshot?
  ) -> PixelRegion {
    let bounds = PixelRect(
      left: 0, top: 0, width: Self.pixels(frame.size.width * scale),
      height: Self.pixels(frame.size.height * scale))
    if let previous, previous == painted, previous.size == frame.size {
      return painter.damage(
        from: previous.layers, to: frame.layers, in: space, screen: canvas.bounds)
    }
    if canvas.bounds != bounds { canvas = Surface(bounds: bounds) }
    return PixelRegion(bounds)
  }

  private static func pixels(_ length: Double) -> Int {
    precondition(length < CurveFlattener.limit, "a screen of a size that was checked")
    return max(0, Int(length.rounded(.up)))
  }
}
