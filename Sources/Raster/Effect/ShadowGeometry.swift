import Scene

/// Where a shadow falls, in pixels.
struct ShadowGeometry {
  /// The Gaussian's σ.
  let deviation: Double
  /// From the layer's coordinates to where its silhouette is cast.
  let transform: AffineTransform

  /// - Parameter transform: From the layer's coordinates to pixels. The offset turns and grows with
  ///   the layer; the blur grows by the mean of all directions.
  init(_ shadow: Shadow, transform: AffineTransform) {
    deviation = max(0, shadow.radius) * transform.meanScale
    self.transform = AffineTransform.translation(x: shadow.offset.width, y: shadow.offset.height)
      .concatenating(transform)
  }

  /// How far the shadow reaches round its silhouette.
  var reach: Int { GaussianKernel.reach(deviation: deviation) }

  /// The pixels a silhouette of the given extent can darken.
  func extent(ofSilhouette pixels: PixelRect) -> PixelRect {
    pixels.isEmpty ? .empty : pixels.grown(by: reach)
  }
}

extension PixelRect {
  /// The rectangle with each side moved outward.
  func grown(by distance: Int) -> PixelRect {
    PixelRect(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
