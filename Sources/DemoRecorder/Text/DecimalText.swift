/// A number in decimal digits: rounded half away from zero, without needless zeros at the end,
/// never with an exponent, never `-0`.
struct DecimalText: Hashable, Sendable {
  let text: String

  /// - Precondition: `value` is finite, `decimals` at most 9.
  init(_ value: Double, decimals: Int) {
    precondition(value.isFinite, "only a finite number has digits")
    precondition((0...9).contains(decimals), "no more decimals than a nanosecond has")
    let scaled = (value.magnitude * Double(Self.power(decimals))).rounded()
    // Above, a Double has no more than `decimals` decimals of its own.
    if scaled < 0x1p53 {
      text = Self.text(UInt64(scaled), decimals: decimals, isNegative: value < 0)
    } else {
      text = Self.withoutExponent(value.description)
    }
  }

  /// A time in seconds, exact to the last decimal.
  ///
  /// - Precondition: `decimals` is at most 9, the time less than 2^63 units of its last decimal.
  init(seconds time: Duration, decimals: Int) {
    precondition((0...9).contains(decimals), "no more decimals than a nanosecond has")
    let (seconds, attoseconds) = (time < .zero ? .zero - time : time).components
    let unit = 1_000_000_000_000_000_000 / Int64(Self.power(decimals))
    let fraction = UInt64((attoseconds + unit / 2) / unit)
    text = Self.text(
      UInt64(seconds) * Self.power(decimals) + fraction, decimals: decimals,
      isNegative: time < .zero)
  }

  private static func power(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// `value` / 10^`decimals`.
  private static func text(_ value: UInt64, decimals: Int, isNegative: Bool) -> String {
    guard value != 0 else { return "0" }
    let (whole, rest) = value.quotientAndRemainder(dividingBy: power(decimals))
    let sign = isNegative ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var (fraction, width) = (rest, decimals)
    while fraction.isMultiple(of: 10) {
      fraction /= 10
      width -= 1
    }
    let digits = String(fraction)
    return "\(sign)\(whole)." + String(repeating: "0", count: width - digits.count) + digits
  }

  /// Writes `1.25e+20` as `125000000000000000000`.
  private static func withoutExponent(_ text: String) -> String {
    let parts = text.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    guard parts.count > 1, let exponent = Int(parts[1]) else {
      return fraction.isEmpty ? String(mantissa[0]) : text
    }
    return mantissa[0] + fraction + String(repeating: "0", count: exponent - fraction.count)
  }
}
