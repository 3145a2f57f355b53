import Interaction
import Scene

extension Image {
  /// A telephone handset in the system's green, 32 × 32 points.
  static func handset(_ traits: TraitCollection) -> Image {
    Image(
      size: Size(width: handsetSide, height: handsetSide),
      shapes: [FilledPath(path: .handset, color: traits.color(.systemGreen))])
  }
}

private let handsetSide = 32.0

extension Path {
  /// The outline of a telephone handset in a square of 32 × 32 points.
  ///
  /// It bows to the lower left and is its own mirror image across the line from the lower left to
  /// the upper right corner, so only one half is written down: from the middle of the bow along the
  /// earpiece to the middle of the grip. The mirrored way leads back along the mouthpiece.
  static let handset: Path = {
    let bow = Point(x: 8.85, y: 23.15)
    let half: [Element] = [
      .curve(to: Point(3.5, 12.1), control1: Point(6.1, 20.4), control2: Point(4.1, 16.1)),
      .curve(to: Point(6.5, 5.1), control1: Point(3.1, 9.2), control2: Point(4.2, 6.8)),
      .line(to: Point(8.1, 4)),
      .curve(to: Point(12.1, 4.8), control1: Point(9.5, 3), control2: Point(11.2, 3.4)),
      .line(to: Point(14.7, 8.8)),
      .curve(to: Point(14, 12.5), control1: Point(15.5, 10.1), control2: Point(15.2, 11.6)),
      .line(to: Point(12.4, 13.7)),
      .curve(to: Point(12, 15.6), control1: Point(11.8, 14.2), control2: Point(11.6, 14.9)),
      .curve(to: Point(13.85, 18.15), control1: Point(12.6, 16.7), control2: Point(13.4, 17.7)),
    ]
    let starts = [bow] + half.compactMap(\.points.last)
    let wayBack = zip(half, starts).reversed().map { $0.reversedAndMirrored(endingAt: $1) }
    return Path(elements: [.move(to: bow)] + half + wayBack + [.close])
  }()
}

extension Path.Element {
  /// The element run the other way, to `start`, and mirrored across the picture's other diagonal.
  fileprivate func reversedAndMirrored(endingAt start: Point) -> Path.Element {
    func mirrored(_ point: Point) -> Point {
      Point(x: handsetSide - point.y, y: handsetSide - point.x)
    }
    guard case .curve(_, let control1, let control2) = self else {
      return .line(to: mirrored(start))
    }
    return .curve(
      to: mirrored(start), control1: mirrored(control2), control2: mirrored(control1))
  }
}

extension Point {
  fileprivate init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
