import Scene

/// Turns a line along a path into the outline it covers, to be filled nonzero.
///
/// The outline is exactly the union of a rectangle for every straight piece, a wedge for every join
/// and a cap for every end: each of these is wound the same way round, and the outline is their sum,
/// so no winding cancels another. A side that turns inward runs through the path's own corner
/// where the two rectangles would otherwise not both cover the turn.
///
/// A subpath of no length shows its caps if they are round or square, as in Core Graphics.
struct StrokeExpander {
  let style: StrokeStyle
  /// The greatest deviation of curves and round corners, in the path's units.
  let tolerance: Double

  func outlines(of path: Path) -> [Polyline] {
    guard style.width > 0, style.width.isFinite else { return [] }
    let splitter = DashSplitter(pattern: style.dashPattern, phase: style.dashPhase)
    return CurveFlattener(tolerance: tolerance).polylines(of: path)
      .flatMap(splitter.spines)
      .flatMap(outlines)
  }

  private func outlines(of spine: StrokeSpine) -> [Polyline] {
    if spine.points.count < 2 { return dot(spine) }
    let back = spine.reversed
    if spine.isClosed {
      return [spine, back].map { Polyline(outline: StrokeSide($0, style, tolerance).points) }
    }
    let there = StrokeSide(spine, style, tolerance)
    let andBack = StrokeSide(back, style, tolerance)
    return [Polyline(outline: there.points + there.cap + andBack.points + andBack.cap)]
  }

  /// What a spine of a single point shows: two caps back to back.
  private func dot(_ spine: StrokeSpine) -> [Polyline] {
    guard style.cap != .butt, let center = spine.points.first else { return [] }
    let pen = StrokePen(half: style.width / 2, tolerance: tolerance)
    let heading = spine.heading
    let back = heading * -1
    return [
      Polyline(
        outline: pen.cap(style.cap, at: center, heading: heading)
          + pen.cap(style.cap, at: center, heading: back))
    ]
  }
}
