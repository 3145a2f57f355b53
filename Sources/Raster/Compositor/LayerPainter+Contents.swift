import Scene

extension LayerPainter {
  /// Paints a layer's picture, text or shape.
  func paintContents(
    of layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    switch layer.contents {
    case .none: break
    case .image(let image, let gravity):
      let painter = ImagePainter(
        transform: place.transform, clip: place.clip, outlines: place.outlines)
      painter.paint(
        image, in: gravity.frame(of: image.size, in: layer.bounds), opacity: place.opacity,
        on: &surface)
    case .shape(let shape): paint(shape, at: place, onto: &surface)
    case .text(let block): try paint(block, of: layer, at: place, onto: &surface)
    }
  }

  private func paint(_ shape: ShapeSnapshot, at place: PaintPlace, onto surface: inout Surface) {
    if let color = shape.fillColor {
      place.shapes.fill(
        shape.path, with: color, opacity: place.opacity, rule: shape.fillRule, on: &surface)
    }
    if let color = shape.strokeColor {
      place.shapes.stroke(
        shape.path, style: shape.stroke, with: color, opacity: place.opacity, on: &surface)
    }
  }

  private func paint(
    _ block: TextBlock, of layer: LayerSnapshot, at place: PaintPlace, onto surface: inout Surface
  ) throws {
    guard let text else { return }
    // Nothing outside the extent that damage reckons with.
    let reach = LayerExtent(layer, in: .identity).contentsRect.applying(place.transform)
    var place = place
    place.clip = place.clip.intersection(reach.touchedPixels)
    guard !place.clip.isEmpty else { return }
    let color = block.color.premultiplied(opacity: place.opacity)
    let painter = ImagePainter(
      transform: place.transform, clip: place.clip, outlines: place.outlines)
    for glyph in try text.outlines(of: block, in: layer.bounds, scale: scale) {
      if let picture = glyph.picture {
        emoji.paint(
          picture, in: glyph.path.controlBounds, from: glyph.origin,
          opacity: block.color.alpha * place.opacity, by: painter, onto: &surface)
      } else if let mask = glyphs.mask(of: glyph, placedBy: place.transform, within: place.clip) {
        surface.fill(mask, with: color)
      }
    }
  }
}
