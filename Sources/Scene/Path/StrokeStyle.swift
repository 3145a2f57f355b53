/// How a line along a path is drawn. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: LineCap
  public var join: LineJoin
  /// Where the ratio of a miter's length to the line's width is greater, the join is a bevel.
  public var miterLimit: Double
  /// Lengths of dash and gap in turn; empty for a solid line.
  public var dashPattern: [Double]
  /// How far into the pattern the line begins.
  public var dashPhase: Double

  public init(
    width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
    dashPattern: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPattern = dashPattern
    self.dashPhase = dashPhase
  }
}
