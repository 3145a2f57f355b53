import Codecs

/// The comparison of two pictures, to be timed.
package struct TimedComparison: Sendable {
  private let expected: StraightBitmap
  private let actual: StraightBitmap

  /// - Parameters:
  ///   - expected: Straight RGBA, red in the lowest byte, row by row; `actual` likewise.
  package init(width: Int, height: Int, expected: [UInt32], actual: [UInt32]) {
    self.expected = StraightBitmap(width: width, height: height, pixels: expected)
    self.actual = StraightBitmap(width: width, height: height, pixels: actual)
  }

  /// How many pixels differ: by the exact metric, or by more than a threshold and not on smoothed
  /// edges.
  package func differingPixels(threshold: Double? = nil) -> Int {
    let metric = threshold.map { ComparisonSettings.Metric.yiq(threshold: $0) } ?? .exact
    return PictureComparison(settings: ComparisonSettings(metric: metric))
      .difference(expected: expected, actual: actual, in: expected.bounds, except: []).pixels
  }
}
