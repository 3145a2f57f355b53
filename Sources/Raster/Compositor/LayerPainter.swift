import Scene

/// Paints layers with all they hold.
///
/// Every pixel is computed from the layers alone: `clip` decides which pixels are painted, not what
/// they become. Pictures of layers that are composited as one are as large as what they show inside
/// the clip.
final class LayerPainter {
  let scale: Double
  let text: (any TextOutlining)?
  private var shadows = ShadowCache()
  var glyphs = GlyphMaskCache()

  init(scale: Double, text: (any TextOutlining)?) {
    self.scale = scale
    self.text = text
  }

  /// Paints siblings from back to front, leaving out what an opaque one hides.
  ///
  /// - Parameter space: From the coordinates of the layers' parent to pixels.
  func paint(
    _ layers: [LayerSnapshot], in space: AffineTransform, clip: PixelRect,
    onto surface: inout Surface
  ) throws {
    let first = layers.lastIndex { OpaqueCover(of: $0, in: space).hides(clip) } ?? 0
    for layer in layers.dropFirst(first) {
      try paint(layer, in: space, clip: clip, onto: &surface)
    }
  }

  private func paint(
    _ layer: LayerSnapshot, in space: AffineTransform, clip: PixelRect, onto surface: inout Surface
  ) throws {
    let extent = LayerExtent(layer, in: space).pixels.intersection(clip)
    guard !extent.isEmpty else { return }
    let transform = layer.transform.concatenating(space)
    if layer.mask.isEmpty, layer.opacity >= 1 || layer.isSinglePart {
      let place = PaintPlace(
        transform: transform, clip: extent, opacity: Color.unit(layer.opacity))
      return try paintParts(of: layer, at: place, onto: &surface)
    }
    var group = Surface(bounds: extent)
    let place = PaintPlace(transform: transform, clip: extent, opacity: 1)
    try paintParts(of: layer, at: place, onto: &group)
    if !layer.mask.isEmpty {
      var mask = Surface(bounds: extent)
      try paint(layer.mask, in: transform, clip: extent, onto: &mask)
      group.multiply(by: mask.alpha)
    }
    surface.composite(group, opacity: UInt8((Color.unit(layer.opacity) * 255).rounded()))
  }

  /// Shadow, background, contents and sublayers, border.
  private func paintParts(
    of layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    try paintShadow(of: layer, at: place, onto: &surface)
    try paintBody(of: layer, at: place, onto: &surface)
    guard layer.borderWidth > 0 else { return }
    place.shapes.border(
      RoundedRectangle(layer), width: layer.borderWidth, with: layer.borderColor,
      opacity: place.opacity, on: &surface)
  }

  /// What casts a shadow: background, contents and sublayers.
  private func paintBody(
    of layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    if let color = layer.backgroundColor {
      place.shapes.fill(
        RoundedRectangle(layer), with: color, opacity: place.opacity, on: &surface)
    }
    guard layer.holdsAnything else { return }
    guard layer.masksToBounds else { return try paintHeld(by: layer, at: place, onto: &surface) }
    try paintMasked(layer, at: place, onto: &surface)
  }

  /// Contents and sublayers, cut off at the bounds.
  private func paintMasked(
    _ layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    let shape = RoundedRectangle(layer)
    var inner = place
    if let pixels = place.shapes.wholePixels(of: shape) {
      inner.clip = place.clip.intersection(pixels)
      return try paintHeld(by: layer, at: inner, onto: &surface)
    }
    let held = LayerExtent(layer, placedBy: place.transform).heldPixels
    inner.clip = place.clip.intersection(held)
    guard !inner.clip.isEmpty else { return }
    var group = Surface(bounds: inner.clip)
    try paintHeld(by: layer, at: inner, onto: &group)
    group.multiply(by: inner.coverage(of: shape))
    surface.composite(group)
  }

  private func paintHeld(
    by layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    guard !place.clip.isEmpty else { return }
    try paintContents(of: layer, at: place, onto: &surface)
    try paint(layer.sublayers, in: place.transform, clip: place.clip, onto: &surface)
  }

  private func paintShadow(
    of layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    guard let shadow = layer.shadow else { return }
    let extent = LayerExtent(layer, placedBy: place.transform).shadowPixels
    let clip = extent.intersection(place.clip)
    guard !clip.isEmpty else { return }
    let painter = ShadowPainter(shadow: shadow, transform: place.transform)
    var cover: CoverageMask?
    if layer.masksToBounds {
      let bounds = PaintPlace(transform: place.transform, clip: clip, opacity: 1)
      cover = bounds.wholeCoverage(of: RoundedRectangle(layer))
    }
    // The cache is taken out while the silhouette is painted: it may cast shadows of its own.
    var cache = shadows
    shadows = ShadowCache()
    defer { shadows = cache }
    try painter.paint(under: layer, clip: clip, cover: cover, cache: &cache, on: &surface) {
      try silhouette(of: layer, transform: $0, in: $1)
    }
  }

  /// The composited alpha that casts a layer's shadow.
  private func silhouette(
    of layer: LayerSnapshot, transform: AffineTransform, in area: PixelRect
  ) throws -> CoverageMask {
    if let path = layer.shadow?.path {
      let mask = PathFiller.coverage(
        of: path, transform: transform, rule: .nonZero, within: area)
      return mask ?? CoverageMask(bounds: .empty)
    }
    let extent = LayerExtent(layer, placedBy: transform).bodyPixels.intersection(area)
    var surface = Surface(bounds: extent)
    let place = PaintPlace(transform: transform, clip: extent, opacity: 1)
    if !extent.isEmpty { try paintBody(of: layer, at: place, onto: &surface) }
    return surface.alpha
  }
}
