import Interaction
import Scene

/// The box with the message, a button that closes it, and a soft grey shadow all round.
///
/// The message is aligned to the leading side and the button stands at the trailing one: from right to
/// left they change sides.
///
/// It only tells what fingers do to it; what follows is decided elsewhere.
final class AlertView: View {
  private static let horizontalMargin = 10.0
  static let verticalMargin = 5.0
  private static let closeSide = 20.0

  /// In the dark a grey shadow would be a glow.
  private static let shadowColor = DynamicColor(light: .lightGray, dark: .black)
  private static let crossColor = DynamicColor(
    light: Color(hex: 0x2C2C2C), dark: Color(hex: 0xD1D1D6))

  private let traits: TraitCollection
  private let messageLabel = Label()
  private let pan = PanGestureRecognizer()
  /// Called when the close button is pressed.
  var onClose: () -> Void = {}
  /// Called when a drag begins, goes on, ends or is taken away.
  var onPan: (PanGestureRecognizer) -> Void = { _ in }

  init(size: Size, traits: TraitCollection) {
    self.traits = traits
    super.init(frame: Rect(origin: .zero, size: size))
    identifier = "alert"
    backgroundColor = traits.color(.card)
    layer.shadowColor = traits.color(Self.shadowColor)
    layer.shadowOpacity = 0.8
    layer.shadowRadius = 5
    layer.shadowOffset = .zero
    addMessageLabel()
    addCloseButton()
    pan.addAction { [unowned self] in onPan($0) }
    addGestureRecognizer(pan)
  }

  /// The message's font in the user's text size.
  static func messageFont(for traits: TraitCollection) -> FontDescription {
    traits.font(.system(size: 14))
  }

  var message: String? {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }

  /// Whether a drag that starts on the close button still presses it when the finger lifts.
  var dragsPressButtons: Bool {
    get { !pan.cancelsTouchesInView }
    set { pan.cancelsTouchesInView = !newValue }
  }

  /// Lets a tap on the alert, but not on its button, call the action: if an earlier one does not.
  func addTap(_ action: @escaping () -> Void) {
    addGestureRecognizer(TapGestureRecognizer { _ in action() })
  }

  private var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

  /// It ends where the close button begins.
  private func addMessageLabel() {
    messageLabel.frame = Rect(
      x: isRightToLeft ? Self.closeSide : Self.horizontalMargin, y: Self.verticalMargin,
      width: bounds.width - Self.horizontalMargin - Self.closeSide,
      height: bounds.height - 2 * Self.verticalMargin)
    messageLabel.identifier = "alert-message"
    messageLabel.backgroundColor = backgroundColor
    messageLabel.font = Self.messageFont(for: traits)
    messageLabel.numberOfLines = 0
    addSubview(messageLabel)
  }

  /// As high as the alert, with its picture at the top.
  private func addCloseButton() {
    let close = Button(
      type: .custom,
      frame: Rect(
        x: isRightToLeft ? 0 : bounds.width - Self.closeSide, y: 0,
        width: Self.closeSide, height: bounds.height))
    close.identifier = "alert-close"
    close.setImage(.closeCross(traits.color(Self.crossColor)))
    close.imageEdgeInsets = EdgeInsets(
      top: Self.verticalMargin, bottom: bounds.height - Self.verticalMargin - Self.closeSide)
    close.addAction(for: .touchUpInside) { [unowned self] in onClose() }
    addSubview(close)
  }
}
