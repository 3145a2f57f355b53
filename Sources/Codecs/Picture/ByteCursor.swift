/// Reads a file's bytes in order and notices where they end.
struct ByteCursor {
  /// The bytes end before what was asked for.
  struct Truncated: Error {}

  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(Truncated) -> UInt8 {
    bytes[try skip(1).lowerBound]
  }

  /// The range of the next `count` bytes, which are stepped over.
  mutating func skip(_ count: Int) throws(Truncated) -> Range<Int> {
    guard count <= bytes.count - position else { throw Truncated() }
    defer { position += count }
    return position..<(position + count)
  }

  mutating func littleEndian16() throws(Truncated) -> Int {
    let low = try byte()
    return Int(low) | Int(try byte()) << 8
  }

  mutating func bigEndian(bytes count: Int) throws(Truncated) -> Int {
    bytes[try skip(count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
