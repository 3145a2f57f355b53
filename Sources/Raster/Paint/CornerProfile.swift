import Scene

/// The curves of one corner, by distances from the corner along its two edges.
struct CornerProfile {
  /// A corner of a rectangle and the unit directions from it along the edge that leads to it and
  /// along the one that leads on.
  struct Corner {
    var point: Point
    var back: Point
    var ahead: Point
  }

  /// κ: how far along its tangents a cubic's control points stand for a quarter of a circle.
  private static let kappa = 0.5522847498

  /// UIKit's corner, in radii: where it begins, then three cubics. x runs along the edge that leads
  /// to the corner. Source: path dumps of `UIBezierPath(roundedRect:cornerRadius:)`, iOS 14 to 17.
  private static let continuous = [
    Point(x: 1.528665, y: 0),
    Point(x: 1.08849296, y: 0), Point(x: 0.86840694, y: 0), Point(x: 0.63149379, y: 0.07491139),
    Point(x: 0.37282383, y: 0.16905956), Point(x: 0.16905956, y: 0.37282383),
    Point(x: 0.07491139, y: 0.63149379),
    Point(x: 0, y: 0.86840694), Point(x: 0, y: 1.08849296), Point(x: 0, y: 1.52866498),
  ]

  /// The same where two corners share a side too short for both; x runs along the long side.
  private static let shared = [
    Point(x: 1.528665, y: 0),
    Point(x: 1.6352782, y: 0), Point(x: 1.2988405, y: 0), Point(x: 0.9366797, y: 0.1145144),
    Point(x: 0.3743055, y: 0.3192019), Point(x: 0, y: 0.8537655), Point(x: 0, y: 1.4522316),
  ]

  /// Half of the ratio of side to radius below which UIKit changes the corner's look.
  private static let breakRatio = 1.52866495

  private let points: [Point]
  /// Whether `points` run from the longer side to the shorter.
  private let runsFromLongSide: Bool
  private let isWide: Bool

  init(_ size: Size, radius: Double, curve: LayerSnapshot.CornerCurve) {
    let (long, short) = (max(size.width, size.height), min(size.width, size.height))
    isWide = size.width >= size.height
    let isShared = short <= 2 * Self.breakRatio * radius
    runsFromLongSide = curve == .continuous && isShared && long > 2 * Self.breakRatio * radius
    if curve == .circular {
      points = Self.circle(radius)
    } else if !isShared {
      points = Self.continuous.map { $0 * radius }
    } else if runsFromLongSide {
      // The curve is measured by what the short side has room for, its beginning by the radius.
      let limited = short / 2 / Self.breakRatio
      points = [Self.shared[0] * radius] + Self.shared.dropFirst().map { $0 * limited }
    } else {
      points = Self.circle(short / 2)
    }
  }

  private static func circle(_ radius: Double) -> [Point] {
    let tangent = radius * (1 - kappa)
    return [
      Point(x: radius, y: 0), Point(x: tangent, y: 0), Point(x: 0, y: tangent),
      Point(x: 0, y: radius),
    ]
  }

  /// - Parameter entersAlongWidth: Whether the edge that leads to the corner is level.
  func append(to path: inout Path, at corner: Corner, entersAlongWidth: Bool) {
    let isMirrored = runsFromLongSide && entersAlongWidth != isWide
    let stops =
      isMirrored ? points.reversed().map { Point(x: $0.y, y: $0.x) } : points
    let placed = stops.map { corner.point + corner.back * $0.x + corner.ahead * $0.y }
    if path.isEmpty { path.move(to: placed[0]) } else { path.addLine(to: placed[0]) }
    for index in stride(from: 1, to: placed.count, by: 3) {
      path.addCurve(
        to: placed[index + 2], control1: placed[index], control2: placed[index + 1])
    }
  }
}
