/// Bytes as letters, digits, `+` and `/` (RFC 4648, section 4).
enum Base64 {
  /// How many letters so many bytes take, the `=` at the end included.
  static func count(of bytes: Int) -> Int { (bytes + 2) / 3 * 4 }

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(count(of: bytes.count))
    let (span, alphabet) = (bytes.span, Self.alphabet.span)
    var place = 0
    while place + 3 <= span.count {
      let bits = Int(span[place]) << 16 | Int(span[place + 1]) << 8 | Int(span[place + 2])
      for shift in [18, 12, 6, 0] { letters.append(alphabet[bits >> shift & 63]) }
      place += 3
    }
    let rest = span.count - place
    guard rest > 0 else { return letters }
    let bits = Int(span[place]) << 16 | (rest == 2 ? Int(span[place + 1]) << 8 : 0)
    for shift in [18, 12, 6].prefix(rest + 1) { letters.append(alphabet[bits >> shift & 63]) }
    letters += repeatElement(UInt8(ascii: "="), count: 3 - rest)
    return letters
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
