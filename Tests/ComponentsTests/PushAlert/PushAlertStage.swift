import Components
import Interaction
import Scene

/// A stage with a push alert on it and the ways it is usually taken.
///
/// On the standard screen the alert comes from (187.5, 876) and rests at (187.5, 687).
struct PushAlertStage {
  static let restingPlace = Point(x: 187.5, y: 687)

  let stage: Stage
  let alert: PushAlert

  init(
    _ options: PushAlertOptions = PushAlertOptions(),
    size: Size = Size(width: 375, height: 812),
    safeArea: EdgeInsets = EdgeInsets(top: 44, bottom: 34)
  ) {
    stage = Stage(size: size, safeArea: safeArea)
    alert = PushAlert(screen: stage.screen, options: options)
    stage.begin()
  }

  /// Shows the alert in this instant.
  func show(_ message: String = "message", tapAction: (() -> Void)? = nil) {
    alert.show(message: message, tapAction: tapAction)
    stage.begin()
  }

  /// Shows the alert and waits until it rests.
  func showAndRest(_ message: String = "message", tapAction: (() -> Void)? = nil) {
    show(message, tapAction: tapAction)
    stage.wait(.milliseconds(1200))
  }

  /// Dismisses the alert in this instant.
  func dismiss(complete: (() -> Void)? = nil) {
    alert.dismiss(complete: complete)
    stage.begin()
  }

  /// Starts the countdown in this instant.
  func dismiss(after delay: Duration, complete: (() -> Void)? = nil) {
    alert.dismiss(after: delay, complete: complete)
    stage.begin()
  }

  /// A finger comes down on the resting alert's middle and drags its centre to `x`, where it rests.
  func hold(atCenterX x: Double) {
    let start = Self.restingPlace
    stage.down(start)
    let lag = x < start.x ? -10.0 : 10.0
    stage.move(to: Point(x: x + lag, y: start.y))
  }

  /// The finger that holds the alert's centre at `x` lifts.
  func letGo(atCenterX x: Double, after delay: Duration = .milliseconds(10)) {
    stage.up(Point(x: x, y: Self.restingPlace.y), after: delay)
  }

  /// Drags the resting alert's centre to `x` and lets go.
  func drag(toCenterX x: Double) {
    hold(atCenterX: x)
    letGo(atCenterX: x)
  }

  /// Presses the close button of the alert in its resting place.
  func pressClose() {
    stage.tap(Point(x: 355, y: 670))
  }

  var isUp: Bool { stage.view("alert") != nil }
  var drawnX: Double? { stage.drawnCenter(of: "alert")?.x }
  var drawnY: Double? { stage.drawnCenter(of: "alert")?.y }

  func count(_ event: String) -> Int { alert.count(ofEvent: event) }
}

extension PushAlertOptions {
  /// The defaults with the source document's behaviour.
  static var faithful: PushAlertOptions {
    var options = PushAlertOptions()
    options.isFaithful = true
    return options
  }

  /// Both behaviours, for what they have in common.
  static let bothForms = [PushAlertOptions(), .faithful]
}

/// Whether two values differ by no more than a tolerance; false without a value.
func isNear(_ value: Double?, _ expected: Double, within tolerance: Double) -> Bool {
  value.map { abs($0 - expected) <= tolerance } ?? false
}
