import Scene

/// How closely pictures must agree.
struct ComparisonSettings: Hashable, Sendable {
  enum Metric: Hashable, Sendable {
    /// Every difference of a channel counts.
    case exact
    /// pixelmatch's distance of two colours, as a share of the greatest; 0 to 1.
    case yiq(threshold: Double)
  }

  var metric = Metric.exact
  /// nil means: `ignore` with a threshold, else `count`.
  var antialiasing: AntialiasingRule?
  /// How many pixels of a picture may differ.
  var maxDiffPixels: Int?
  /// Which share of a picture's pixels may differ, 0 to 1.
  var maxDiffPixelRatio: Double?

  /// Whether a pixel on a smoothed edge counts like any other.
  var countsAntialiasing: Bool {
    antialiasing.map { $0 == .count } ?? (metric == .exact)
  }

  /// How many pixels of a picture of so many may differ: the strictest of what is set, else none.
  func allowedPixels(of total: Int) -> Int {
    let byRatio = maxDiffPixelRatio.map { Int((Double(total) * $0).rounded(.down)) }
    return [maxDiffPixels, byRatio].compactMap(\.self).min() ?? 0
  }
}

/// What becomes of differences that come from the smoothing of edges.
enum AntialiasingRule: String, Hashable, Sendable, CaseIterable {
  case ignore, count
}

/// What of a picture is compared.
struct ComparisonScope: Hashable, Sendable {
  /// What is left out.
  enum Mask: Hashable, Sendable {
    /// Wherever the element is shown, in either recording.
    case element(String)
    /// In points.
    case rectangle(Rect)
  }

  var masks: [Mask] = []
  /// In points; nil means the whole picture.
  var clip: Rect?
}
