import Scene

/// Lays the blurred silhouette of a layer down in its shadow's colour.
struct ShadowPainter {
  let shadow: Shadow
  /// From the layer's coordinates to pixels.
  let transform: AffineTransform

  /// Paints the shadow inside `clip`.
  ///
  /// - Parameters:
  ///   - layer: The layer that casts it.
  ///   - cover: What the shadow is clipped to, if anything; it covers the whole clip at least.
  ///   - silhouette: The layer's composited alpha in a rectangle, under the given map to pixels.
  func paint(
    under layer: LayerSnapshot, clip: PixelRect, cover: CoverageMask?, cache: inout ShadowCache,
    on surface: inout Surface,
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
    let area = clip.offsetBy(x: -Int(shiftX), y: -Int(shiftY))
    let key = ShadowCache.Key(
      silhouette: layer.silhouette, transform: place, deviation: geometry.deviation)
    let mask = try cache.mask(for: key, in: area) { area in
      let source = try silhouette(place, area.grown(by: geometry.reach))
      let kernel = GaussianKernel(deviation: geometry.deviation)
      return GaussianBlur(kernel: kernel).blurred(source, in: area)
    }
    lay(mask, shiftX: Int(shiftX), shiftY: Int(shiftY), clip: clip, cover: cover, on: &surface)
  }

  /// Colour × blurred alpha × opacity, rounded once.
  private func lay(
    _ mask: BlurredMask, shiftX: Int, shiftY: Int, clip: PixelRect, cover: CoverageMask?,
    on surface: inout Surface
  ) {
    let tint = ShadowTint(shadow)
    surface.forEachRow(of: clip) { pixels, start, area, y in
      let first = mask.index(x: area.left - shiftX, y: y - shiftY)
      for column in 0..<area.width {
        let value = mask.values[first + column]
        if value == 0 { continue }
        var source = tint.pixel(at: value)
        if let cover {
          let covered = cover.values[cover.index(x: area.left + column, y: y)]
          source = multiplied(source, by: UInt32(covered))
        }
        pixels[start + column] = composite(source, over: pixels[start + column])
      }
    }
  }
}

/// A shadow's colour as a factor for each part of a pixel.
private struct ShadowTint {
  private let red: UInt64
  private let green: UInt64
  private let blue: UInt64
  private let alpha: UInt64

  init(_ shadow: Shadow) {
    let strength = Color.unit(shadow.color.alpha) * Color.unit(shadow.opacity)
    /// In 2⁻³² of a level for each step of a blurred value.
    func factor(_ part: Double) -> UInt64 {
      UInt64((part * strength * 255 / Double(BlurredMask.full) * 4_294_967_296).rounded())
    }
    red = factor(Color.unit(shadow.color.red))
    green = factor(Color.unit(shadow.color.green))
    blue = factor(Color.unit(shadow.color.blue))
    alpha = factor(1)
  }

  func pixel(at value: UInt16) -> UInt32 {
    func part(_ factor: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (UInt64(value) &* factor &+ 1 << 31) >> 32)
    }
    return part(red) | part(green) << 8 | part(blue) << 16 | part(alpha) << 24
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
