import Scene

/// Lengths in 1/65,536 of a pixel.
typealias Subpixels = Int64

/// Subpixels in a pixel.
let onePixel: Subpixels = 65_536

/// One straight edge of an outline, from its upper to its lower end.
struct Edge {
  let topX: Subpixels
  let top: Subpixels
  let bottomX: Subpixels
  /// Below `top`, or level with it.
  let bottom: Subpixels
  /// +1 where the outline runs down along the edge, −1 where it runs up, 0 where it is level.
  let winding: Int

  /// The edge between two points in pixels; nil where it runs along the border of two rows.
  ///
  /// A level edge inside a row bounds no area to its right, yet it parts windings above and below.
  init?(from start: Point, to end: Point) {
    let (startX, startY) = (Self.subpixels(start.x), Self.subpixels(start.y))
    let (endX, endY) = (Self.subpixels(end.x), Self.subpixels(end.y))
    guard startY != endY || startY % onePixel != 0 else { return nil }
    let runsDown = startY < endY
    topX = runsDown ? startX : endX
    top = runsDown ? startY : endY
    bottomX = runsDown ? endX : startX
    bottom = runsDown ? endY : startY
    winding = Int((endY - startY).signum())
  }

  /// Where the edge crosses the level `y`, rounded to a subpixel; `y` within the edge.
  ///
  /// A function of the edge and of `y` alone, whatever part of the edge is painted.
  func x(at y: Subpixels) -> Subpixels {
    interpolate(from: (topX, top), to: (bottomX, bottom), at: y)
  }

  /// Places beyond the limit are moved to it, and so is what is not a number: a stroke's outline may
  /// leave the range its path was held in.
  private static func subpixels(_ value: Double) -> Subpixels {
    let limit = CurveFlattener.limit
    let held = value > -limit ? min(value, limit) : -limit
    return roundedToInteger(held * Double(onePixel))
  }
}

/// The x at level `y` on the line between two points of different levels.
///
/// A division and two multiplications of IEEE 754: for lines within `CurveFlattener.limit` the result
/// is at most one subpixel from the true one, and it never leaves the line's own span.
func interpolate(
  from start: (x: Subpixels, y: Subpixels), to end: (x: Subpixels, y: Subpixels), at y: Subpixels
) -> Subpixels {
  if y == start.y { return start.x }
  if y == end.y { return end.x }
  let share = Double(y &- start.y) / Double(end.y &- start.y)
  return start.x &+ roundedToInteger(Double(end.x &- start.x) * share)
}

/// The nearest integer, ties to even, for |value| < 2⁵¹.
///
/// Adding 1.5 · 2⁵² leaves no room for a fraction: the processor rounds it off, where
/// `Double.rounded()` would call into the C library on processors without SSE 4.1.
private func roundedToInteger(_ value: Double) -> Subpixels {
  let shift = 6_755_399_441_055_744.0
  return Subpixels((value + shift) - shift)
}
