/// What happens to the alert and is counted.
enum PushAlertEvent: String, CaseIterable {
  case tapAction = "tap-action"
  case shown
  case dismissed
  case completed

  /// What has happened each time, without a full stop.
  var meaning: String {
    switch self {
    case .tapAction: "a tap on the alert has called its action"
    case .shown: "the alert began to spring in"
    case .dismissed: "the alert left the screen, whichever way"
    case .completed: "whoever asked for the dismissal was told of its completion"
    }
  }
}
