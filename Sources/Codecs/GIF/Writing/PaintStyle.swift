/// What becomes of the pixels of an image that a viewer shows in their colours already. Each of them can
/// be left as it is or painted again, and data are short where like pixels are in a row.
enum PaintStyle: CaseIterable {
  /// Painted where the palette has their colours, which get what room there is left in it.
  case paint
  /// Left, but for those that continue a run of their colour from before or after them.
  case grow
  /// Left, all of them.
  case leave
}

/// An image's palette colours and how each of the frame's numbers is written, for one style.
struct PaintColors {
  /// The palette's colours, those that the plan paints first.
  private(set) var colors: [UInt32]
  /// For each of the frame's colours the place of that very colour in `colors`, if it is there.
  private(set) var exactPlaces: [UInt8?]
  /// Whether some pixels are left as they are.
  private(set) var leavesSome: Bool

  /// The colours for a style, and its numbering; `nil` if the palette has no room for leaving frame.
  init?(_ style: PaintStyle, _ plan: PaintPlan, of frame: FrameColors) {
    colors = plan.colors
    exactPlaces = plan.places.indices.map { plan.isExact[$0] ? plan.places[$0] : nil }
    leavesSome = true
    if style == .paint { addUnchanged(of: frame) }
    if leavesSome, colors.count > 255 { return nil }
  }

  /// Adds the colours of unchanged pixels, those of most pixels first, as long as there is room.
  private mutating func addUnchanged(of frame: FrameColors) {
    let missing = frame.colors.indices
      .filter { exactPlaces[$0] == nil && frame.unchangedCounts[$0] > 0 }
      .sorted { (frame.unchangedCounts[$1], $0) < (frame.unchangedCounts[$0], $1) }
    leavesSome = frame.hasLeft || colors.count + missing.count > 256
    for number in missing.prefix((leavesSome ? 255 : 256) - colors.count) {
      exactPlaces[number] = UInt8(colors.count)
      colors.append(frame.colors[number])
    }
  }
}
