/// One scalar of UTF-8 text, or one byte that is none.
///
/// Source: The Unicode Standard, table 3-7, well-formed UTF-8 byte sequences.
struct UTF8Scalar {
  /// nil where the byte does not begin a well-formed sequence.
  var scalar: Unicode.Scalar?
  /// In bytes; 1 where there is no scalar.
  var length: Int

  /// - Precondition: `index` lies in `bytes`.
  init(in bytes: borrowing Span<UInt8>, at index: Int) {
    let first = bytes[index]
    (scalar, length) = (nil, 1)
    guard let (count, second) = Self.shape(of: first), index + count <= bytes.count else { return }
    var value = UInt32(first) & (count == 1 ? 0x7F : 0xFF >> UInt32(count + 1))
    for offset in 1..<max(count, 1) {
      let next = bytes[index + offset]
      guard (offset == 1 ? second : 0x80...0xBF).contains(next) else { return }
      value = value << 6 | UInt32(next & 0x3F)
    }
    scalar = Unicode.Scalar(value)
    length = count
  }

  /// How many bytes a sequence has that begins with `first`, and what its second byte may be.
  private static func shape(of first: UInt8) -> (count: Int, second: ClosedRange<UInt8>)? {
    switch first {
    case 0x00...0x7F: (1, 0...0)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }

  /// Why YAML cannot hold this scalar; nil where it can.
  ///
  /// Source: YAML 1.2, production `c-printable`.
  func problem(byte: UInt8, offset: Int) -> Diagnostic.Problem? {
    guard let scalar else { return .notUTF8(byte: byte, offset: offset) }
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF:
      return nil
    default: return .controlCharacter(scalar)
    }
  }
}
