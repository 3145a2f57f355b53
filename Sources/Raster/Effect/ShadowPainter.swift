import Scene

/// Lays the blurred silhouette of a layer down in its shadow's colour.
struct ShadowPainter {
  let shadow: Shadow
  /// From the layer's coordinates to pixels.
  let transform: AffineTransform
  /// All pixels that the shadow can darken.
  let extent: PixelRect

  /// Shadows of up to so many pixels are blurred as a whole, so that no part comes twice.
  private static let wholeArea = 262_144

  /// Paints the shadow where it is visible.
  ///
  /// - Parameters:
  ///   - layer: The layer that casts it.
  ///   - visible: Parts of the extent.
  ///   - cover: What the shadow is clipped to, if anything; it holds all that is visible.
  ///   - silhouette: The layer's composited alpha in a rectangle, under the given map to pixels.
  func paint(
    under layer: LayerSnapshot, visible: PixelRegion, cover: CoverageMask?,
    cache: inout ShadowCache, on surface: inout Surface,
    silhouette: (AffineTransform, PixelRect) throws -> CoverageMask
  ) rethrows {
    let geometry = ShadowGeometry(shadow, transform: transform)
    let (shiftX, shiftY) = (
      geometry.transform.tx.rounded(.down), geometry.transform.ty.rounded(.down)
    )
    guard abs(shiftX) < CurveFlattener.limit, abs(shiftY) < CurveFlattener.limit else { return }
    var place = geometry.transform
    place.tx -= shiftX
    place.ty -= shiftY
    let wanted = extent.area <= Self.wholeArea ? extent : visible.bounds
    let tint = ShadowTint(shadow)
    let key = ShadowCache.Key(
      silhouette: layer.silhouette, transform: place, deviation: geometry.deviation, tint: tint)
    let picture = try cache.picture(
      for: key, in: wanted.offsetBy(x: -Int(shiftX), y: -Int(shiftY))
    ) { area in
      let source = try silhouette(place, area.grown(by: geometry.reach))
      let kernel = GaussianKernel(deviation: geometry.deviation)
      return tint.picture(of: GaussianBlur(kernel: kernel).blurred(source, in: area))
    }
    let placed = picture.movedBy(x: Int(shiftX), y: Int(shiftY))
    for part in visible.parts { lay(placed, in: part, cover: cover, on: &surface) }
  }

  private func lay(
    _ picture: Surface, in part: PixelRect, cover: CoverageMask?, on surface: inout Surface
  ) {
    guard let cover else { return surface.composite(picture, in: part) }
    var covered = Surface(bounds: part)
    covered.composite(picture, in: part)
    covered.multiply(by: cover)
    surface.composite(covered)
  }
}

extension LayerSnapshot {
  /// The layer with nothing left that its own silhouette does not depend on.
  fileprivate var silhouette: LayerSnapshot {
    var bare = self
    bare.transform = .identity
    bare.opacity = 1
    bare.borderWidth = 0
    bare.borderColor = .black
    bare.mask = []
    bare.shadow = nil
    guard let path = shadow?.path else { return bare }
    return LayerSnapshot(
      bounds: .zero, contents: .shape(ShapeSnapshot(path: path)))
  }
}
