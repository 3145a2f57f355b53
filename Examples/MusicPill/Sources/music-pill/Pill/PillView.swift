import Interaction
import Scene

/// The floating pill: a turning cover, the song's title, the time it has played, and a cross.
final class PillView: View {
  private static let color = DynamicColor(light: .white, dark: Color(hex: 0x2C2C2E))
  static let size = Size(width: 208, height: 56)

  let screen: Screen
  private let timeLabel = Label(frame: Rect(x: 58, y: 29, width: 100, height: 16))
  private var timer: DispatchTimer?
  /// Called for a tap on the pill.
  var onTap: () -> Void = {}
  /// Called when the cross is pressed.
  var onClose: () -> Void = {}

  init(screen: Screen, options: MusicPillOptions) {
    self.screen = screen
    super.init(frame: Rect(origin: .zero, size: Self.size))
    identifier = "pill"
    center = Self.firstCenter(at: options.side, on: screen)
    addCapsule()
    addCover(turn: options.turn)
    addTitle(options.title)
    addTime()
    addCross()
    addGestureRecognizers()
  }

  /// The capsule is as round as it can be; its shadow falls below it.
  private func addCapsule() {
    backgroundColor = Self.color.resolvedColor(with: screen.traitCollection)
    layer.cornerRadius = Self.size.height / 2
    layer.shadowOpacity = PillView.restingShadow
    layer.shadowRadius = 10
    layer.shadowOffset = Size(width: 0, height: 5)
  }

  private func addCover(turn: Duration) {
    let cover = CoverView(frame: Rect(x: 8, y: 8, width: 40, height: 40), turn: turn)
    cover.identifier = "pill-cover"
    addSubview(cover)
  }

  private func addTitle(_ title: String) {
    let label = Label(frame: Rect(x: 58, y: 10, width: 106, height: 19))
    label.identifier = "pill-title"
    label.text = title
    label.font = .system(size: 15, weight: .semibold)
    addSubview(label)
  }

  /// Counts whole seconds from now on.
  private func addTime() {
    timeLabel.identifier = "pill-time"
    timeLabel.font = .system(size: 12)
    timeLabel.textColor = Color(hex: 0x8E8E93)
    addSubview(timeLabel)
    let start = screen.now
    timer = screen.makeTimer(interval: .seconds(1)) { [unowned self] in
      timeLabel.text = PlayingTime(screen.now - start).text
    }
    timer?.resume()
  }

  private func addCross() {
    let cross = CloseButton(
      frame: Rect(x: 168, y: 14, width: 28, height: 28), traits: screen.traitCollection)
    cross.identifier = "pill-close"
    cross.addAction(for: .touchUpInside) { [unowned self] in onClose() }
    addSubview(cross)
  }

  private func addGestureRecognizers() {
    addGestureRecognizer(PanGestureRecognizer { [unowned self] pan in follow(pan) })
    addGestureRecognizer(TapGestureRecognizer { [unowned self] _ in onTap() })
  }
}
