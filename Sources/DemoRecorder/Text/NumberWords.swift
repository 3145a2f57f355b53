/// Numbers as people like to read them.
enum NumberWords {
  /// `1,204`.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// `1,204 pixels`, `1 pixel`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A share of the whole, 0 to 1, with two decimals: `0.10 %`. What is less, but not nothing, is
  /// `< 0.01 %`.
  static func percent(_ share: Double) -> String {
    if share > 0, share < 0.000_1 { return "< 0.01 %" }
    return padded(DecimalText(share * 100, decimals: 2).text, decimals: 2) + " %"
  }

  /// A time to the millisecond: `0.740 s`.
  static func seconds(_ time: Duration) -> String {
    padded(DecimalText(seconds: time, decimals: 3).text, decimals: 3) + " s"
  }

  private static func padded(_ text: String, decimals: Int) -> String {
    let there = text.split(separator: ".").dropFirst().first?.count ?? 0
    return text + (there == 0 ? "." : "") + String(repeating: "0", count: decimals - there)
  }
}
