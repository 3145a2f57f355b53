import Interaction
import Scene

/// The call screen with its two buttons: black, and in dark appearance, where home is black, the level
/// above it, so that one sees it shrink.
final class VoiceScreen: View {
  private static let background = DynamicColor(light: .black, dark: Color(hex: 0x1C1C1E))

  /// Called when the button that minimises the call is pressed.
  var onMinimize: () -> Void = {}
  /// Called when the button that ends the call is pressed.
  var onEndCall: () -> Void = {}

  private let traits: TraitCollection

  init(frame: Rect, texts: CallBubbleOptions.Texts, traits: TraitCollection) {
    self.traits = traits
    super.init(frame: frame)
    identifier = "voice-screen"
    backgroundColor = traits.color(Self.background)
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    addButton(texts.minimize, identifier: "minimize", center: middle) { [unowned self] in
      onMinimize()
    }
    addButton(
      texts.endCall, identifier: "end-call", center: Point(x: middle.x, y: middle.y + 150)
    ) { [unowned self] in
      onEndCall()
    }
  }

  private func addButton(
    _ title: String, identifier: String, center: Point, action: @escaping () -> Void
  ) {
    let button = Button(type: .custom, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    button.identifier = identifier
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.scaleTitle(for: traits)
    button.center = center
    button.addAction(for: .touchUpInside, action)
    addSubview(button)
  }
}
