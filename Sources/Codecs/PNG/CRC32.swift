/// The checksum of PNG chunks.
///
/// Source: PNG specification, third edition, annex D (polynomial of ISO 3309, bits reversed).
struct CRC32: Sendable {
  /// The checksum of each single byte before the final inversion.
  private let table: [UInt32]

  init() {
    table = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
  }

  /// Of the bytes in `range`, which for a chunk are its name and its data.
  func checksum(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    let table = table.span
    let bytes = bytes.span
    var crc = UInt32.max
    for place in range {
      crc = table[Int((crc ^ UInt32(bytes[place])) & 255)] ^ (crc &>> 8)
    }
    return ~crc
  }
}
