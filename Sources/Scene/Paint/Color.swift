/// A colour in sRGB with straight (not premultiplied) alpha; each part from 0 to 1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from bytes, as designers write it: `Color(hex: 0x333333)`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, alpha: alpha)
  }

  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  /// UIKit's light gray, two thirds white.
  public static let lightGray = Color(white: 2.0 / 3)
  public static let gray = Color(white: 0.5)
  /// UIKit's dark gray, one third white.
  public static let darkGray = Color(white: 1.0 / 3)
  /// UIKit's tint colour in light appearance, rgb(0, 122, 255).
  public static let systemBlue = Color(hex: 0x007AFF)

  /// The same colour with its alpha multiplied.
  public func withAlpha(multipliedBy factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
