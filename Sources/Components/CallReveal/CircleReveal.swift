import Interaction
import Scene

/// Uncovers a view by a circle that grows from a button, or covers it by one that shrinks to it.
///
/// The circle's centre and radius move evenly with the progress.
struct CircleReveal: TransitionAnimator {
  /// The button's frame in the container.
  var button: Rect
  var duration: Duration

  func animateTransition(using context: TransitionContext) {
    let bounds = context.container.bounds
    let disc = BezierPath(ovalIn: button).path
    switch context.direction {
    case .present:
      let radius = Self.coveringRadius(for: button, in: bounds)
      animate(context, from: disc, to: circle(in: bounds, radius: radius))
    case .dismiss:
      animate(context, from: circle(in: bounds, radius: Self.halfDiagonal(of: bounds)), to: disc)
    }
  }

  /// The mask stays as it is at the end: growing it has covered the whole view by then, and a view
  /// that goes must not show again.
  private func animate(_ context: TransitionContext, from start: Path, to end: Path) {
    let mask = ShapeLayer()
    mask.path = end
    context.presented.layer.mask = mask
    var morph = BasicAnimation(.path, from: start, to: end)
    morph.duration = duration
    morph.timingFunction = .easeInEaseOut
    morph.didStop = { _ in context.completeTransition(true) }
    mask.add(morph, forKey: "path")
  }

  private func circle(in bounds: Rect, radius: Double) -> Path {
    BezierPath(
      arcCenter: bounds.center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).path
  }

  /// The radius of the circle that ends a presentation: as far as from the button's origin, not its
  /// centre, to the farthest corner. That is never less than half the diagonal, so the circle, which
  /// is round the middle then, covers everything. Rounded to 32 bits, as in the source document.
  static func coveringRadius(for button: Rect, in bounds: Rect) -> Double {
    let across = max(button.minX, bounds.width - button.minX)
    let down = max(button.minY, bounds.height - button.minY)
    return Double(Float(across * across + down * down).squareRoot())
  }

  /// Rounded to 32 bits, as in the source document.
  static func halfDiagonal(of bounds: Rect) -> Double {
    Double(Float(bounds.width * bounds.width + bounds.height * bounds.height).squareRoot() / 2)
  }
}
