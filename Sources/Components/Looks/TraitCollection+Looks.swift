import Interaction
import Scene

/// How the built-in components follow what the user has set.
extension TraitCollection {
  /// The colour in the user's appearance.
  func color(_ dynamic: DynamicColor) -> Color { dynamic.resolvedColor(with: self) }

  /// A font in the user's text size.
  ///
  /// - Parameter height: The height, in points, that one line of it may grow to.
  func font(_ font: FontDescription, fittingHeight height: Double = .infinity) -> FontDescription {
    let largest = font.size * height / font.lineHeight
    return FontMetrics.default.scaledFont(
      for: font, maximumPointSize: largest.rounded(.down), compatibleWith: self)
  }
}

extension DynamicColor {
  /// Of what floats over home: white, and in the dark, where no shadow shows, two levels above black.
  static let card = tertiarySystemBackground
}

extension Label {
  /// Lets a text that is too wide, in another language or in a large size, become smaller before it is
  /// cut off. To a quarter at most: then the largest text size still fits where the usual one does.
  func shrinksToFit() {
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.25
  }
}

extension Button {
  /// A title in the user's text size, no higher than the button, nor wider.
  func scaleTitle(for traits: TraitCollection) {
    titleLabel.font = traits.font(titleLabel.font, fittingHeight: bounds.height)
    titleLabel.shrinksToFit()
  }
}
