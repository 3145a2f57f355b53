import Scene

/// UIKit's system colours, at their usual contrast and level. Source: Apple's Human Interface
/// Guidelines, Color, and `UIColor`'s documentation, as of iOS 17.
extension DynamicColor {
  // MARK: Texts and lines

  public static let label = DynamicColor(0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = DynamicColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  public static let tertiaryLabel = DynamicColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  public static let quaternaryLabel = DynamicColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  public static let placeholderText = DynamicColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  public static let link = DynamicColor(0x007AFF, dark: 0x0984FF)
  public static let separator = DynamicColor(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  public static let opaqueSeparator = DynamicColor(0xC6C6C8, dark: 0x38383A)

  // MARK: Backgrounds

  public static let systemBackground = DynamicColor(0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = DynamicColor(0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = DynamicColor(0xFFFFFF, dark: 0x2C2C2E)
  public static let systemGroupedBackground = DynamicColor(0xF2F2F7, dark: 0x000000)
  public static let secondarySystemGroupedBackground = DynamicColor(0xFFFFFF, dark: 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = DynamicColor(0xF2F2F7, dark: 0x2C2C2E)

  // MARK: Fills

  public static let systemFill = DynamicColor(0x787880, 0.2, dark: 0x787880, 0.36)
  public static let secondarySystemFill = DynamicColor(0x787880, 0.16, dark: 0x787880, 0.32)
  public static let tertiarySystemFill = DynamicColor(0x767680, 0.12, dark: 0x767680, 0.24)
  public static let quaternarySystemFill = DynamicColor(0x747480, 0.08, dark: 0x767680, 0.18)

  // MARK: Tints

  public static let systemRed = DynamicColor(0xFF3B30, dark: 0xFF453A)
  public static let systemOrange = DynamicColor(0xFF9500, dark: 0xFF9F0A)
  public static let systemYellow = DynamicColor(0xFFCC00, dark: 0xFFD60A)
  public static let systemGreen = DynamicColor(0x34C759, dark: 0x30D158)
  public static let systemMint = DynamicColor(0x00C7BE, dark: 0x63E6E2)
  public static let systemTeal = DynamicColor(0x30B0C7, dark: 0x40C8E0)
  public static let systemCyan = DynamicColor(0x32ADE6, dark: 0x64D2FF)
  public static let systemBlue = DynamicColor(0x007AFF, dark: 0x0A84FF)
  public static let systemIndigo = DynamicColor(0x5856D6, dark: 0x5E5CE6)
  public static let systemPurple = DynamicColor(0xAF52DE, dark: 0xBF5AF2)
  public static let systemPink = DynamicColor(0xFF2D55, dark: 0xFF375F)
  public static let systemBrown = DynamicColor(0xA2845E, dark: 0xAC8E68)
  public static let systemGray = DynamicColor(0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = DynamicColor(0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = DynamicColor(0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = DynamicColor(0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = DynamicColor(0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = DynamicColor(0xF2F2F7, dark: 0x1C1C1E)

  private init(
    _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) {
    self.init(
      light: Color(hex: light, alpha: lightAlpha), dark: Color(hex: dark, alpha: darkAlpha))
  }
}
