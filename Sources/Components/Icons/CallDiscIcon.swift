import Scene

extension Image {
  /// A red disc with a handset cut out of it, through which one sees what lies behind.
  ///
  /// In the source document's pixels: 256 × 256, the disc not quite as large.
  static let callDisc = Image(
    size: Size(width: 256, height: 256),
    shapes: [FilledPath(path: .callDisc, color: Color(hex: 0xD81E06), fillRule: .evenOdd)])
}

extension Path {
  fileprivate static let callDisc: Path = {
    var disc = Path(ovalIn: Rect(x: 1, y: 1, width: 254, height: 254))
    // Five times as large as in the bubble, the handset takes half of the disc's width. It bows to
    // the lower left: a little to the upper right it looks centred.
    let placed = AffineTransform.scale(x: 5, y: 5)
      .concatenating(.translation(x: 128 - 16 * 5 + 3, y: 128 - 16 * 5 - 3))
    disc.append(handset.applying(placed))
    return disc
  }()
}
