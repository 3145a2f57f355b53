import Interaction
import Scene

/// The round call button of home: it can be dragged inside limits, and a tap opens the call.
final class CallBall: ImageView {
  private static let side = 60.0
  /// Where it first stands.
  private static let firstOrigin = Point(x: 171, y: 197)

  /// Where the whole ball must stay, in its superview's coordinates.
  private var area: Rect
  /// Called for a tap on the ball.
  var onTap: () -> Void = {}

  /// - Parameter area: Where the whole ball must stay, in its superview's coordinates.
  init(icon: Image, area: Rect) {
    self.area = area
    super.init(
      frame: Rect(origin: Self.firstOrigin, size: Size(width: Self.side, height: Self.side)))
    identifier = "call-button"
    image = icon
    contentMode = .resize
    isUserInteractionEnabled = true
    let pan = PanGestureRecognizer { [unowned self] pan in follow(pan) }
    pan.cancelsTouchesInView = false
    addGestureRecognizer(pan)
    addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in onTap() })
  }

  /// Gives the ball other limits and moves it, at once, into them.
  func keep(inside area: Rect) {
    self.area = area
    center = limited(center)
  }

  /// Moves by what the finger has moved since the last time. What the limits hold back is lost: a
  /// finger that turns round takes the ball along at once.
  private func follow(_ pan: PanGestureRecognizer) {
    center = limited(center + pan.translation(in: superview))
    pan.setTranslation(.zero, in: superview)
  }

  /// The nearest centre at which the whole ball is inside. Where the area is too small for it the
  /// right and bottom edges count.
  private func limited(_ point: Point) -> Point {
    let half = Self.side / 2
    return Point(
      x: min(max(point.x, area.minX + half), area.maxX - half),
      y: min(max(point.y, area.minY + half), area.maxY - half))
  }
}
