public import Scene

/// What the user of the screen has set, as far as a view goes by it.
extension View {
  /// The screen's traits; those of a new iPhone in English for a view that no screen shows.
  public final var traitCollection: TraitCollection { host?.traitCollection ?? TraitCollection() }

  /// The direction in which the view's content is ordered, and its natural text aligned.
  ///
  /// Frames are not mirrored: as in UIKit, what stands at a fixed x stays there.
  public final var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
