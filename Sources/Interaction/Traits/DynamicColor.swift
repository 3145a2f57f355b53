public import Scene

/// A colour that is another one in dark appearance.
public struct DynamicColor: Hashable, Sendable {
  public var light: Color
  public var dark: Color

  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// The colour in the appearance of the traits.
  public func resolvedColor(with traits: TraitCollection) -> Color {
    switch traits.userInterfaceStyle {
    case .light: light
    case .dark: dark
    }
  }
}
