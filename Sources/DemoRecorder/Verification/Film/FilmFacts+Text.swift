extension FilmFacts {
  /// `750 × 1624`.
  var sizeText: String { "\(width) × \(height)" }
}

extension Duration {
  /// A time in a film for people: `0.46 s`; to the nanosecond, unless it is longer than files of
  /// sound mind are.
  var filmText: String {
    let decimals = self < .seconds(1_000_000_000) ? 9 : 3
    return DecimalText(seconds: self, decimals: decimals).text + " s"
  }
}
