import Scene

extension FrameDamage {
  /// The pixels in which the contents of two layers may differ.
  func contentsChange(_ old: DamageLayer, to new: DamageLayer) -> [PixelRect] {
    switch (old.layer.contents, new.layer.contents) {
    case (.shape(let one), .shape(let two))
    where one.strokeColor == nil && two.strokeColor == nil && one.fillColor == two.fillColor:
      return CoverageRuns.difference(
        lookup.runs(one, old.transform), lookup.runs(two, new.transform))
    case (.text(let one), .text(let two)):
      guard let before = lookup.glyphs(one, old.layer.bounds),
        let after = lookup.glyphs(two, new.layer.bounds)
      else { break }
      let stays = one.color == two.color && old.transform == new.transform
      return ink(of: before, besides: stays ? after : [], in: old)
        + ink(of: after, besides: stays ? before : [], in: new)
    default: break
    }
    return [old, new].map { $0.extent.contentsRect.applying($0.transform).touchedPixels }
  }

  /// Rectangles round the glyphs of a text that another one does not have in the same place.
  private func ink(
    of glyphs: [PositionedOutline], besides others: [PositionedOutline], in place: DamageLayer
  ) -> [PixelRect] {
    var parts: [PixelRect] = []
    for (index, glyph) in glyphs.enumerated()
    where !others.indices.contains(index) || others[index] != glyph {
      let box = glyph.path.controlBounds.offsetBy(dx: glyph.origin.x, dy: glyph.origin.y)
      // A pixel more: a glyph's place in its pixel and its outline are rounded apart.
      let pixels = box.applying(place.transform).touchedPixels.grown(by: 1)
      if let last = parts.last, last.joins(pixels) {
        parts[parts.count - 1] = last.union(pixels)
      } else {
        parts.append(pixels)
      }
    }
    let reach = place.extent.contentsRect.applying(place.transform).touchedPixels
    return parts.map { $0.intersection(reach) }
  }
}

extension PixelRect {
  /// Whether a rectangle round both holds little more than they do.
  fileprivate func joins(_ other: PixelRect) -> Bool {
    union(other).area <= (area + other.area) * 3 / 2
  }
}
