import Interaction
import Scene

extension Image {
  /// A record's cover: mountains in the last light, with the record's hole. 100 × 100 points, drawn
  /// as paths and so sharp at every size.
  static let nightDrive = Image(
    size: Size(width: 100, height: 100),
    shapes: dusk + [
      FilledPath(path: .disc(x: 64, y: 44, radius: 13), color: Color(hex: 0xFFF1B8)),
      FilledPath(path: .mountains, color: Color(hex: 0x241548)),
      FilledPath(path: .disc(x: 50, y: 50, radius: 8), color: Color(white: 0, alpha: 0.35)),
      FilledPath(path: .disc(x: 50, y: 50, radius: 5), color: .white),
    ])

  /// From high to low, each band covering what is below it.
  private static let dusk: [FilledPath] = [
    (0, 0x3A1C71), (29, 0x6B2C86), (41, 0xA83A86), (50, 0xDB4F78), (59, 0xF97B62), (67, 0xFFB066),
  ].map { (top: Int, color: UInt32) in
    let band = Rect(x: 0, y: Double(top), width: 100, height: Double(100 - top))
    return FilledPath(path: BezierPath(rect: band).path, color: Color(hex: color))
  }
}

extension Path {
  fileprivate static func disc(x: Double, y: Double, radius: Double) -> Path {
    BezierPath(
      ovalIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    ).path
  }

  fileprivate static let mountains: Path = {
    var outline = BezierPath()
    outline.move(to: Point(x: 0, y: 100))
    for (x, y) in [(0, 66), (20, 54), (34, 67), (49, 52), (66, 72), (79, 59), (100, 70)] {
      outline.addLine(to: Point(x: Double(x), y: Double(y)))
    }
    outline.addLine(to: Point(x: 100, y: 100))
    outline.close()
    return outline.path
  }()
}
