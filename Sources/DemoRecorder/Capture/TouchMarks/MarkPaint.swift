import Scene

/// What a mark is painted with: a colour, a rim that is seen where the colour is not, and how much
/// both cover.
struct MarkPaint: Hashable, Sendable {
  /// Opaque.
  var color: Color
  /// Black round a light colour, white round a dark one; opaque.
  var rim: Color
  var opacity: Double

  init(_ settings: TouchSettings) {
    let isLine = settings.style == .ring
    let color = settings.color ?? (isLine ? .white : Self.grey)
    self.color = Color(red: color.red, green: color.green, blue: color.blue)
    rim = Self.lightness(of: color) > Self.lightest ? .black : .white
    opacity = color.alpha * (isLine ? 1 : Self.discOpacity)
  }

  /// What is lighter hardly differs from white.
  private static let lightest = 0.65
  /// iOS's system grey, which differs from black as much as from white.
  private static let grey = Color(hex: 0x8E8E93)
  /// What lies under a finger stays readable.
  private static let discOpacity = 0.6

  /// How light a colour looks, from 0 to 1: the luma of its parts.
  ///
  /// Source: ITU-R BT.709's weights.
  private static func lightness(of color: Color) -> Double {
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }
}
