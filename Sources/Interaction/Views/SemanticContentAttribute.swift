/// What a view's content means, and so whether it has another order from right to left.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// Follows the language.
  case unspecified
  /// Buttons of a player, which are the same in every language.
  case playback
  /// Left and right on the screen are meant, as in a joystick.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
