import Scene

/// The outlines of a device's body, held upright, in points from the display's top left corner.
struct BodyOutline {
  let look: DeviceLook
  /// The display.
  let display: Rect

  /// How wide the metal is that is seen round the glass.
  static let rimWidth = 3.5
  /// How far buttons stand out, and how far they reach into the body.
  private static let buttonHeight = 2.5
  private static let buttonDepth = 4.0

  init(_ look: DeviceLook, display size: Size) {
    self.look = look
    display = Rect(origin: .zero, size: size)
  }

  var body: Rect { display.insetBy(dx: -look.body.side, dy: -look.body.end) }

  /// Of the body's corners: concentric with the display's where that has round ones.
  private var bodyRadius: Double {
    switch look.body.kind {
    case .phone, .tablet: look.cornerRadius + look.body.side
    case .homeButtonPhone: body.width * 0.145
    case .homeButtonTablet: 60
    case .slab: 28
    }
  }

  /// The body's outline moved inward.
  func body(insetBy distance: Double) -> Path {
    Path(
      continuousRoundedRect: body.insetBy(dx: distance, dy: distance),
      cornerRadius: bodyRadius - distance)
  }

  /// The display's outline moved outward.
  func display(outsetBy distance: Double) -> Path {
    let radius = look.cornerRadius
    return Path(
      continuousRoundedRect: display.insetBy(dx: -distance, dy: -distance),
      cornerRadius: radius == 0 ? 0 : radius + distance)
  }

  /// What stands out of the body's sides, from where to where in shares of the side.
  private var buttonPlaces: [(side: Side, from: Double, to: Double)] {
    switch look.body.kind {
    case .phone:
      [
        (.left, 0.165, 0.2), (.left, 0.24, 0.312), (.left, 0.332, 0.404), (.right, 0.265, 0.38),
      ]
    case .homeButtonPhone:
      [
        (.left, 0.125, 0.158), (.left, 0.2, 0.258), (.left, 0.278, 0.336), (.right, 0.2, 0.262),
      ]
    case .tablet, .homeButtonTablet:
      [(.top, 0.84, 0.9), (.right, 0.09, 0.128), (.right, 0.14, 0.178)]
    case .slab: []
    }
  }

  private enum Side { case left, right, top }

  var buttons: Path {
    buttonPlaces.reduce(into: Path()) { path, place in
      let length = place.side == .top ? body.width : body.height
      let (start, extent) = (place.from * length, (place.to - place.from) * length)
      let (height, depth) = (Self.buttonHeight, Self.buttonHeight + Self.buttonDepth)
      let rect =
        switch place.side {
        case .left:
          Rect(x: body.minX - height, y: body.minY + start, width: depth, height: extent)
        case .right:
          Rect(x: body.maxX + height - depth, y: body.minY + start, width: depth, height: extent)
        case .top:
          Rect(x: body.minX + start, y: body.minY - height, width: extent, height: depth)
        }
      path.append(Path(circularRoundedRect: rect, radius: height * 0.6))
    }
  }

  /// The ring of the home button; empty where there is none.
  var homeButton: Path {
    let radius: Double
    switch look.body.kind {
    case .homeButtonPhone: radius = 33
    case .homeButtonTablet: radius = 26
    case .phone, .tablet, .slab: return Path()
    }
    let middle = Point(x: display.midX, y: (display.maxY + body.maxY) / 2)
    return Self.circle(middle, radius)
  }

  /// Where one listens: a slot above the display, or in the notch.
  var speaker: Path {
    let (middle, width, height): (Double, Double, Double)
    switch (look.body.kind, look.cutOut) {
    case (.homeButtonPhone, _): (middle, width, height) = (body.minY / 2, 62, 6.5)
    case (_, .notch): (middle, width, height) = (8, 46, 5)
    default: return Path()
    }
    return Path(
      circularRoundedRect: Rect(
        x: display.midX - width / 2, y: middle - height / 2, width: width, height: height),
      radius: height / 2)
  }

  /// The front camera's lens.
  var lens: Path {
    switch (look.body.kind, look.cutOut) {
    case (.homeButtonPhone, _):
      Self.circle(Point(x: display.midX - 56, y: body.minY / 2), 4.5)
    case (.homeButtonTablet, _), (.tablet, _):
      Self.circle(Point(x: display.midX, y: body.minY / 2), 4.5)
    case (_, .notch): Self.circle(Point(x: display.midX + 48, y: 13), 5)
    case (_, .island(let top)):
      Self.circle(
        Point(
          x: display.midX + DeviceLook.CutOut.islandWidth / 2
            - DeviceLook.CutOut.islandHeight / 2,
          y: top + DeviceLook.CutOut.islandHeight / 2), 5.5)
    default: Path()
    }
  }

  private static func circle(_ center: Point, _ radius: Double) -> Path {
    Path(
      ovalIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
