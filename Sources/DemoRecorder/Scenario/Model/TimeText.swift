/// Times as scenarios and the command line write them: digits, optionally a point and digits, then
/// `ms` or `s`; no sign, exponent or space.
enum TimeText {
  enum Reading: Equatable {
    case time(Duration)
    /// A number without `ms` or `s`.
    case bare
    /// Longer than `ScenarioLimits.duration`.
    case tooLong
    case noTime
  }

  /// Reads a time, rounded half up to the nanosecond.
  static func read(_ text: String) -> Reading {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { return .noTime }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    switch text.dropFirst(number.count) {
    case "": return .bare
    case "ms": return time(whole: String(parts[0]), fraction: fraction, digits: 6)
    case "s": return time(whole: String(parts[0]), fraction: fraction, digits: 9)
    default: return .noTime
    }
  }

  /// The shortest writing that reads as the same time: in seconds from one second on.
  ///
  /// - Precondition: The time is not negative.
  static func text(for time: Duration) -> String {
    precondition(time >= .zero, "a scenario's times are not negative")
    let nanoseconds =
      time.components.seconds * 1_000_000_000
      + time.components.attoseconds / 1_000_000_000
    return nanoseconds < 1_000_000_000
      ? decimal(nanoseconds, digits: 6) + "ms" : decimal(nanoseconds, digits: 9) + "s"
  }

  /// - Parameter digits: How many decimal digits of the unit make a nanosecond.
  private static func time(whole: String, fraction: String, digits: Int) -> Reading {
    let padded =
      fraction.prefix(digits) + String(repeating: "0", count: max(0, digits - fraction.count))
    let roundsUp = fraction.dropFirst(digits).first.map { $0 >= "5" } ?? false
    guard let nanoseconds = Int64(whole + padded) else { return .tooLong }
    let time = Duration.nanoseconds(nanoseconds) + .nanoseconds(roundsUp ? 1 : 0)
    return time > ScenarioLimits.duration ? .tooLong : .time(time)
  }

  private static func decimal(_ value: Int64, digits: Int) -> String {
    var unit: Int64 = 1
    for _ in 0..<digits { unit *= 10 }
    var fraction = String(value % unit)
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(value / unit)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
