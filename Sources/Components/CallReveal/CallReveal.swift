public import Interaction
import Scene

/// A round call button that can be dragged about home, and a call screen that a circle uncovers from
/// it and covers again.
public final class CallReveal: Component {
  /// The source document's light grey, and in the dark the level of iOS's grey that is next to black.
  private static let background = DynamicColor(light: .lightGray, dark: Color(hex: 0x1C1C1E))

  private let screen: Screen
  private let options: CallRevealOptions
  private let presenter: Presenter
  private let home: HomeView
  private let ball: CallBall
  private var bars: [View] = []

  public init(screen: Screen, options: CallRevealOptions) {
    self.screen = screen
    self.options = options
    presenter = Presenter(screen: screen)
    home = HomeView(frame: screen.bounds)
    ball = CallBall(
      icon: options.icons.call ?? .callDisc, area: Self.area(on: screen, options.limits))
    home.backgroundColor = screen.traitCollection.color(Self.background)
    home.addSubview(ball)
    addBars()
    home.onResize = { [unowned self] in fitScreen() }
    ball.onTap = { [unowned self] in presentCall() }
    screen.window.addSubview(home)
  }

  /// Where the ball may be: between the device's bars, or between the source document's constants.
  private static func area(on screen: Screen, _ limits: CallRevealOptions.Limits) -> Rect {
    switch limits {
    case .device:
      screen.bounds.inset(
        by: EdgeInsets(
          top: screen.safeAreaInsets.top + Bar.navigationHeight,
          bottom: screen.safeAreaInsets.bottom + Bar.tabHeight))
    case .document: screen.bounds.inset(by: EdgeInsets(top: 64, bottom: 49))
    }
  }

  /// Bars lie over the ball, as a navigation controller's do.
  private func addBars() {
    bars = [Bar.navigationBar(on: screen, title: options.texts.title), Bar.tabBar(on: screen)]
    for bar in bars { home.addSubview(bar) }
  }

  /// Makes everything fit a screen that has changed its size. A circle that covered the old one may
  /// not cover the new one, so it goes.
  private func fitScreen() {
    for bar in bars { bar.removeFromSuperview() }
    addBars()
    ball.keep(inside: Self.area(on: screen, options.limits))
    presenter.presented?.frame = screen.bounds
    presenter.presented?.layer.mask = nil
  }

  /// Uncovers the call screen. Nothing happens while it is there or on its way.
  private func presentCall() {
    let call = CallScreen(
      frame: screen.bounds, icon: options.icons.dismiss ?? .shrinkDisc,
      traits: screen.traitCollection)
    call.onDismiss = { [unowned self] in presenter.dismiss(with: reveal) }
    presenter.present(call, with: reveal)
  }

  /// The circle from or to where the ball is now.
  private var reveal: CircleReveal {
    CircleReveal(
      button: ball.convert(ball.bounds, to: screen.window), duration: options.duration)
  }
}
