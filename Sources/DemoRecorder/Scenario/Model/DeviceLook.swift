/// How the front of a model looks beside its size, held upright. Lengths are in points of its screen.
struct DeviceLook: Hashable, Sendable {
  /// Of the display's corners, which are continuous ones.
  var cornerRadius: Double
  var cutOut: CutOut
  /// nil where it goes by the safe area.
  var statusBar: StatusBarStyle?
  var statusBarHeight: Double
  var body: DeviceBody

  /// What takes a piece out of the display's top.
  enum CutOut: Hashable, Sendable {
    case none
    /// From the top edge down, in the middle.
    case notch(width: Double, height: Double)
    /// A capsule below the top edge, in the middle.
    case island(top: Double)
  }

  /// A display and nothing else, with the same bezel on all sides.
  static let plain = DeviceLook(
    cornerRadius: 0, cutOut: .none, statusBar: nil, statusBarHeight: 0,
    body: DeviceBody(kind: .slab, side: 16, end: 16))
}

extension DeviceLook.CutOut {
  /// The size of every island.
  static let islandWidth = 126.0
  static let islandHeight = 37.33

  /// How much of the top edge's middle is not free, in points.
  var width: Double {
    switch self {
    case .none: 0
    case .notch(let width, _): width
    case .island: Self.islandWidth
    }
  }
}

/// Families of status bars, by what stands where.
enum StatusBarStyle: Hashable, Sendable {
  /// Signal and Wi-Fi on the left, the time in the middle, the battery on the right.
  case classic
  /// In the ears beside a wide notch, small: the time on the left, all else on the right.
  case wideNotch
  /// Beside a narrower notch.
  case notch
  /// Beside an island.
  case island
  /// The time on the left, Wi-Fi and battery on the right.
  case tablet
}

/// What is round a display.
struct DeviceBody: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A phone with a round button below its screen.
    case homeButtonPhone
    case phone
    /// A tablet with a round button below its screen.
    case homeButtonTablet
    case tablet
    /// No model: a plate without buttons.
    case slab
  }

  var kind: Kind
  /// From the display to the body's left and right sides.
  var side: Double
  /// From the display to the body's top and bottom.
  var end: Double
}
