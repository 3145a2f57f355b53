extension Path {
  /// A side must be longer than this many radii to hold two whole continuous corners.
  private static let breakRatio = 3.0573299

  /// iOS's rounded rectangle, whose corners are three curves each so that the edge bends gradually.
  ///
  /// It always has the same 22 elements, a move, a line and four times curve, line, curve, curve,
  /// line, and ends where it began without a close; so any two can be blended point by point. Only
  /// where the radius is 0 or less it is a move and five lines. Where a side is too short for two
  /// corners the shape changes at once, not gradually:
  /// - both sides longer than 3.0573299 radii: whole corners;
  /// - one side: corners that share the middle of the short sides;
  /// - none: a capsule, for a square a circle, of true quarter circles.
  ///
  /// Source: outlines that iOS 14.2 to 17.5 make, known by their points in units of the radius
  /// (honghaoz/ChouTiUI); rebuilt they agree to 2e-6 of the radius.
  ///
  /// - Parameter cornerRadius: In points; more than half the short side of a capsule counts as that
  ///   half.
  public init(continuousRoundedRect rect: Rect, cornerRadius: Double) {
    self.init()
    let corners = RectCorner.clockwise(of: rect)
    guard cornerRadius > 0 else {
      appendSharpOutline(corners)
      return
    }
    let holdsAcross = rect.width > Self.breakRatio * cornerRadius
    let holdsDown = rect.height > Self.breakRatio * cornerRadius
    switch (holdsAcross, holdsDown) {
    case (true, true): append(corners.map { ContinuousCorner(whole: $0, radius: cornerRadius) })
    case (false, false): append(corners.map { ContinuousCorner(capsule: $0, of: rect) })
    default: append(Self.sharedCorners(corners, of: rect, asked: cornerRadius))
    }
  }

  /// The corners of a rectangle whose short sides are filled by them.
  private static func sharedCorners(
    _ corners: [RectCorner], of rect: Rect, asked: Double
  ) -> [ContinuousCorner] {
    let short = min(rect.width, rect.height)
    let radius = min(asked, short / 2 / ContinuousCorner.reach)
    return corners.map { corner in
      if (corner.arriving.y == 0) == (rect.width > rect.height) {
        ContinuousCorner(fromLongSide: corner, radius: radius, asked: asked, short: short)
      } else {
        ContinuousCorner(fromShortSide: corner, radius: radius, asked: asked, short: short)
      }
    }
  }

  private mutating func appendSharpOutline(_ corners: [RectCorner]) {
    guard let last = corners.last else { return }
    move(to: last.vertex)
    for corner in corners { addLine(to: corner.vertex) }
    addLine(to: last.vertex)
  }

  private mutating func append(_ corners: [ContinuousCorner]) {
    guard let first = corners.first, let last = corners.last else { return }
    move(to: last.end)
    addLine(to: first.start)
    let nextStarts = corners.dropFirst().map(\.start) + [last.end]
    for (corner, nextStart) in zip(corners, nextStarts) {
      append(corner.first)
      addLine(to: corner.joint)
      append(corner.second)
      append(corner.third)
      addLine(to: nextStart)
    }
  }

  private mutating func append(_ curve: ContinuousCorner.Curve) {
    addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
  }
}
