import Scene

extension Image {
  /// A blue disc with four arrows cut out of it that point from the corners to the middle.
  ///
  /// In the source document's pixels: 256 × 256, the disc as large.
  static let shrinkDisc = Image(
    size: Size(width: 256, height: 256),
    shapes: [FilledPath(path: .shrinkDisc, color: Color(hex: 0x1296DB), fillRule: .evenOdd)])
}

extension Path {
  fileprivate static let shrinkDisc: Path = {
    var disc = Path(ovalIn: Rect(x: 0, y: 0, width: 256, height: 256))
    for (x, y) in [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)] {
      let quarter = AffineTransform.scale(x: x, y: y)
        .concatenating(.translation(x: 128, y: 128))
      disc.append(inwardArrow.applying(quarter))
    }
    return disc
  }()

  /// The arrow of the lower right quarter, the disc's middle at the origin.
  ///
  /// A diagonal shaft, and as its head two arms along the axes.
  private static let inwardArrow: Path = {
    let tip = 17.0
    let arm = 46.0
    let tail = 68.0
    let width = 14.0
    // How far a point on the shaft's edge lies off its axis, across and down.
    let off = width / 2 * 0.5.squareRoot()
    let half = [
      Point(x: tip + arm, y: tip), Point(x: tip + arm, y: tip + width),
      Point(x: tip + width + 2 * off, y: tip + width), Point(x: tail + off, y: tail - off),
    ]
    let wayBack = half.reversed().map { Point(x: $0.y, y: $0.x) }
    return Path(roundedPolygon: [Point(x: tip, y: tip)] + half + wayBack, radius: 4.5)
  }()

  /// A polygon whose corners are rounded off by curves.
  ///
  /// - Parameter radius: How far from a corner, along both its sides, the curve begins and ends.
  private init(roundedPolygon corners: [Point], radius: Double) {
    self.init()
    for index in corners.indices {
      let corner = corners[index]
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let start = corner.moved(by: radius, towards: before)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      addQuadCurve(to: corner.moved(by: radius, towards: after), control: corner)
    }
    close()
  }
}

extension Point {
  fileprivate func moved(by length: Double, towards other: Point) -> Point {
    self + (other - self) * (length / distance(to: other))
  }
}
