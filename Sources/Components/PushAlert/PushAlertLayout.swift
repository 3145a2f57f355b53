import Interaction
import Scene

/// Where the alert stands on a screen.
struct PushAlertLayout {
  /// Which screens have room kept free for a home indicator.
  enum BottomRule {
    /// Every screen tells by its safe area.
    case safeArea
    /// The source document's: 34 points on the screen that is exactly 812 points high, none elsewhere.
    case oneTallScreen
  }

  /// In the usual text size, three lines and some room.
  private static let usualHeight = 64.0
  /// How many lines of the message are shown.
  private static let lines = 3.0
  private static let sideMargin = 10.0
  private static let gapAboveTabBar = 10.0
  /// How close to a side the alert's centre must be let go to be swiped off.
  private static let swipeOffDistance = 30.0

  private let screenSize: Size
  private let bottomInset: Double
  private let height: Double

  init(screen: Screen, bottomRule: BottomRule) {
    screenSize = screen.bounds.size
    height = Self.height(for: screen.traitCollection)
    bottomInset =
      switch bottomRule {
      case .safeArea: screen.safeAreaInsets.bottom
      case .oneTallScreen: screenSize.height == 812 ? 34 : 0
      }
  }

  /// As high as three lines of the message need, in whole points, and never less than usual.
  private static func height(for traits: TraitCollection) -> Double {
    let text = lines * AlertView.messageFont(for: traits).lineHeight
    return max(usualHeight, (text + 2 * AlertView.verticalMargin).rounded(.up))
  }

  var size: Size { Size(width: screenSize.width - 2 * Self.sideMargin, height: height) }

  /// Below the screen: the alert's top edge is half its height under the screen's bottom edge.
  var hiddenCenter: Point {
    Point(x: screenSize.width / 2, y: screenSize.height + height)
  }

  /// Above the tab bar.
  var shownCenter: Point {
    let tabBarTop = screenSize.height - bottomInset - Bar.tabHeight
    return Point(
      x: screenSize.width / 2, y: tabBarTop - Self.gapAboveTabBar - height / 2)
  }

  /// Whether an alert let go with its centre at `x` is swiped off the screen.
  func isSwipedOff(atCenterX x: Double) -> Bool {
    x < Self.swipeOffDistance || x > screenSize.width - Self.swipeOffDistance
  }
}
