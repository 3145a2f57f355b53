import Scene

/// What is seen at one point: a colour multiplied by its alpha, and that alpha, each from 0 to 1.
struct PointColor: Hashable, Sendable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var alpha = 0.0

  static let clear = PointColor()
  static let black = PointColor(alpha: 1)

  init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 0) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: Color) {
    self.init(
      red: color.red * color.alpha, green: color.green * color.alpha,
      blue: color.blue * color.alpha, alpha: color.alpha)
  }

  init(_ pixel: PremultipliedRGBA8) {
    self.init(
      red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
      blue: Double(pixel.blue) / 255, alpha: Double(pixel.alpha) / 255)
  }

  /// Whether nothing behind can be seen.
  var isOpaque: Bool { alpha >= 1 }

  /// Both, `self` in front.
  func over(_ other: PointColor) -> PointColor {
    let rest = 1 - alpha
    return PointColor(
      red: red + rest * other.red, green: green + rest * other.green,
      blue: blue + rest * other.blue, alpha: alpha + rest * other.alpha)
  }

  func faded(by opacity: Double) -> PointColor {
    PointColor(
      red: red * opacity, green: green * opacity, blue: blue * opacity, alpha: alpha * opacity)
  }

  /// How bright it looks, from 0 to 1: Rec. 709's weights of the encoded parts.
  var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
