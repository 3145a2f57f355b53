import Scene

/// Draws the bar at the bottom of screens without a home button.
///
/// Source: `uikit-semantics` G1: 134 × 5 points upright, 209 × 5 on its side, 8 above the bottom, black
/// on light and white on dark. Tablets' are taken as three tenths of the width.
struct HomeIndicator {
  private static let height = 5.0
  private static let distance = 8.0
  private let frame: Rect
  private let path: Path

  /// nil where the device keeps no room for it.
  init?(on device: Device, scale: Double) {
    guard device.safeArea.bottom >= Self.distance + Self.height else { return nil }
    let grid = PixelGrid(scale: scale)
    let width =
      device.look.statusBar == .tablet
      ? (device.size.width * 0.3).rounded() : device.isLandscape ? 209.0 : 134
    let height = grid.length(Self.height)
    frame = Rect(
      x: grid.position((device.size.width - width) / 2),
      y: grid.position(device.size.height - Self.distance - Self.height),
      width: grid.length(width), height: height)
    let bar = Rect(origin: .zero, size: frame.size)
    path = Path(circularRoundedRect: bar, radius: height / 2).onGrid
  }

  func layer(over backdrop: Backdrop) -> LayerSnapshot {
    LayerSnapshot(
      bounds: Rect(origin: .zero, size: frame.size.onGrid),
      transform: .translation(x: frame.minX.onGrid, y: frame.minY.onGrid),
      contents: .shape(
        ShapeSnapshot(path: path, fillColor: Ink(over: frame, of: backdrop).color)))
  }
}
