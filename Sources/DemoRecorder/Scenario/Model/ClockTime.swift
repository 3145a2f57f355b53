/// The time of day that a status bar shows when the film begins, on the minute.
///
/// It is shown as it is written: the hour of two digits keeps them, and nothing tells morning from
/// evening.
struct ClockTime: Hashable, Sendable {
  /// Since midnight, less than a day's.
  let minutes: Int
  /// Whether an hour before ten has a zero before it.
  let padsHour: Bool

  private static let minutesADay = 24 * 60

  /// Apple's own, 9:41.
  static let standard = ClockTime(minutes: 9 * 60 + 41, padsHour: false)

  private init(minutes: Int, padsHour: Bool) {
    self.minutes = minutes
    self.padsHour = padsHour
  }

  /// Reads `h:mm` or `hh:mm`, 0:00 to 23:59; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = NumberText.integer(String(parts[0])), (0...23).contains(hour),
      let minute = NumberText.integer(String(parts[1])), (0...59).contains(minute),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    self.init(minutes: hour * 60 + minute, padsHour: parts[0].utf8.count == 2)
  }

  /// What the clock shows a while after it showed this time; it goes on to the next day.
  ///
  /// - Parameter time: Not negative.
  func text(after time: Duration) -> String {
    let passed = Int(time.components.seconds / 60) % Self.minutesADay
    let now = (minutes + passed) % Self.minutesADay
    let hour = String(now / 60)
    let minute = String(now % 60)
    return (padsHour && hour.count == 1 ? "0" : "") + hour + ":"
      + (minute.count == 1 ? "0" : "") + minute
  }
}
