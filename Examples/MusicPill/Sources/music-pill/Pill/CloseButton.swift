import Interaction
import Scene

/// A cross on a grey disc, pale while it is pressed.
final class CloseButton: Button {
  private let cross = ShapeLayer()

  init(frame: Rect) {
    super.init(type: .custom, frame: frame)
    backgroundColor = Color(hex: 0xEFEFF4)
    layer.cornerRadius = frame.width / 2
    cross.path = Self.cross(in: bounds.insetBy(dx: 9.5, dy: 9.5)).path
    cross.strokeColor = Color(hex: 0x6C6C70)
    cross.lineWidth = 2
    cross.lineCap = .round
    layer.addSublayer(cross)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.4 : 1
  }

  private static func cross(in square: Rect) -> BezierPath {
    var path = BezierPath()
    path.move(to: Point(x: square.minX, y: square.minY))
    path.addLine(to: Point(x: square.maxX, y: square.maxY))
    path.move(to: Point(x: square.maxX, y: square.minY))
    path.addLine(to: Point(x: square.minX, y: square.maxY))
    return path
  }
}
