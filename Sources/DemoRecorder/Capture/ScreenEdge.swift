import Scene

/// Lets what fills the screen fill the picture's last pixels as well.
///
/// Where the screen is no whole number of pixels wide or high, the last column or row is only covered in
/// part, and would show the black behind the screen. Plain fills that reach the screen's right or bottom
/// edge are drawn out to the end of that pixel; nothing else moves.
struct ScreenEdge {
  private let screen: Size
  /// Where the picture ends, in points.
  private let picture: Size

  /// - Parameter scale: Pixels per point.
  init(screen: Size, scale: Double) {
    self.screen = screen
    picture = Size(
      width: (screen.width * scale).rounded(.up) / scale,
      height: (screen.height * scale).rounded(.up) / scale)
  }

  func capture(_ snapshot: FrameSnapshot) -> FrameSnapshot {
    guard picture != screen else { return snapshot }
    return FrameSnapshot(
      size: snapshot.size, layers: snapshot.layers.map { drawnOut($0, from: .zero) })
  }

  /// - Parameter origin: Where the parent's coordinates begin, on the screen.
  private func drawnOut(_ layer: LayerSnapshot, from origin: Point) -> LayerSnapshot {
    guard layer.transform.isTranslation else { return layer }
    var layer = layer
    let shift = Point(
      x: origin.x + layer.transform.tx, y: origin.y + layer.transform.ty)
    layer.sublayers = layer.sublayers.map { drawnOut($0, from: shift) }
    guard layer.isPlainFill else { return layer }
    if reaches(shift.x + layer.bounds.maxX, screen.width) {
      layer.bounds.size.width += picture.width - screen.width
    }
    if reaches(shift.y + layer.bounds.maxY, screen.height) {
      layer.bounds.size.height += picture.height - screen.height
    }
    return layer
  }

  private func reaches(_ edge: Double, _ end: Double) -> Bool {
    abs(edge - end) < 1.0 / 65_536
  }
}

extension LayerSnapshot {
  /// Whether the layer itself draws nothing but a rectangle in one colour, so that a larger one looks
  /// the same.
  fileprivate var isPlainFill: Bool {
    cornerRadius == 0 && borderWidth == 0 && shadow == nil && contents == .none
  }
}
