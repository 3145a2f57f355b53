/// One corner of iOS's rounded rectangle: a stretch that begins and ends on straight edges.
///
/// From `start` a curve, a line to `joint`, two more curves, and a line to `end`. Any of them may
/// have no length; they are kept so that all rounded rectangles have the same elements.
struct ContinuousCorner {
  struct Curve {
    var control1: Point
    var control2: Point
    var end: Point

    init(_ control1: Point, _ control2: Point, _ end: Point) {
      self.control1 = control1
      self.control2 = control2
      self.end = end
    }

    /// A curve that runs straight to the point, or stays there.
    init(straightTo point: Point) { self.init(point, point, point) }
  }

  /// How far the continuous corner reaches along each edge, in radii, as iOS's choice between the
  /// shapes uses it.
  static let reach = 1.52866483
  /// Where the straight part of an edge ends, in radii.
  private static let straightEnd = 1.528665

  var start: Point
  var first: Curve
  var joint: Point
  var second: Curve
  var third: Curve
  var end: Point

  /// A corner with room on both edges.
  init(whole corner: RectCorner, radius: Double) {
    func at(_ along: Double, _ across: Double) -> Point {
      corner.point(along * radius, across * radius)
    }
    start = at(Self.straightEnd, 0)
    first = Curve(at(1.08849296, 0), at(0.86840694, 0), at(0.63149379, 0.07491139))
    joint = first.end
    second = Curve(
      at(0.37282383, 0.16905956), at(0.16905956, 0.37282383), at(0.07491139, 0.63149379))
    third = Curve(at(0, 0.86840694), at(0, 1.08849296), at(0, 1.52866498))
    end = at(0, Self.straightEnd)
  }

  /// A corner met along a long side, left along a short one that it fills to its middle.
  ///
  /// - Parameters:
  ///   - radius: The radius that the short side has room for.
  ///   - asked: The radius asked for; the long side's line ends by it.
  ///   - short: The length of the short side.
  init(fromLongSide corner: RectCorner, radius: Double, asked: Double, short: Double) {
    func at(_ along: Double, _ across: Double) -> Point {
      corner.point(along * radius, across * radius)
    }
    let middle = corner.point(0, short / 2)
    start = corner.point(Self.straightEnd * asked, 0)
    first = Curve(at(1.6352782, 0), at(1.2988405, 0), at(0.9366797, 0.1145144))
    joint = first.end
    second = Curve(at(0.3743055, 0.3192019), at(0, 0.8537655), at(0, 1.4522316))
    third = Curve(straightTo: middle)
    end = middle
  }

  /// A corner met along a short side that it fills from its middle, left along a long one: the
  /// mirror image, but for where the curve ends.
  init(fromShortSide corner: RectCorner, radius: Double, asked: Double, short: Double) {
    func at(_ along: Double, _ across: Double) -> Point {
      corner.point(along * radius, across * radius)
    }
    let middle = corner.point(short / 2, 0)
    start = middle
    first = Curve(straightTo: middle)
    joint = at(1.4522316, 0)
    second = Curve(at(0.8537655, 0), at(0.3192019, 0.3743055), at(0.1145144, 0.9366797))
    third = Curve(at(0, 1.2988405), at(0, 1.6352782), at(0, 2.3081537))
    end = corner.point(0, Self.straightEnd * asked)
  }

  /// A quarter circle of half the short side, with the straight rest of both edges up to their
  /// middles.
  init(capsule corner: RectCorner, of rect: Rect) {
    let half = min(rect.width, rect.height) / 2
    let control = half * (1 - quarterCircleControl)
    let arrivesAcross = corner.arriving.y == 0
    start = corner.point((arrivesAcross ? rect.width : rect.height) / 2, 0)
    first = Curve(straightTo: corner.point(half, 0))
    joint = first.end
    second = Curve(corner.point(control, 0), corner.point(0, control), corner.point(0, half))
    third = Curve(straightTo: second.end)
    end = corner.point(0, (arrivesAcross ? rect.height : rect.width) / 2)
  }
}
