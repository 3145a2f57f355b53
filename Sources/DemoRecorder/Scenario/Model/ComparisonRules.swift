import Scene

/// What a scenario or a command line says of how its recordings are compared; what it does not say is
/// nil.
struct ComparisonRules: Hashable, Sendable {
  var threshold: Double?
  var antialiasing: AntialiasingRule?
  var maxDiffPixels: Int?
  var maxDiffPixelRatio: Double?
  var masks: [ComparisonScope.Mask] = []
  /// In points.
  var clip: Rect?

  /// These rules, where they say nothing the other ones; the masks of both.
  func over(_ other: ComparisonRules) -> ComparisonRules {
    ComparisonRules(
      threshold: threshold ?? other.threshold, antialiasing: antialiasing ?? other.antialiasing,
      maxDiffPixels: maxDiffPixels ?? other.maxDiffPixels,
      maxDiffPixelRatio: maxDiffPixelRatio ?? other.maxDiffPixelRatio,
      masks: other.masks + masks, clip: clip ?? other.clip)
  }

  var settings: ComparisonSettings {
    ComparisonSettings(
      metric: threshold.map { .yiq(threshold: $0) } ?? .exact, antialiasing: antialiasing,
      maxDiffPixels: maxDiffPixels, maxDiffPixelRatio: maxDiffPixelRatio)
  }

  var scope: ComparisonScope { ComparisonScope(masks: masks, clip: clip) }
}
