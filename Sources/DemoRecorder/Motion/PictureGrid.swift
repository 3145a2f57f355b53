import Scene

/// Pictures of screens side by side on a white page, with a line under each.
struct PictureGrid {
  struct Cell {
    var picture: FrameSnapshot
    var caption: String
  }

  /// At least one.
  var cells: [Cell]
  var layout: GridLayout

  /// The page, as a screen would show it.
  var page: FrameSnapshot {
    let places = layout.places(of: cells.map(\.picture.size))
    let size = layout.size(of: cells.map(\.picture.size))
    let whole = Rect(origin: .zero, size: size)
    let paper = LayerSnapshot(bounds: whole, backgroundColor: .white)
    let pictures = zip(cells, places).flatMap { cell, place in
      [picture(cell.picture, in: place), caption(cell.caption, under: place)]
    }
    return FrameSnapshot(size: size, layers: [paper] + pictures)
  }

  /// A screen made smaller. It is drawn anew, not sampled, so it stays sharp.
  private func picture(_ frame: FrameSnapshot, in place: Rect) -> LayerSnapshot {
    let factor = place.width / frame.size.width
    let screen = LayerSnapshot(
      bounds: Rect(origin: .zero, size: frame.size),
      transform: .scale(x: factor.onGrid, y: factor.onGrid), backgroundColor: .black,
      masksToBounds: true, sublayers: frame.layers)
    return LayerSnapshot(
      bounds: Rect(origin: .zero, size: place.size),
      transform: .translation(x: place.minX, y: place.minY), cornerRadius: Self.cornerRadius,
      borderWidth: 1, borderColor: Self.rim, masksToBounds: true, sublayers: [screen])
  }

  private func caption(_ words: String, under place: Rect) -> LayerSnapshot {
    let text = PageText(
      string: words, size: GridLayout.captionSize, weight: .medium, color: Self.ink)
    return text.layer(
      in: Rect(
        x: place.minX, y: place.maxY + GridLayout.captionGap, width: place.width,
        height: GridLayout.captionHeight),
      .center)
  }

  private static let cornerRadius = 8.0
  /// Tells a white screen from the page, and is not seen on others.
  private static let rim = Color(white: 0, alpha: 0.14)
  private static let ink = Color(hex: 0x4B5563)
}
