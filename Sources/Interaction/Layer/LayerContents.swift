public import Scene

/// What a layer shows over its background.
public enum LayerContents: Hashable, Sendable {
  case none
  /// Placed by the layer's `contentsGravity`.
  case image(Image)
  /// Laid out in the layer's bounds.
  case text(TextBlock)
}

/// One of the two sets of values that a layer has.
public enum LayerValues: Hashable, Sendable {
  /// What was set.
  case model
  /// What is drawn now: the model with all running animations.
  case presentation
}
