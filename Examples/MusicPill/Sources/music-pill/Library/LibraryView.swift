import Interaction
import Scene

/// The screen at the back: a large title, a button that plays, and a list of songs.
final class LibraryView: View {
  private static let margin = 20.0
  private static let rowHeight = 68.0

  /// Called when the button is pressed.
  var onPlay: () -> Void = {}

  private let traits: TraitCollection

  /// - Parameters:
  ///   - top: How much of the screen's top is not free.
  ///   - traits: Whose appearance the colours are for.
  init(frame: Rect, top: Double, traits: TraitCollection) {
    self.traits = traits
    super.init(frame: frame)
    backgroundColor = DynamicColor.systemBackground.resolvedColor(with: traits)
    addTitle(y: top + 16)
    addPlayButton(y: top + 20)
    for (number, song) in Song.shelf.enumerated() {
      addRow(song, y: top + 80 + Double(number) * Self.rowHeight)
    }
  }

  private func addTitle(y: Double) {
    let title = Label(frame: Rect(x: Self.margin, y: y, width: 240, height: 42))
    title.text = "Library"
    title.font = .system(size: 34, weight: .bold)
    addSubview(title)
  }

  private func addPlayButton(y: Double) {
    let play = Button(
      type: .system, frame: Rect(x: bounds.width - Self.margin - 76, y: y, width: 76, height: 34))
    play.identifier = "play"
    play.backgroundColor = DynamicColor.systemGray6.resolvedColor(with: traits)
    play.layer.cornerRadius = 17
    play.tintColor = Color(hex: 0xDB3A6A)
    play.titleLabel.font = .system(size: 15, weight: .semibold)
    play.setTitle("Play")
    play.addAction(for: .touchUpInside) { [unowned self] in onPlay() }
    addSubview(play)
  }

  private func addRow(_ song: Song, y: Double) {
    let row = SongRow(
      song, traits: traits,
      frame: Rect(
        x: Self.margin, y: y, width: bounds.width - 2 * Self.margin, height: Self.rowHeight))
    addSubview(row)
  }
}
