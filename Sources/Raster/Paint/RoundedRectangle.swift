import Scene

/// A rectangle with round corners, as a layer's background, border and clip use it.
struct RoundedRectangle: Equatable {
  let rect: Rect
  /// Held between 0 and half the short side.
  let radius: Double
  let curve: LayerSnapshot.CornerCurve

  init(rect: Rect, radius: Double, curve: LayerSnapshot.CornerCurve) {
    self.rect = rect
    self.radius = radius > 0 ? min(radius, rect.width / 2, rect.height / 2) : 0
    self.curve = curve
  }

  /// The rectangle's background as a layer shows it.
  init(_ layer: LayerSnapshot) {
    self.init(rect: layer.bounds, radius: layer.cornerRadius, curve: layer.cornerCurve)
  }

  /// The inner rim of a border: corners stay concentric while there is radius left.
  func inset(by width: Double) -> RoundedRectangle {
    RoundedRectangle(
      rect: rect.insetBy(dx: width, dy: width), radius: radius - width, curve: curve)
  }

  /// Rectangles inside the shape that leave only its corners out.
  var innerRects: [Rect] {
    guard radius > 0 else { return [rect] }
    // A continuous corner begins 1.528665 radii from its point.
    let reach = curve == .circular ? radius : radius * 1.53
    return [rect.insetBy(dx: 0, dy: reach), rect.insetBy(dx: reach, dy: 0)]
  }

  /// The outline, screen-clockwise from the top edge.
  var path: Path {
    guard radius > 0 else { return sharp }
    let profile = CornerProfile(rect.size, radius: radius, curve: curve)
    var path = Path()
    for (index, corner) in corners.enumerated() {
      // Corners are entered along the top edge, the right, the bottom and the left one in turn.
      profile.append(to: &path, at: corner, entersAlongWidth: index % 2 == 0)
    }
    path.close()
    return path
  }

  private var sharp: Path {
    var path = Path()
    path.move(to: corners[0].point)
    for corner in corners.dropFirst() { path.addLine(to: corner.point) }
    path.close()
    return path
  }

  /// Top right, bottom right, bottom left, top left; each with the directions away from it.
  private var corners: [CornerProfile.Corner] {
    let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
    let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
    return [
      .init(point: Point(x: rect.maxX, y: rect.minY), back: left, ahead: down),
      .init(point: Point(x: rect.maxX, y: rect.maxY), back: up, ahead: left),
      .init(point: Point(x: rect.minX, y: rect.maxY), back: right, ahead: up),
      .init(point: Point(x: rect.minX, y: rect.minY), back: down, ahead: right),
    ]
  }
}
