import Interaction
import Scene

/// The dark call screen with its bar and the round button that leads back.
final class CallScreen: View {
  private static let barHeight = 64.0
  private static let buttonSide = 60.0
  private static let buttonBottomMargin = 49.0

  /// A translucent toolbar over the dark background, as one flat colour: four fifths of the bar's own.
  private static let barColor = DynamicColor(
    light: Color(hex: 0xCAD2D7), dark: Color(hex: 0x161E23))

  private let bar = View()
  private let button = Button(type: .custom)
  /// Called when the round button is pressed.
  var onDismiss: () -> Void = {}

  init(frame: Rect, icon: Image, traits: TraitCollection) {
    super.init(frame: frame)
    identifier = "call-screen"
    backgroundColor = Color(red: 0.07897, green: 0.24596, blue: 0.34163)
    // Its hairline would lie above the screen's edge.
    bar.backgroundColor = traits.color(Self.barColor)
    addSubview(bar)
    button.identifier = "dismiss"
    button.setImage(icon, for: .normal)
    button.addAction(for: .touchUpInside) { [unowned self] in onDismiss() }
    addSubview(button)
    placeSubviews()
  }

  override func layoutSubviews() { placeSubviews() }

  private func placeSubviews() {
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: Self.barHeight)
    button.frame = Rect(
      x: (bounds.width - Self.buttonSide) / 2,
      y: bounds.height - Self.buttonBottomMargin - Self.buttonSide,
      width: Self.buttonSide, height: Self.buttonSide)
  }
}
