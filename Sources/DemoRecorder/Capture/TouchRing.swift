import Scene

/// Draws each finger as a ring over the screen: a stage of its own between interaction and raster,
/// so that no component and no `settle` knows of it.
///
/// The ring is there at once, follows the finger, and fades linearly after it has lifted.
struct TouchRing {
  static let diameter = 44.0
  static let lineWidth = 2.0
  static let fadeDuration = Duration.milliseconds(200)
  /// A grey that stands out from white and from black alike.
  static let color = Color(white: 0.5, alpha: 0.9)

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
    let line = bounds.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
    let corner = finger.location - bounds.center
    return LayerSnapshot(
      bounds: bounds,
      transform: .translation(x: corner.x.onGrid, y: corner.y.onGrid),
      opacity: opacity.onGrid,
      contents: .shape(
        ShapeSnapshot(
          path: Path(ovalIn: line), fillColor: nil, strokeColor: Self.color,
          stroke: StrokeStyle(width: Self.lineWidth))))
  }
}
