import Interaction
import Scene

/// iOS's bars over a plain background, as flat colours with their hairlines. Their titles keep their size
/// whatever the user's text size, as in UIKit.
enum Bar {
  /// Below the status bar, in points.
  static let navigationHeight = 44.0
  /// Above the bottom safe area, in points.
  static let tabHeight = 49.0

  private static let material = DynamicColor(
    light: Color(hex: 0xF8F8F8), dark: Color(hex: 0x161616))
  private static let hairline = DynamicColor(
    light: Color(white: 0, alpha: 0.3), dark: Color(white: 1, alpha: 0.15))

  /// From the screen's top edge, with a hairline along its bottom.
  static func navigationBar(on screen: Screen, title: String) -> View {
    let height = screen.safeAreaInsets.top + navigationHeight
    let bar = View(frame: Rect(x: 0, y: 0, width: screen.bounds.width, height: height))
    bar.backgroundColor = screen.traitCollection.color(material)
    addHairline(to: bar, y: height, on: screen)
    if !title.isEmpty {
      let label = Label(
        frame: Rect(
          x: 0, y: screen.safeAreaInsets.top, width: screen.bounds.width, height: navigationHeight))
      label.text = title
      label.textAlignment = .center
      label.font = .system(size: 17, weight: .semibold)
      bar.addSubview(label)
    }
    return bar
  }

  /// To the screen's bottom edge, with a hairline along its top.
  static func tabBar(on screen: Screen) -> View {
    let height = screen.safeAreaInsets.bottom + tabHeight
    let bar = View(
      frame: Rect(
        x: 0, y: screen.bounds.height - height, width: screen.bounds.width, height: height))
    bar.backgroundColor = screen.traitCollection.color(material)
    addHairline(to: bar, y: -1 / screen.scale, on: screen)
    return bar
  }

  /// One pixel high, just outside the bar.
  private static func addHairline(to bar: View, y: Double, on screen: Screen) {
    let line = View(
      frame: Rect(x: 0, y: y, width: screen.bounds.width, height: 1 / screen.scale))
    line.backgroundColor = screen.traitCollection.color(hairline)
    bar.addSubview(line)
  }
}
