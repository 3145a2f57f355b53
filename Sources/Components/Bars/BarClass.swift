import Interaction
import Scene

/// What the heights of bars go by.
///
/// Source: `uikit-semantics` G1. A screen does not say what it belongs to; no phone's is 700 points wide
/// and high, and every tablet's is.
enum BarClass: Hashable {
  case uprightPhone
  /// A phone on its side, whose bars are low.
  case turnedPhone
  case tablet

  private static let tabletSide = 700.0

  init(of screen: Screen) {
    let (width, height) = (screen.bounds.width, screen.bounds.height)
    if min(width, height) >= Self.tabletSide {
      self = .tablet
    } else {
      self = width > height ? .turnedPhone : .uprightPhone
    }
  }

  /// Below the status bar, in points.
  var navigationHeight: Double {
    switch self {
    case .uprightPhone: Bar.navigationHeight
    case .turnedPhone: 32
    case .tablet: 50
    }
  }

  /// Above the bottom safe area, in points.
  var tabHeight: Double { self == .turnedPhone ? 32 : Bar.tabHeight }
}
