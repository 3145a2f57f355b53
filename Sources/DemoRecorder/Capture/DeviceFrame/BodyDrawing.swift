import Scene

/// A device's body in flat colours, in the picture's coordinates, turned where the device is.
struct BodyDrawing {
  /// From back to front, over the screen: the page where the screen's corners stand out of the body,
  /// buttons, cut-outs, the metal's rim, and the glass round the display.
  private(set) var layers: [LayerSnapshot] = []

  private let bounds: Rect
  private let transform: AffineTransform

  /// The glass, and cut-outs in the display, which cannot be told from it.
  static let glass = Color(hex: 0x060607)
  private static let metal = Color(hex: 0x55565B)
  private static let metalEdge = Color(hex: 0x8F9096)
  private static let button = Color(hex: 0x6E6F75)
  /// What is seen in the glass.
  private static let detail = Color(hex: 0x26272B)
  private static let lens = Color(hex: 0x10131F)
  private static let edgeWidth = 1.0

  /// - Parameters:
  ///   - display: Where the display is in the picture, as it stands there.
  ///   - page: The colour that the body lies on.
  init(_ device: Device, display: Rect, on page: Color) {
    let upright =
      device.isLandscape ? Size(width: display.height, height: display.width) : display.size
    let outline = BodyOutline(device.look, display: upright)
    transform = Self.transform(upright, to: display, isLandscape: device.isLandscape)
    bounds = outline.body.applying(transform)
    let rim = BodyOutline.rimWidth
    let cutOut = CutOutOutline(cutOut: device.look.cutOut, width: upright.width).path
    layers = [
      // Both this and the metal go on below what lies over them, so that no seam shows between.
      shape(Path(rect: outline.body), less: outline.body(insetBy: rim / 2), page),
      shape(outline.buttons, Self.button),
      cutOut.map { shape($0, Self.glass) },
      shape(outline.body(insetBy: 0), less: outline.body(insetBy: 2 * rim), Self.metal),
      shape(outline.body(insetBy: 0), less: outline.body(insetBy: Self.edgeWidth), Self.metalEdge),
      shape(outline.body(insetBy: rim), less: outline.display(outsetBy: 0), Self.glass),
      shape(outline.speaker, Self.detail), shape(outline.lens, Self.lens),
      ring(outline.homeButton),
    ].compactMap(\.self).filter { $0.contents != .none }
  }

  /// From a device held upright to the picture; on its side the device's top is on the left.
  private static func transform(
    _ upright: Size, to display: Rect, isLandscape: Bool
  ) -> AffineTransform {
    let turned =
      isLandscape
      ? AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: upright.width) : .identity
    return turned.concatenating(.translation(x: display.minX, y: display.minY))
  }

  private func shape(_ path: Path, less hole: Path = Path(), _ color: Color) -> LayerSnapshot {
    var outline = path.closed
    outline.append(hole.closed)
    return layer(
      ShapeSnapshot(path: outline.applying(transform).onGrid, fillColor: color, fillRule: .evenOdd))
  }

  private func ring(_ path: Path) -> LayerSnapshot {
    layer(
      ShapeSnapshot(
        path: path.applying(transform).onGrid, fillColor: nil, strokeColor: Self.metal,
        stroke: StrokeStyle(width: 2)))
  }

  private func layer(_ shape: ShapeSnapshot) -> LayerSnapshot {
    LayerSnapshot(bounds: bounds.onGrid, contents: shape.path.isEmpty ? .none : .shape(shape))
  }
}

extension Path {
  /// The path with its last subpath closed.
  fileprivate var closed: Path {
    guard let last = elements.last, last != .close else { return self }
    return Path(elements: elements + [.close])
  }
}
