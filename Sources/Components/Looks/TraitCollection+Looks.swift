import Interaction
import Scene

/// How the built-in components follow what the user has set.
extension TraitCollection {
  /// The colour in the user's appearance.
  func color(_ dynamic: DynamicColor) -> Color { dynamic.resolvedColor(with: self) }

  /// A font in the user's text size, no larger than its place allows.
  func font(_ font: FontDescription, atMost maximumPointSize: Double = .infinity) -> FontDescription
  {
    FontMetrics.default.scaledFont(
      for: font, maximumPointSize: maximumPointSize, compatibleWith: self)
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
  /// A title in the user's text size, as large as the button has room for.
  func scaleTitle(for traits: TraitCollection) {
    titleLabel.font = traits.font(titleLabel.font)
    titleLabel.shrinksToFit()
  }
}
