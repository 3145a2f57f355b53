import Interaction
import Scene

/// A cross on a grey disc, pale while it is pressed.
final class CloseButton: Button {
  private static let discColor = DynamicColor(
    light: Color(hex: 0xEFEFF4), dark: Color(hex: 0x48484A))
  private static let crossColor = DynamicColor(
    light: Color(hex: 0x6C6C70), dark: Color(hex: 0xD1D1D6))

  private let cross = ShapeLayer()

  init(frame: Rect, traits: TraitCollection) {
    super.init(type: .custom, frame: frame)
    backgroundColor = Self.discColor.resolvedColor(with: traits)
    layer.cornerRadius = frame.width / 2
    cross.path = Self.cross(in: bounds.insetBy(dx: 9.5, dy: 9.5)).path
    cross.strokeColor = Self.crossColor.resolvedColor(with: traits)
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
