import Scene

/// Draws each finger as a ring over the screen: a stage of its own between interaction and raster,
/// so that no component and no `settle` knows of it.
///
/// The ring is there at once, follows the finger, and fades linearly after it has lifted. It is white
/// with a dark rim on both sides, so that it is seen on any colour.
struct TouchRing {
  /// From rim to rim.
  static let diameter = 44.0
  static let lineWidth = 2.0
  static let rimWidth = 0.75
  static let fadeDuration = Duration.milliseconds(200)
  private static let rimColor = Color(white: 0, alpha: 0.6)

  /// The snapshot with a ring for each finger that is down or fading at the moment.
  func capture(_ snapshot: FrameSnapshot, at moment: Moment) -> FrameSnapshot {
    let rings = moment.fingers.compactMap { ring(for: $0, at: moment.time) }
    guard !rings.isEmpty else { return snapshot }
    return FrameSnapshot(size: snapshot.size, layers: snapshot.layers + rings)
  }

  private func ring(for finger: FingerMark, at time: Duration) -> LayerSnapshot? {
    let opacity = finger.liftedAt.map { 1 - (time - $0) / Self.fadeDuration } ?? 1
    guard opacity > 0 else { return nil }
    let bounds = Rect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
    let corner = finger.location - bounds.center
    let widest = Self.lineWidth + 2 * Self.rimWidth
    return LayerSnapshot(
      bounds: bounds,
      transform: .translation(x: corner.x.onGrid, y: corner.y.onGrid),
      opacity: opacity.onGrid,
      sublayers: [
        Self.circle(in: bounds, width: widest, color: Self.rimColor),
        Self.circle(in: bounds, width: Self.lineWidth, color: .white),
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
