import Scene

/// A ring round each finger: there at once, it follows the finger and fades linearly after it has
/// lifted. Its line has a rim on both sides.
struct TouchRing {
  /// From rim to rim.
  let diameter: Double
  let paint: MarkPaint

  static let lineWidth = 2.0
  static let rimWidth = 0.75
  static let fadeDuration = Duration.milliseconds(200)
  private static let rimOpacity = 0.6

  /// The finger's ring; nil once it has faded.
  func layer(for finger: FingerMark, at time: Duration) -> LayerSnapshot? {
    let fade = finger.liftedAt.map { 1 - (time - $0) / Self.fadeDuration } ?? 1
    guard fade > 0 else { return nil }
    let bounds = Rect(x: 0, y: 0, width: diameter, height: diameter)
    let corner = finger.location - bounds.center
    let widest = Self.lineWidth + 2 * Self.rimWidth
    return LayerSnapshot(
      bounds: bounds,
      transform: .translation(x: corner.x.onGrid, y: corner.y.onGrid),
      opacity: (fade * paint.opacity).onGrid,
      sublayers: [
        Self.circle(
          in: bounds, width: widest, color: paint.rim.withAlpha(multipliedBy: Self.rimOpacity)),
        Self.circle(in: bounds, width: Self.lineWidth, color: paint.color),
      ])
  }

  /// A line of the given width; both lines have their middle on one circle.
  private static func circle(in bounds: Rect, width: Double, color: Color) -> LayerSnapshot {
    let inset = lineWidth / 2 + rimWidth
    return LayerSnapshot(
      bounds: bounds,
      contents: .shape(
        ShapeSnapshot(
          path: Path(ovalIn: bounds.insetBy(dx: inset, dy: inset)), fillColor: nil,
          strokeColor: color, stroke: StrokeStyle(width: width))))
  }
}
