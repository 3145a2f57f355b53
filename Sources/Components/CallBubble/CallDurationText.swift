/// A call's length as the bubble shows it, in whole seconds, rounded down.
struct CallDurationText {
  /// Whether calls of an hour or more read h:mm:ss instead of beginning again at 00:00.
  var showsHours: Bool

  func text(for duration: Duration) -> String {
    let seconds = duration.components.seconds
    let hours = seconds / 3600
    let minutesAndSeconds = "\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
    return showsHours && hours > 0 ? "\(hours):\(minutesAndSeconds)" : minutesAndSeconds
  }

  private func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
