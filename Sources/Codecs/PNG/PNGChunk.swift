/// One chunk of a PNG or APNG file.
struct PNGChunk: Hashable {
  enum Problem: Error, Hashable {
    case truncated
    case badChecksum
  }

  /// Four letters.
  let name: String
  /// Where its data stands in the file.
  let data: Range<Int>

  /// Steps over the next chunk.
  ///
  /// - Throws: If it does not lie in the file whole, or its checksum does not match.
  static func next(in cursor: inout ByteCursor, crc: CRC32) throws(Problem) -> PNGChunk {
    let name: Range<Int>
    let data: Range<Int>
    let checksum: Int
    do {
      let length = try cursor.bigEndian(bytes: 4)
      name = try cursor.skip(4)
      data = try cursor.skip(length)
      checksum = try cursor.bigEndian(bytes: 4)
    } catch {
      throw .truncated
    }
    guard crc.checksum(of: cursor.bytes, in: name.lowerBound..<data.upperBound) == checksum else {
      throw .badChecksum
    }
    return PNGChunk(name: String(decoding: cursor.bytes[name], as: UTF8.self), data: data)
  }

  /// Appends a chunk to a file.
  static func append(
    _ name: String, _ data: some Collection<UInt8>, to bytes: inout [UInt8], crc: CRC32
  ) {
    precondition(name.utf8.count == 4, "a chunk's name has four letters")
    let start = bytes.count + 4
    bytes += bigEndian(UInt32(data.count))
    bytes += name.utf8
    bytes += data
    bytes += bigEndian(crc.checksum(of: bytes, in: start..<bytes.count))
  }

  /// Writes new data over those of a chunk of the same length.
  ///
  /// - Parameter start: Where the chunk begins, with its length.
  static func overwrite(
    at start: Int, with data: [UInt8], in bytes: inout [UInt8], crc: CRC32
  ) {
    let end = start + 8 + data.count
    bytes.replaceSubrange((start + 8)..<end, with: data)
    let checksum = crc.checksum(of: bytes, in: (start + 4)..<end)
    bytes.replaceSubrange(end..<(end + 4), with: bigEndian(checksum))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func bigEndian(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
