/// Tells two scenarios apart by everything that can change their film.
///
/// 64-bit FNV-1a over the scenario's canonical text, which names its pictures by their
/// contents. It finds an outdated
/// recording; it does not protect against forgery.
///
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm" (IETF draft).
struct ScenarioDigest: Hashable, Sendable {
  let value: UInt64

  init(_ scenario: Scenario) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in scenario.canonicalText.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = hash
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
