public import Interaction
import Scene

/// A message that springs up from below the screen, can be swiped off to the sides, and goes by
/// itself when a countdown has ended.
///
/// Home is plain with a tab bar and two buttons: one shows the alert, the other starts the countdown.
public final class PushAlert: Component {
  private let screen: Screen
  private let options: PushAlertOptions
  private let rules: any AlertRules
  private let events = PushAlertEventCounter()
  private let tapNote = Label(frame: Rect(x: 90, y: 369, width: 184, height: 57))

  public init(screen: Screen, options: PushAlertOptions) {
    self.screen = screen
    self.options = options
    rules =
      options.isFaithful
      ? FaithfulAlert(screen: screen, events: events) : RobustAlert(screen: screen, events: events)
    addHome()
  }

  public func count(ofEvent name: String) -> Int {
    PushAlertEvent(rawValue: name).map(events.count) ?? 0
  }

  /// Shows the alert.
  ///
  /// - Parameter tapAction: Called for a tap on the alert, which leaves it where it is.
  public func show(message: String, tapAction: (() -> Void)? = nil) {
    tapNote.isHidden = true
    let action = tapAction.map { action in
      { [events] in
        events.add(.tapAction)
        action()
      }
    }
    rules.show(AlertContent(message: message, tapAction: action))
  }

  /// Dismisses the alert now; one that is not shown is let be.
  ///
  /// - Parameter complete: Called at once, while the alert only begins to go.
  public func dismiss(complete: (() -> Void)? = nil) {
    rules.dismiss(complete: counting(complete))
  }

  /// Dismisses the alert when a countdown has ended, which pauses while a finger drags the alert.
  /// One that is not shown is let be.
  ///
  /// - Parameters:
  ///   - delay: Counted in whole seconds, rounded up; one at least.
  ///   - complete: Called when the countdown has ended, or when the alert was closed or swiped off
  ///     before that.
  public func dismiss(after delay: Duration, complete: (() -> Void)? = nil) {
    rules.dismiss(after: delay, complete: counting(complete))
  }

  private func counting(_ complete: (() -> Void)?) -> () -> Void {
    { [events] in
      events.add(.completed)
      complete?()
    }
  }

  // MARK: Home

  private func addHome() {
    let home = View(frame: screen.bounds)
    home.backgroundColor = screen.traitCollection.color(.systemBackground)
    home.addSubview(Bar.tabBar(on: screen))
    addTapNote(to: home)
    addButton(
      options.texts.show, identifier: "show",
      frame: Rect(x: 28, y: 369, width: 62, height: 57), to: home
    ) { [unowned self] in showMessage() }
    addButton(
      options.texts.dismiss, identifier: "dismiss",
      frame: Rect(x: 274, y: 369, width: 71, height: 97), to: home
    ) { [unowned self] in dismiss(after: options.delay) }
    screen.window.addSubview(home)
  }

  private func showMessage() {
    guard options.hasTapAction else { return show(message: options.message) }
    show(message: options.message) { [unowned self] in tapNote.isHidden = false }
  }

  /// Between the buttons, where no alert covers it.
  private func addTapNote(to home: View) {
    tapNote.identifier = "tap-note"
    tapNote.text = options.texts.tapped
    tapNote.font = screen.traitCollection.font(.system(size: 14))
    tapNote.shrinksToFit()
    tapNote.textColor = .gray
    tapNote.textAlignment = .center
    tapNote.isHidden = true
    home.addSubview(tapNote)
  }

  private func addButton(
    _ title: String, identifier: String, frame: Rect, to home: View, action: @escaping () -> Void
  ) {
    let button = Button(type: .system, frame: frame)
    button.identifier = identifier
    button.backgroundColor = Color(hex: 0x5CA2F9)
    button.setTitle(title)
    button.setTitleColor(.white)
    button.contentEdgeInsets = EdgeInsets(left: 4, right: 4)
    button.scaleTitle(for: screen.traitCollection)
    button.addAction(for: .touchUpInside, action)
    home.addSubview(button)
  }
}
