import Scene

/// A disc under each finger. It is there at once, large and faint, and closes in as the finger presses;
/// it opens and fades when the finger lifts.
struct TouchDot {
  /// Of the disc at rest, its rim included.
  let diameter: Double
  let paint: MarkPaint

  static let rimWidth = 1.5
  static let pressDuration = Duration.milliseconds(80)
  static let fadeDuration = Duration.milliseconds(200)
  /// How much larger the disc is before it has closed in, and when it has opened.
  private static let spread = 0.25
  /// What is seen of the disc in its first instant.
  private static let firstOpacity = 0.6

  /// How far the rim goes on behind the disc, so that no seam shows.
  private static let overlap = 0.5

  /// The rim round the disc; it belongs behind the disc and behind all that goes with it.
  func rim(for finger: FingerMark, at time: Duration) -> LayerSnapshot? {
    layer(for: finger, at: time) { radius in
      var path = Path(circleOf: radius, inset: 0)
      path.append(Path(circleOf: radius, inset: Self.rimWidth + Self.overlap))
      return ShapeSnapshot(path: path.onGrid, fillColor: paint.rim, fillRule: .evenOdd)
    }
  }

  /// The disc within its rim.
  func disc(for finger: FingerMark, at time: Duration) -> LayerSnapshot? {
    layer(for: finger, at: time) { radius in
      ShapeSnapshot(
        path: Path(circleOf: radius, inset: Self.rimWidth).onGrid, fillColor: paint.color)
    }
  }

  /// A shape of the radius that the mark has at a time, opaque where it is neither coming nor going;
  /// nil once it has faded.
  private func layer(
    for finger: FingerMark, at time: Duration, _ shape: (Double) -> ShapeSnapshot
  ) -> LayerSnapshot? {
    let press = min((time - finger.origin.time) / Self.pressDuration, 1)
    let fade = finger.liftedAt.map { (time - $0) / Self.fadeDuration } ?? 0
    guard press >= 0, fade < 1 else { return nil }
    let scale = 1 + Self.spread * max((1 - press) * (1 - press), fade)
    let radius = diameter / 2 * scale
    let corner = finger.location - Point(x: radius, y: radius)
    return LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: 2 * radius, height: 2 * radius).onGrid,
      transform: .translation(x: corner.x.onGrid, y: corner.y.onGrid),
      opacity: ((Self.firstOpacity + (1 - Self.firstOpacity) * press) * (1 - fade)).onGrid,
      contents: .shape(shape(radius)))
  }
}

extension Path {
  /// A circle round the middle of a square whose sides are twice `radius`, smaller by `inset`; nothing
  /// where that leaves nothing.
  fileprivate init(circleOf radius: Double, inset: Double) {
    guard radius > inset else {
      self.init()
      return
    }
    let width = 2 * (radius - inset)
    self.init(ovalIn: Rect(x: inset, y: inset, width: width, height: width))
  }
}
