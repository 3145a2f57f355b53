/// What the alert does when it is asked for something or touched, whatever it is doing then.
protocol AlertRules: AnyObject {
  /// Springs the alert in.
  func show(_ content: AlertContent)

  /// Springs it out now.
  ///
  /// - Parameter complete: Called at once, before the alert is gone.
  func dismiss(complete: (() -> Void)?)

  /// Springs it out when a countdown that pauses while a finger holds the alert has run down.
  ///
  /// - Parameter complete: Called when the countdown has ended, or when the alert was closed or swiped
  ///   off before.
  func dismiss(after delay: Duration, complete: (() -> Void)?)
}

/// What one showing of the alert says and does.
struct AlertContent {
  var message: String
  /// Called for a tap on the alert, which leaves it where it is.
  var tapAction: (() -> Void)?
}
