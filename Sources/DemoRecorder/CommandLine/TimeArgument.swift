/// A time as the command line gives it: digits, perhaps a point and digits, then `ms` or `s`.
struct TimeArgument: Hashable, Sendable {
  /// Rounded to the nanosecond, half up. At most one hour, as long as a recording can be.
  let time: Duration

  private static let longest = Duration.seconds(3_600)

  /// - Throws: What is wrong with `text` as the value of `flag`.
  init(_ text: String, of flag: Flag) throws(UsageError) {
    let expected = "a time such as 250ms or 1.5s"
    guard let unit = Self.units.first(where: { text.hasSuffix($0.name) }),
      let nanoseconds = Self.nanoseconds(text.dropLast(unit.name.count), unit.zeros)
    else {
      let isBare = !text.isEmpty && text.allSatisfy { $0.isASCIIDigit || $0 == "." }
      throw UsageError(
        .badValue(flag, text, expected: expected),
        hint: isBare ? "add a unit: \(text)ms or \(text)s" : nil)
    }
    time = .nanoseconds(nanoseconds)
    guard time <= Self.longest else {
      throw UsageError(.badValue(flag, text, expected: "at most one hour"))
    }
  }

  private struct Unit {
    var name: String
    /// How many zeros a nanosecond's number needs to be one of these.
    var zeros: Int
  }

  private static let units = [Unit(name: "ms", zeros: 6), Unit(name: "s", zeros: 9)]

  /// `digits` × 10^`zeros`; nil if these are no digits. More than an hour is only known as such.
  private static func nanoseconds(_ digits: Substring, _ zeros: Int) -> Int64? {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    let whole = parts[0].drop { $0 == "0" }
    guard whole.count <= 7 else { return .max }
    let fraction = parts.count > 1 ? parts[1] : ""
    let padded =
      fraction.prefix(zeros) + String(repeating: "0", count: max(0, zeros - fraction.count))
    guard let number = Int64(whole + padded) else { return nil }
    let next = fraction.dropFirst(zeros).first ?? "0"
    return number + (next >= "5" ? 1 : 0)
  }
}

extension Character {
  /// Whether this is one of 0 to 9 and nothing that only counts as a digit elsewhere.
  var isASCIIDigit: Bool { isASCII && isNumber }
}
