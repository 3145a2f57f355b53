import Interaction
import Scene

/// The song on the whole screen: a large turning cover, title and artist, and a button that leads
/// back.
final class PlayerScreen: View {
  private static let coverSide = 220.0

  private let cover: CoverView
  private let title = Label()
  private let artist = Label()
  private let dismiss = Button(type: .system)
  /// Called when the button is pressed.
  var onDismiss: () -> Void = {}

  init(frame: Rect, options: MusicPillOptions) {
    cover = CoverView(frame: .zero, turn: options.turn)
    super.init(frame: frame)
    identifier = "player"
    backgroundColor = Color(hex: 0x150D29)
    add(title, text: options.title, font: .system(size: 26, weight: .bold), color: .white)
    add(artist, text: options.artist, font: .system(size: 17), color: Color(hex: 0xB9A9E0))
    cover.identifier = "player-cover"
    addSubview(cover)
    dismiss.identifier = "player-dismiss"
    dismiss.tintColor = Color(hex: 0xFFB066)
    dismiss.setTitle("Back to the library")
    dismiss.addAction(for: .touchUpInside) { [unowned self] in onDismiss() }
    addSubview(dismiss)
  }

  override func layoutSubviews() {
    let middle = bounds.midX
    let top = bounds.height * 0.2
    cover.frame = Rect(
      x: middle - Self.coverSide / 2, y: top, width: Self.coverSide, height: Self.coverSide)
    title.frame = Rect(x: 20, y: cover.frame.maxY + 40, width: bounds.width - 40, height: 34)
    artist.frame = Rect(x: 20, y: title.frame.maxY + 4, width: bounds.width - 40, height: 22)
    dismiss.frame = Rect(x: middle - 100, y: artist.frame.maxY + 60, width: 200, height: 44)
  }

  private func add(_ label: Label, text: String, font: FontDescription, color: Color) {
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    addSubview(label)
  }
}
