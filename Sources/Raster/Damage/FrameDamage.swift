import Scene

/// Finds the pixels that can differ between two snapshots.
struct FrameDamage {
  /// The rectangle round all that changed; empty where the lists look the same.
  ///
  /// Layers that stand unchanged at the front or the back of a list are left out, whatever was added
  /// or removed between them.
  ///
  /// - Parameter space: From the coordinates of the layers' parent to pixels.
  static func pixels(
    from old: [LayerSnapshot], to new: [LayerSnapshot], in space: AffineTransform
  ) -> PixelRect {
    let shorter = min(old.count, new.count)
    let back = zip(old, new).prefix { $0 == $1 }.count
    let front = zip(old.reversed(), new.reversed()).prefix(shorter - back).prefix { $0 == $1 }.count
    let before = old[back..<old.count - front]
    let after = new[back..<new.count - front]
    guard before.count == after.count else {
      return LayerExtent.pixels(of: Array(before), in: space)
        .union(LayerExtent.pixels(of: Array(after), in: space))
    }
    return zip(before, after).reduce(.empty) { $0.union(pixels(from: $1.0, to: $1.1, in: space)) }
  }

  /// The same for two states of one layer.
  private static func pixels(
    from old: LayerSnapshot, to new: LayerSnapshot, in space: AffineTransform
  ) -> PixelRect {
    if old == new { return .empty }
    let extent = LayerExtent(old, in: space).pixels.union(LayerExtent(new, in: space).pixels)
    guard old.withoutSublayers == new.withoutSublayers, old.isSinglePart == new.isSinglePart else {
      return extent
    }
    let transform = new.transform.concatenating(space)
    let inside = pixels(from: old.sublayers, to: new.sublayers, in: transform)
    return inside.union(shadow(of: new, cast: inside, transform: transform)).intersection(extent)
  }

  /// Where the shadow of a layer changes when some of its sublayers' pixels do.
  private static func shadow(
    of layer: LayerSnapshot, cast pixels: PixelRect, transform: AffineTransform
  ) -> PixelRect {
    guard let shadow = layer.shadow, shadow.path == nil, !pixels.isEmpty else { return .empty }
    let geometry = ShadowGeometry(shadow, transform: transform)
    let moved = Rect(
      x: Double(pixels.left) + geometry.transform.tx - transform.tx,
      y: Double(pixels.top) + geometry.transform.ty - transform.ty,
      width: Double(pixels.width), height: Double(pixels.height))
    // A pixel more: a silhouette moved by a fraction of one is sampled anew.
    return geometry.extent(ofSilhouette: moved.touchedPixels.grown(by: 1))
  }
}

extension LayerSnapshot {
  fileprivate var withoutSublayers: LayerSnapshot {
    var bare = self
    bare.sublayers = []
    return bare
  }
}
