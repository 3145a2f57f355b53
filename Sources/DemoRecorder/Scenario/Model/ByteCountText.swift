/// Sizes of files as scenarios write them: digits, optionally a point and digits, then `kB`, `MB`
/// (thousands), `KiB` or `MiB` (1,024s); no sign, exponent or space.
enum ByteCountText {
  enum Reading: Equatable {
    /// In bytes.
    case count(Int)
    /// A number without a unit.
    case bare
    /// Outside of `ScenarioLimits.fileBytes`.
    case outOfRange
    case noSize
  }

  /// Reads a size, rounded down to the byte.
  static func read(_ text: String) -> Reading {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { return .noSize }
    let word = text.dropFirst(number.count)
    if word.isEmpty { return .bare }
    guard let unit = units.first(where: { $0.word == word }) else { return .noSize }
    let allowed = ScenarioLimits.fileBytes
    guard let whole = Int(parts[0]), whole <= allowed.upperBound else { return .outOfRange }
    // More digits are less than a byte even of a mebibyte.
    let fraction = parts.count == 2 ? parts[1].prefix(fractionDigits) : ""
    var billionths = Int(fraction) ?? 0
    for _ in fraction.count..<fractionDigits { billionths *= 10 }
    let count = whole * unit.bytes + billionths * unit.bytes / 1_000_000_000
    return allowed.contains(count) ? .count(count) : .outOfRange
  }

  private static let fractionDigits = 9

  private static let units = [
    (word: "kB", bytes: 1_000), (word: "MB", bytes: 1_000_000), (word: "KiB", bytes: 1_024),
    (word: "MiB", bytes: 1_048_576),
  ]

  /// A writing that reads as the same size, in the largest unit of which it is a whole number.
  static func text(for bytes: Int) -> String {
    let unit = [units[3], units[1], units[2]].first { bytes.isMultiple(of: $0.bytes) }
    guard let unit else { return DecimalText(Double(bytes) / 1_000, decimals: 3).text + "kB" }
    return "\(bytes / unit.bytes)" + unit.word
  }

  /// A size for people: whole kB, from a million bytes on MB with two decimals.
  ///
  /// - Parameter roundsUp: For a size that is compared with a smaller one, so that both do not look the
  ///   same; else it is rounded down.
  static func words(for bytes: Int, roundsUp: Bool = false) -> String {
    guard bytes >= 1_000_000 else { return "\((bytes + (roundsUp ? 999 : 0)) / 1_000) kB" }
    let hundredths = (bytes + (roundsUp ? 9_999 : 0)) / 10_000
    return DecimalText(Double(hundredths) / 100, decimals: 2).text + " MB"
  }

  /// A limit for people, to the last byte.
  static func words(forLimit bytes: Int) -> String {
    bytes < 1_000_000
      ? DecimalText(Double(bytes) / 1_000, decimals: 3).text + " kB"
      : DecimalText(Double(bytes) / 1_000_000, decimals: 6).text + " MB"
  }
}
