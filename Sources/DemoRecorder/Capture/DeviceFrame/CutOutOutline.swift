import Scene

/// The outline of what takes a piece out of a display, in points from the display's top left corner.
struct CutOutOutline {
  let cutOut: DeviceLook.CutOut
  /// The display's width.
  let width: Double

  /// Of a notch's lower corners, and of the flares by which its sides run into the top edge.
  private static let notchRadius = 20.0
  private static let flare = 6.0
  /// How far the notch reaches out of the display, so that no seam is left beside the body.
  private static let overlap = 2.0
  /// The share of a quarter circle's radius at which the control points of its cubic lie.
  private static let quarterControl = 0.5523

  /// nil where the display is whole.
  var path: Path? {
    switch cutOut {
    case .none: nil
    case .notch(let notchWidth, let height): notch(notchWidth, height)
    case .island(let top):
      Path(
        circularRoundedRect: Rect(
          x: (width - DeviceLook.CutOut.islandWidth) / 2, y: top,
          width: DeviceLook.CutOut.islandWidth, height: DeviceLook.CutOut.islandHeight),
        radius: DeviceLook.CutOut.islandHeight / 2)
    }
  }

  private func notch(_ notchWidth: Double, _ height: Double) -> Path {
    let (radius, flare) = (Self.notchRadius, Self.flare)
    let (left, right) = ((width - notchWidth) / 2, (width + notchWidth) / 2)
    var outline = CornerOutline(Point(x: left - flare, y: -Self.overlap))
    outline.line(to: Point(x: left - flare, y: 0))
    outline.turn(at: Point(x: left, y: 0), to: Point(x: left, y: flare))
    outline.line(to: Point(x: left, y: height - radius))
    outline.turn(at: Point(x: left, y: height), to: Point(x: left + radius, y: height))
    outline.line(to: Point(x: right - radius, y: height))
    outline.turn(at: Point(x: right, y: height), to: Point(x: right, y: height - radius))
    outline.line(to: Point(x: right, y: flare))
    outline.turn(at: Point(x: right, y: 0), to: Point(x: right + flare, y: 0))
    outline.line(to: Point(x: right + flare, y: -Self.overlap))
    return outline.closed
  }

  /// An outline that is drawn on from where it stands.
  private struct CornerOutline {
    private var path = Path()
    private var current: Point

    init(_ start: Point) {
      current = start
      path.move(to: start)
    }

    mutating func line(to end: Point) {
      path.addLine(to: end)
      current = end
    }

    /// A quarter circle that touches both legs of a right angle.
    mutating func turn(at vertex: Point, to end: Point) {
      let reach = CutOutOutline.quarterControl
      path.addCurve(
        to: end, control1: current + (vertex - current) * reach,
        control2: end + (vertex - end) * reach)
      current = end
    }

    var closed: Path {
      var path = path
      path.close()
      return path
    }
  }
}
