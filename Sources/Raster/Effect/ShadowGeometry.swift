import Scene

/// Where a shadow falls, in pixels.
struct ShadowGeometry {
  /// The Gaussian's σ.
  let deviation: Double
  /// From the layer's coordinates to where its silhouette is cast.
  let transform: AffineTransform
  /// How strong the shadow of a whole plane would be, in levels of 255.
  private let strength: Double

  /// - Parameter transform: From the layer's coordinates to pixels. The offset turns and grows with
  ///   the layer; the blur grows by the mean of all directions.
  init(_ shadow: Shadow, transform: AffineTransform) {
    deviation = max(0, shadow.radius) * transform.meanScale
    strength = Color.unit(shadow.color.alpha) * Color.unit(shadow.opacity) * 255
    self.transform = AffineTransform.translation(x: shadow.offset.width, y: shadow.offset.height)
      .concatenating(transform)
  }

  /// How far a silhouette's pixels have a part in the shadow.
  var reach: Int { GaussianKernel.reach(deviation: deviation) }

  /// The pixels in which a silhouette of the given extent casts a shadow that can be seen.
  ///
  /// What lies further than n σ from an edge gets at most Q(n) of the strength, Q being the Gaussian's
  /// tail; under half a level that is nothing.
  func extent(ofSilhouette pixels: PixelRect) -> PixelRect {
    guard !pixels.isEmpty else { return .empty }
    // The rest up to a half is left to the roundings of the weights and of both passes.
    let tail = Self.tails.first { strength * $0.share <= 0.45 }
    let seen = tail.map { (deviation * $0.deviations).rounded(.up) } ?? .infinity
    return pixels.grown(by: seen < Double(reach) ? Int(seen) : reach)
  }

  /// The pixels whose shadow depends on a part of the silhouette.
  func extent(ofChange pixels: PixelRect) -> PixelRect {
    pixels.isEmpty ? .empty : pixels.grown(by: reach)
  }

  /// Q(n), rounded up: how much of a Gaussian lies more than n deviations to one side. Source: tables
  /// of the normal distribution.
  private static let tails: [(deviations: Double, share: Double)] = [
    (1, 0.15866), (1.25, 0.10565), (1.5, 0.06681), (1.75, 0.04006), (2, 0.02276), (2.25, 0.01223),
    (2.5, 0.00621), (2.75, 0.00298), (3, 0.00135), (3.25, 0.00058),
  ]
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
