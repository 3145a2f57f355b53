import Interaction
import Scene

/// The floating bubble: a rounded square, white or dark, with an icon, the call's length and a faint shadow.
///
/// It follows the finger while it is dragged, then snaps to the nearer side of the screen.
final class BubbleView: View {
  static let side = 80.0
  /// How far the resting bubble stands from the screen's left or right edge.
  static let sideMargin = 12.0
  private static let initialTopMargin = 56.0
  private static let snapDuration = Duration.milliseconds(200)
  private static let timeHeight = 20.0
  private static let timeColor = DynamicColor(
    light: Color(hex: 0x333333), dark: Color(hex: 0xEBEBF5))

  /// Not kept: the screen holds its views.
  private unowned let screen: Screen
  private let clock: CallClock
  private let timeLabel = Label(
    frame: Rect(x: 0, y: 52, width: side, height: timeHeight))
  private var timer: DispatchTimer?
  /// Called for a tap on the bubble.
  var onTap: () -> Void = {}

  /// A bubble at its first place: at the right side, below the top safe area.
  init(screen: Screen, options: CallBubbleOptions, clock: CallClock) {
    self.screen = screen
    self.clock = clock
    super.init(
      frame: Rect(
        x: screen.bounds.width - Self.sideMargin - Self.side,
        y: screen.safeAreaInsets.top + Self.initialTopMargin,
        width: Self.side, height: Self.side))
    identifier = "bubble"
    addCard(icon: options.icon ?? .handset(screen.traitCollection))
    layer.shadowColor = options.shadow.color
    layer.shadowOpacity = options.shadow.opacity
    layer.shadowRadius = options.shadow.radius
    layer.shadowOffset = options.shadow.offset
    addGestureRecognizers()
    startTimer(connectingText: options.texts.connecting)
  }

  /// Stops the timer; the bubble's part in the call is over.
  func endCall() {
    timer?.cancel()
    timer = nil
    removeFromSuperview()
  }

  /// The centre where a bubble comes to rest that was let go at `point`, in window coordinates.
  ///
  /// The side is the left one up to and including the screen's middle. Up and down the bubble
  /// stays whole inside the safe area; left and right the safe area does not count.
  static func restingCenter(for point: Point, on screen: Screen) -> Point {
    let size = screen.bounds.size
    let half = side / 2
    let fromEdge = sideMargin + half
    let top = screen.safeAreaInsets.top + half
    let bottom = size.height - half - screen.safeAreaInsets.bottom
    return Point(
      x: point.x <= size.width / 2 ? fromEdge : size.width - fromEdge,
      y: max(top, min(bottom, point.y)))
  }

  /// Moves the bubble, at once, to where it would rest: after the screen has changed its size.
  func rest() {
    center = Self.restingCenter(for: center, on: screen)
  }

  /// The rounded square is a child of its own, because clipping to its corners would clip the
  /// shadow as well.
  private func addCard(icon: Image) {
    let card = View(frame: Rect(x: 0, y: 0, width: Self.side, height: Self.side))
    card.backgroundColor = screen.traitCollection.color(.card)
    card.layer.cornerRadius = 8
    card.layer.masksToBounds = true
    addSubview(card)

    let iconView = ImageView(frame: Rect(x: 25, y: 16, width: 32, height: 32))
    iconView.identifier = "bubble-icon"
    iconView.image = icon
    card.addSubview(iconView)

    styleTimeLabel(for: screen.traitCollection)
    card.addSubview(timeLabel)
  }

  /// Its font grows with the user's text size until its line fills the label.
  private func styleTimeLabel(for traits: TraitCollection) {
    timeLabel.identifier = "bubble-time"
    timeLabel.textAlignment = .center
    timeLabel.font = traits.font(.system(size: 14), fittingHeight: Self.timeHeight)
    timeLabel.shrinksToFit()
    timeLabel.textColor = traits.color(Self.timeColor)
  }

  private func addGestureRecognizers() {
    let pan = PanGestureRecognizer { [unowned self] pan in follow(pan) }
    pan.delaysTouchesBegan = true
    addGestureRecognizer(pan)
    addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in onTap() })
  }

  /// The first move that the finger makes visible is the one after the pan has begun: its beginning
  /// moves nothing.
  private func follow(_ pan: PanGestureRecognizer) {
    let finger = pan.location(in: screen.window)
    switch pan.state {
    case .changed: center = finger
    case .ended, .cancelled:
      screen.animate(withDuration: Self.snapDuration) {
        center = Self.restingCenter(for: finger, on: screen)
      }
    default: break
    }
  }

  /// The label keeps its connecting text until the timer first fires, on the next turn of the main
  /// queue at the earliest.
  private func startTimer(connectingText: String) {
    timeLabel.text = connectingText
    if let connection = clock.connection, connection < screen.now {
      timeLabel.text = clock.text(at: screen.now)
    }
    let timer = screen.makeTimer(
      start: clock.delayToFirstTick(from: screen.now), interval: .seconds(1)
    ) { [unowned self] in
      timeLabel.text = clock.text(at: screen.now)
    }
    timer.resume()
    self.timer = timer
  }
}
