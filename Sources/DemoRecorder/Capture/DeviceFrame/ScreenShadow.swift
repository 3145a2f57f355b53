import Scene

/// A soft shadow below a bare display, and a line round it that parts it from a page of its own colour.
struct ScreenShadow {
  private let screen: Rect
  private let radius: Double

  /// A Gaussian's standard deviation and how far down it falls, in points.
  private static let blur = 13.0
  private static let drop = 10.0
  private static let opacity = 0.3
  /// Black on bright pages, white on others.
  private static let lineOpacity = 0.16

  init(of screen: Rect, radius: Double) {
    self.screen = screen
    self.radius = radius
  }

  /// The shadow alone: the display covers it, and nothing of it is seen through the display's corners.
  var shadow: LayerSnapshot {
    LayerSnapshot(
      bounds: screen,
      shadow: Shadow(
        color: .black, opacity: Self.opacity, radius: Self.blur,
        offset: Size(width: 0, height: Self.drop), path: outline(outsetBy: 0)))
  }

  /// One pixel, just outside.
  func edge(on page: Color, scale: Double) -> LayerSnapshot {
    var ring = outline(outsetBy: 1 / scale)
    ring.append(outline(outsetBy: 0))
    let isBright = PointColor(page).luma > 0.5
    return LayerSnapshot(
      bounds: screen,
      contents: .shape(
        ShapeSnapshot(
          path: ring, fillColor: Color(white: isBright ? 0 : 1, alpha: Self.lineOpacity),
          fillRule: .evenOdd)))
  }

  private func outline(outsetBy distance: Double) -> Path {
    var path = Path(
      continuousRoundedRect: screen.insetBy(dx: -distance, dy: -distance),
      cornerRadius: radius == 0 ? 0 : radius + distance
    ).onGrid
    path.close()
    return path
  }
}
