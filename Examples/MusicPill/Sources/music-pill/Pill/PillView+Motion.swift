import Interaction
import Scene

/// How the pill moves: up, with the finger, to the side, and away.
extension PillView {
  static let restingShadow = 0.18
  private static let liftedShadow = 0.36
  /// Between a resting pill and the safe area's edges.
  private static let margin = 12.0

  /// Where a pill comes to rest that was let go at `point`: at the nearer side, whole inside the safe
  /// area. In the window's coordinates.
  static func restingCenter(for point: Point, on screen: Screen) -> Point {
    let area = screen.bounds.inset(by: screen.safeAreaInsets)
      .insetBy(dx: margin + size.width / 2, dy: margin + size.height / 2)
    return Point(
      x: point.x < screen.bounds.midX ? area.minX : area.maxX,
      y: min(max(point.y, area.minY), area.maxY))
  }

  /// At the bottom.
  static func firstCenter(at side: MusicPillOptions.Side, on screen: Screen) -> Point {
    let corner = Point(x: side == .left ? 0 : screen.bounds.maxX, y: screen.bounds.maxY)
    return restingCenter(for: corner, on: screen)
  }

  func popUp() {
    alpha = 0
    transform = .scale(x: 0.6, y: 0.6)
    screen.animate(
      withDuration: .milliseconds(500), usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) {
      alpha = 1
      transform = .identity
    }
  }

  /// Fades and shrinks, then is gone.
  func shrinkAway() {
    screen.animate(withDuration: .milliseconds(200), options: .curveEaseIn) {
      alpha = 0
      transform = .scale(x: 0.6, y: 0.6)
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: lift()
    case .changed:
      center = center + pan.translation(in: superview)
      pan.setTranslation(.zero, in: superview)
    case .ended, .cancelled: springToSide()
    default: break
    }
  }

  /// A lifted pill throws a darker shadow.
  private func lift() {
    screen.animate(withDuration: .milliseconds(200)) { layer.shadowOpacity = Self.liftedShadow }
  }

  /// Swings once beyond its place; meanwhile it can be caught.
  private func springToSide() {
    screen.animate(
      withDuration: .milliseconds(600), usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      center = Self.restingCenter(for: center, on: screen)
      layer.shadowOpacity = Self.restingShadow
    }
  }
}
