/// Numbers as scenarios write them.
enum NumberText {
  /// A decimal number: an optional sign, digits, optionally a point and digits, optionally an
  /// exponent. nil for anything else; infinite where it is too large for a `Double`.
  static func number(_ text: String) -> Double? {
    var rest = Substring(text)
    if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
    let whole = digits(&rest)
    var fraction = 0
    if rest.first == "." {
      rest.removeFirst()
      fraction = digits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if let mark = rest.first, mark == "e" || mark == "E" {
      rest.removeFirst()
      if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
      guard digits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    return Double(text) ?? .infinity
  }

  /// A whole number. nil for anything else; the largest or smallest there is where it is too large.
  static func integer(_ text: String) -> Int? {
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    guard digits(&rest) > 0, rest.isEmpty else { return nil }
    return Int(text) ?? (isNegative ? .min : .max)
  }

  /// The shortest writing that reads as the same number, without a point where it is whole.
  static func text(for number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
  }

  private static func digits(_ rest: inout Substring) -> Int {
    let run = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(run.count)
    return run.count
  }
}
