/// How much is said on standard error. Errors always are.
enum Verbosity: Int, Hashable, Sendable, Comparable {
  case quiet, normal, verbose

  static func < (left: Verbosity, right: Verbosity) -> Bool { left.rawValue < right.rawValue }
}

/// Whether messages have colours.
enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// On a terminal that can show them, unless the user asks all programs for none.
  case auto
  case always, never
}
