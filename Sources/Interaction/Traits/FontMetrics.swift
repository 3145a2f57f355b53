public import Scene

/// How fonts and lengths grow with the user's text size.
///
/// A size is multiplied by what iOS's body text has grown by: 17 points at the size `large`, where
/// everything stays as it is.
public struct FontMetrics: Hashable, Sendable {
  /// Those of body text.
  public static let `default` = FontMetrics()

  /// A length, in points, for the text size of the traits.
  public func scaledValue(
    for value: Double, compatibleWith traits: TraitCollection
  ) -> Double {
    value * traits.preferredContentSizeCategory.bodyPointSize
      / ContentSizeCategory.large.bodyPointSize
  }

  /// A font for the text size of the traits.
  ///
  /// - Parameter maximumPointSize: What it never grows beyond; a font that was larger stays as it is.
  public func scaledFont(
    for font: FontDescription, maximumPointSize: Double = .infinity,
    compatibleWith traits: TraitCollection
  ) -> FontDescription {
    var scaled = font
    let limit = max(maximumPointSize, font.size)
    scaled.size = min(scaledValue(for: font.size, compatibleWith: traits), limit)
    return scaled
  }
}
