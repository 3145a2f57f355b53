/// A regular expression that picks scenarios by path or output name.
struct NameFilter: Hashable, Sendable {
  let pattern: String

  /// - Throws: `Malformed` if this is no regular expression.
  init(pattern: String) throws(Malformed) {
    self.pattern = pattern
    _ = try Self.expression(pattern)
  }

  /// Those in which the expression is found anywhere, in the path or in the output name.
  func picked(from scenarios: [ScenarioFile]) -> [ScenarioFile] {
    // A value of `Regex` cannot be kept: it may not go from thread to thread.
    guard let expression = try? Self.expression(pattern) else { return [] }
    return scenarios.filter {
      $0.path.contains(expression) || $0.outputName.contains(expression)
    }
  }

  /// Why a text is no regular expression.
  struct Malformed: Error, Hashable, Sendable {
    var pattern: String
    /// In the words of the regular expression's own reader.
    var reason: String
    /// How many Unicode scalars stand before the place, if it is known.
    var offset: Int?
  }

  private static func expression(_ pattern: String) throws(Malformed) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(pattern)
    } catch {
      throw Malformed(
        pattern: pattern, reason: "\(error)", offset: place(of: error, in: pattern))
    }
  }

  /// The standard library knows the place but does not say it in its interface.
  private static func place(of error: any Error, in pattern: String) -> Int? {
    guard
      let range = Mirror(reflecting: error).descendant("location", "range") as? Range<String.Index>
    else { return nil }
    let scalars = pattern.unicodeScalars
    guard range.lowerBound <= scalars.endIndex else { return nil }
    return scalars.distance(from: scalars.startIndex, to: range.lowerBound)
  }
}
