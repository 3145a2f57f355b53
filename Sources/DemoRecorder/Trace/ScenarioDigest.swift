/// Tells two scenarios apart by everything that can change their film.
///
/// A hash of the scenario's canonical text, which names its pictures by their contents.
struct ScenarioDigest: Hashable, Sendable {
  let value: UInt64

  init(_ scenario: Scenario) {
    value = FNV1a.hash(scenario.canonicalText.utf8)
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
