public import Scene

/// What a user has set on a device, and a component can follow: appearance, language with its
/// direction, text size.
///
/// A screen has one from its beginning to its end.
public struct TraitCollection: Hashable, Sendable {
  public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  public var userInterfaceStyle: UserInterfaceStyle
  /// The language that texts are in; nil where none was chosen.
  public var locale: LanguageTag?
  /// Which side is the leading one.
  public var layoutDirection: LayoutDirection
  public var preferredContentSizeCategory: ContentSizeCategory

  /// - Parameter layoutDirection: nil for that of the locale, left to right without one.
  public init(
    userInterfaceStyle: UserInterfaceStyle = .light, locale: LanguageTag? = nil,
    layoutDirection: LayoutDirection? = nil,
    preferredContentSizeCategory: ContentSizeCategory = .large
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.locale = locale
    self.layoutDirection =
      layoutDirection ?? (locale?.isRightToLeft == true ? .rightToLeft : .leftToRight)
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}
