import Scene

/// Paints layers with all they hold.
///
/// Every pixel is computed from the layers alone: `clip` decides which pixels are painted, not what
/// they become.
final class LayerPainter {
  let scale: Double
  let text: (any TextOutlining)?
  private var shadows = ShadowCache()
  var glyphs = GlyphMaskCache()
  var emoji = GlyphPictureCache()
  private let outlines = OutlineCache()

  init(scale: Double, text: (any TextOutlining)?) {
    self.scale = scale
    self.text = text
  }

  /// The pixels of the screen that may differ between two lists of layers.
  func damage(
    from old: [LayerSnapshot], to new: [LayerSnapshot], in space: AffineTransform, screen: PixelRect
  ) -> PixelRegion {
    var damage = FrameDamage(
      lookup: FrameDamage.Lookup(
        runs: { self.outlines.runs(of: $0, placedBy: $1, within: screen) },
        glyphs: { block, bounds in
          guard let text = self.text else { return [] }
          // What is missing is reported where it is painted.
          return try? text.outlines(of: block, in: bounds, scale: self.scale)
        }))
    damage.compare(old, in: space, to: new, in: space)
    return damage.region.intersection(screen)
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
    let reach = LayerExtent(layer, in: space).pixels.intersection(clip)
    let extent = surface.paintedBounds(in: reach)
    guard !extent.isEmpty else { return }
    var place = PaintPlace(
      transform: layer.transform.concatenating(space), clip: extent, opacity: 1, outlines: outlines)
    if layer.mask.isEmpty, layer.opacity >= 1 || layer.isSinglePart {
      place.opacity = Color.unit(layer.opacity)
      try paintParts(of: layer, at: place, onto: &surface)
    } else {
      try paintGroup(of: layer, at: place, onto: &surface)
    }
  }

  /// Shadow, background, contents and sublayers, border.
  func paintParts(
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
    if layer.masksToBounds {
      try paintMasked(layer, at: place, onto: &surface)
    } else {
      try paintHeld(by: layer, at: place, onto: &surface)
    }
  }

  func paintHeld(
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
    var visible = PixelRegion(clip)
    for part in OpaqueCover(of: layer, placedBy: place.transform).parts { visible.subtract(part) }
    guard !visible.isEmpty else { return }
    var cover: CoverageMask?
    if layer.masksToBounds {
      let bounds = PaintPlace(
        transform: place.transform, clip: clip, opacity: 1, outlines: outlines)
      cover = bounds.wholeCoverage(of: RoundedRectangle(layer))
    }
    // The cache is taken out while the silhouette is painted: it may cast shadows of its own.
    var cache = shadows
    shadows = ShadowCache()
    defer { shadows = cache }
    let painter = ShadowPainter(shadow: shadow, transform: place.transform, extent: extent)
    try painter.paint(under: layer, visible: visible, cover: cover, cache: &cache, on: &surface) {
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
    guard !extent.isEmpty else { return CoverageMask(bounds: .empty) }
    // What is opaque stays so whatever lies on it.
    var body = layer
    body.opacity = 1
    body.mask = []
    let opaque = OpaqueCover(of: body, placedBy: transform).parts
    var surface = Surface(bounds: extent)
    surface.region = opaque.reduce(into: PixelRegion(extent)) { $0.subtract($1) }
    let place = PaintPlace(transform: transform, clip: extent, opacity: 1, outlines: outlines)
    try paintBody(of: layer, at: place, onto: &surface)
    var mask = surface.alpha
    for part in opaque { mask.cover(part) }
    return mask
  }
}
