/// How large a user wants texts: iOS's text sizes, from small to large.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall = "xSmall"
  case small
  case medium
  /// What a new iPhone is set to.
  case large
  case extraLarge = "xLarge"
  case extraExtraLarge = "xxLarge"
  case extraExtraExtraLarge = "xxxLarge"
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge = "accessibilityXLarge"
  case accessibilityExtraExtraLarge = "accessibilityXXLarge"
  case accessibilityExtraExtraExtraLarge = "accessibilityXXXLarge"

  /// Whether it is one of the five sizes beyond the usual ones.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (first: Self, second: Self) -> Bool {
    first.bodyPointSize < second.bodyPointSize
  }

  /// The size of iOS's body text, in points. Source: Apple's Human Interface Guidelines, Dynamic Type
  /// sizes.
  var bodyPointSize: Double {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }
}
