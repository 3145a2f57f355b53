import Interaction
import Scene

/// A song in the list, with a coloured square for its cover and a line below.
final class SongRow: View {
  private static let lineColor = DynamicColor(
    light: Color(hex: 0xD8D8DC), dark: Color(hex: 0x38383A))

  private let traits: TraitCollection

  init(_ song: Song, traits: TraitCollection, frame: Rect) {
    self.traits = traits
    super.init(frame: frame)
    let cover = View(frame: Rect(x: 0, y: 8, width: 52, height: 52))
    cover.backgroundColor = song.color
    cover.layer.cornerRadius = 8
    cover.layer.cornerCurve = .continuous
    addSubview(cover)
    addLabel(song.title, y: 13, font: .system(size: 16, weight: .medium), color: .label)
    addLabel(song.artist, y: 35, font: .system(size: 13), color: .systemGray)
    let line = View(frame: Rect(x: 66, y: frame.height, width: frame.width - 66, height: 0.5))
    line.backgroundColor = Self.lineColor.resolvedColor(with: traits)
    addSubview(line)
  }

  private func addLabel(_ text: String, y: Double, font: FontDescription, color: DynamicColor) {
    let label = Label(frame: Rect(x: 66, y: y, width: bounds.width - 66, height: 20))
    label.text = text
    label.font = font
    label.textColor = color.resolvedColor(with: traits)
    addSubview(label)
  }
}
