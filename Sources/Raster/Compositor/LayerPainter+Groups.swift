import Scene

/// Layers that are composited as one picture.
///
/// A group is painted piece by piece, each into a picture no larger than a processor keeps near, and
/// only where there is more to it than one colour.
extension LayerPainter {
  /// In pixels: 256 KB of them.
  private static let pieceSize = 65_536

  /// Paints a layer that fades or is masked.
  func paintGroup(
    of layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    let opacity = UInt8((Color.unit(layer.opacity) * 255).rounded())
    var place = place
    var runs: CoverageRuns?
    if let shape = layer.shapeMask {
      let transform = layer.mask[0].transform.concatenating(place.transform)
      runs = place.outlines.runs(of: shape, placedBy: transform, within: place.clip)
      place.clip = place.clip.intersection(runs?.bounds ?? .empty)
    }
    let pieces = GroupPieces(of: layer, at: place)
    for area in pieces.plain {
      surface.composite(color: pieces.color, in: area, within: runs, opacity: opacity)
    }
    for band in pieces.painted.flatMap({ $0.bands(ofPixels: Self.pieceSize) }) {
      let area = surface.paintedBounds(in: band)
      guard !area.isEmpty else { continue }
      place.clip = area
      var group = Surface(bounds: area)
      try paintParts(of: layer, at: place, onto: &group)
      if let runs {
        surface.composite(&group, within: runs, opacity: opacity)
      } else {
        try mask(&group, by: layer.mask, at: place)
        surface.composite(group, opacity: opacity)
      }
    }
  }

  private func mask(
    _ group: inout Surface, by layers: [LayerSnapshot], at place: PaintPlace
  ) throws {
    guard !layers.isEmpty else { return }
    var mask = Surface(bounds: place.clip)
    try paint(layers, in: place.transform, clip: place.clip, onto: &mask)
    group.multiply(by: mask.alpha)
  }

  /// Paints contents and sublayers, cut off at the bounds.
  func paintMasked(
    _ layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    let shape = RoundedRectangle(layer)
    var inner = place
    if let pixels = place.shapes.wholePixels(of: shape) {
      inner.clip = place.clip.intersection(pixels)
      return try paintHeld(by: layer, at: inner, onto: &surface)
    }
    let extent = LayerExtent(layer, placedBy: place.transform)
    inner.clip = place.clip.intersection(extent.heldPixels)
    guard !inner.clip.isEmpty, let runs = inner.coverage(of: shape) else { return }
    inner.clip = inner.clip.intersection(runs.bounds)
    for part in extent.heldRegion(within: inner.clip).parts {
      for band in part.bands(ofPixels: Self.pieceSize) {
        let area = surface.paintedBounds(in: band)
        guard !area.isEmpty else { continue }
        inner.clip = area
        var group = Surface(bounds: area)
        try paintHeld(by: layer, at: inner, onto: &group)
        surface.composite(&group, within: runs, opacity: 255)
      }
    }
  }
}

/// The parts of a group's picture: those where it shows its background alone, and the others.
private struct GroupPieces {
  /// The colour of the plain pieces.
  private(set) var color: UInt32 = 0
  private(set) var plain: [PixelRect] = []
  private(set) var painted: [PixelRect] = []

  init(of layer: LayerSnapshot, at place: PaintPlace) {
    guard !place.clip.isEmpty else { return }
    guard let background = layer.backgroundColor, layer.shadow == nil, layer.borderWidth <= 0,
      layer.mask.isEmpty || layer.shapeMask != nil,
      let pixels = place.shapes.wholePixels(of: RoundedRectangle(layer)),
      pixels.intersection(place.clip) == place.clip
    else {
      painted = [place.clip]
      return
    }
    let held = LayerExtent(layer, placedBy: place.transform).heldRegion(within: place.clip)
    color = background.premultiplied().packed
    painted = held.parts
    var rest = PixelRegion(place.clip)
    for part in painted { rest.subtract(part) }
    plain = rest.parts
  }
}

extension LayerSnapshot {
  /// The shape that the layer is cut to, where its mask is just a filled one.
  fileprivate var shapeMask: ShapeSnapshot? {
    guard mask.count == 1, mask[0].showsOnlyContents, mask[0].opacity >= 1,
      case .shape(let shape) = mask[0].contents, let color = shape.fillColor, color.alpha >= 1,
      shape.strokeColor == nil
    else { return nil }
    return shape
  }

  /// Whether there is nothing to the layer but its contents.
  private var showsOnlyContents: Bool {
    backgroundColor == nil && borderWidth <= 0 && !masksToBounds && shadow == nil && mask.isEmpty
      && sublayers.isEmpty
  }
}
