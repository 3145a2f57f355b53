import Scene

/// What stands where in a status bar, for the eyes of a left-to-right reader.
///
/// Source: `uikit-semantics` G1 and F; margins and sizes that these leave open are those of Apple's
/// published design templates, to the point.
struct StatusBarPlan {
  /// The height of the middle line of all marks, from the screen's top, in points.
  var middle: Double
  var fontSize: Double
  /// Of the icons; 1 is that of phones with an island.
  var iconSize: Double
  /// Between icons, in points.
  var gap: Double
  var time: TimePlace
  /// From left to right.
  var groups: [Group]

  /// Where the time stands on the way across the screen, in points from the left.
  enum TimePlace {
    case leftEnd(Double)
    case center(Double)
  }

  /// The same of a group of icons.
  enum Place {
    case leftEnd(Double)
    case center(Double)
    case rightEnd(Double)
  }

  struct Group {
    var icons: [Icon]
    var place: Place
  }

  enum Icon { case signal, wifi, battery }

  /// - Parameter width: The screen's, in points.
  init(_ style: StatusBarStyle, of look: DeviceLook, height: Double, width: Double) {
    switch style {
    case .classic: self = Self.classic(height, width)
    case .tablet: self = Self.tablet(height, width)
    case .wideNotch:
      self = Self.ears(middle: height / 2 + 1, font: 15, icons: 0.885, look, width, margin: 13)
    case .notch:
      self = Self.ears(middle: height / 2 + 1, font: 16, icons: 0.97, look, width, margin: 9)
    case .island:
      self = Self.ears(middle: Self.islandMiddle(look), font: 17, icons: 1, look, width, margin: 10)
    }
  }

  private init(
    middle: Double, font: Double, icons: Double, gap: Double, time: TimePlace, groups: [Group]
  ) {
    self.middle = middle
    fontSize = font
    iconSize = icons
    self.gap = gap
    self.time = time
    self.groups = groups
  }

  private static func classic(_ height: Double, _ width: Double) -> StatusBarPlan {
    StatusBarPlan(
      middle: height / 2, font: 12, icons: 0.79, gap: 4.5, time: .center(width / 2),
      groups: [
        Group(icons: [.signal, .wifi], place: .leftEnd(6.5)),
        Group(icons: [.battery], place: .rightEnd(width - 5.5)),
      ])
  }

  private static func tablet(_ height: Double, _ width: Double) -> StatusBarPlan {
    // A display with round corners keeps its marks out of them.
    let margin = height > 20 ? 20.0 : 7
    return StatusBarPlan(
      middle: height / 2, font: 12, icons: 0.79, gap: 5, time: .leftEnd(margin),
      groups: [Group(icons: [.wifi, .battery], place: .rightEnd(width - margin))])
  }

  /// Time and icons in the middle of what is free beside a cut-out.
  ///
  /// - Parameter margin: How much the display's round corner takes from an ear.
  private static func ears(
    middle: Double, font: Double, icons: Double, _ look: DeviceLook, _ width: Double,
    margin: Double
  ) -> StatusBarPlan {
    // Without a cut-out it stands where the system leaves room for one.
    let cutOut = look.cutOut.width > 0 ? look.cutOut.width : width * 0.4
    let center = ((width - cutOut) / 2 + margin) / 2
    return StatusBarPlan(
      middle: middle, font: font, icons: icons, gap: icons < 0.9 ? 5 : 6, time: .center(center),
      groups: [Group(icons: [.signal, .wifi, .battery], place: .center(width - center))])
  }

  /// The bar's marks stand beside the island's middle.
  private static func islandMiddle(_ look: DeviceLook) -> Double {
    guard case .island(let top) = look.cutOut else { return look.statusBarHeight / 2 }
    return top + DeviceLook.CutOut.islandHeight / 2
  }
}

extension Device {
  /// The status bar that the system shows on the device; nil where there is none, as on every phone
  /// that lies on its side.
  func statusBarPlan() -> StatusBarPlan? {
    if let style = look.statusBar {
      guard !isLandscape || style == .tablet else { return nil }
      return StatusBarPlan(style, of: look, height: look.statusBarHeight, width: size.width)
    }
    // A size of one's own tells by what it keeps free at its top.
    let top = safeArea.top
    let style: StatusBarStyle = top < 40 ? .classic : .notch
    return StatusBarPlan(style, of: look, height: top < 20 ? 20 : top, width: size.width)
  }
}
