extension Duration {
  /// The length as a number of seconds, to the nearest representable value.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// The length in attoseconds, exactly.
  var inAttoseconds: Int128 {
    let (seconds, attoseconds) = components
    return Int128(seconds) * 1_000_000_000_000_000_000 + Int128(attoseconds)
  }
}
