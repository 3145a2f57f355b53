/// Tells two scenarios apart by everything that can change their film.
///
/// 64-bit FNV-1a over the scenario's canonical text and the bytes of its pictures. It finds an outdated
/// recording; it does not protect against forgery.
///
/// Source: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm" (IETF draft).
struct ScenarioDigest: Hashable, Sendable {
  let value: UInt64

  init(_ scenario: Scenario) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    add(scenario.canonicalText.utf8)
    for picture in scenario.component.pictures { add(picture.bytes) }
    value = hash
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
