import Scene

/// Where the device's screen stands in the film's pictures, and how large those are.
///
/// What a scenario says in points, it says of the screen; whoever looks for it in a picture begins at
/// the screen's origin.
struct PictureLayout: Hashable, Sendable {
  /// Pixels per point.
  let scale: Double
  /// The picture, in points; its pixels are rounded up.
  let size: Size
  /// The screen in the picture, in points, drawn out to the ends of the pixels that it touches. Its
  /// corner is a pixel's corner.
  let screen: Rect

  /// Round the body, in points.
  private static let bezelMargin = 20.0
  /// Round the screen, in points; the shadow falls down.
  private static let shadowMargin = EdgeInsets(top: 32, left: 40, bottom: 48, right: 40)

  /// - Parameter scale: Pixels per point, where they are others than `output` says.
  init(of output: OutputSettings, on device: Device, scale: Double? = nil) {
    let scale = scale ?? output.scale
    func wholePixels(_ length: Double) -> Double { (length * scale).rounded() / scale }
    let margin = Self.margin(output.phone.frame, device)
    let origin = Point(x: wholePixels(margin.left), y: wholePixels(margin.top))
    self.scale = scale
    size = Size(
      width: origin.x + device.size.width + wholePixels(margin.right),
      height: origin.y + device.size.height + wholePixels(margin.bottom))
    screen = Rect(
      origin: origin,
      size: Size(
        width: (device.size.width * scale).rounded(.up) / scale,
        height: (device.size.height * scale).rounded(.up) / scale))
  }

  private static func margin(_ frame: PhoneSettings.FrameStyle, _ device: Device) -> EdgeInsets {
    switch frame {
    case .none: return .zero
    case .shadow: return shadowMargin
    case .bezel:
      let body = device.look.body
      let (across, down) = device.isLandscape ? (body.end, body.side) : (body.side, body.end)
      let (side, end) = (across + bezelMargin, down + bezelMargin)
      return EdgeInsets(top: end, left: side, bottom: end, right: side)
    }
  }

  /// The picture's width in pixels, however large: what it may be is checked by
  /// `OutputSettings.sizeProblem`.
  var pixelWidth: Double { (size.width * scale).rounded(.up) }

  var pixelHeight: Double { (size.height * scale).rounded(.up) }
}
