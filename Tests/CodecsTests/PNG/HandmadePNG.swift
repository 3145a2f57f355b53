/// PNG files put together byte by byte, uncompressed, independently of any library.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bitDepth: UInt8 = 8
  var colorType: UInt8
  var isInterlaced = false
  /// Chunks between header and pixels.
  var chunks: [(name: String, data: [UInt8])] = []
  /// All rows, each with its filter byte in front.
  var rows: [UInt8]

  var bytes: [UInt8] {
    let size = [width, height].flatMap { bigEndian($0) }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += pngChunk("IHDR", size + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0])
    for chunk in chunks { file += pngChunk(chunk.name, chunk.data) }
    return file + pngChunk("IDAT", storedZlib(rows)) + pngChunk("IEND", [])
  }
}

func bigEndian(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

func pngChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(name.utf8) + data
  return bigEndian(data.count) + body + bigEndian(Int(naiveCRC(body)))
}

/// The checksum as a polynomial division, bit by bit.
func naiveCRC(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    for bit in 0..<8 {
      let feedback = (crc ^ (UInt32(byte) >> UInt32(bit))) & 1
      crc >>= 1
      if feedback == 1 { crc ^= 0xEDB8_8320 }
    }
  }
  return crc ^ 0xFFFF_FFFF
}

/// A zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4).
func storedZlib(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var rest = bytes[...]
  repeat {
    let piece = rest.prefix(65_535)
    rest = rest.dropFirst(piece.count)
    let low = UInt8(piece.count & 255)
    let high = UInt8(piece.count >> 8)
    stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + piece
  } while !rest.isEmpty
  var (first, second) = (1, 0)
  for byte in bytes {
    first = (first + Int(byte)) % 65_521
    second = (second + first) % 65_521
  }
  return stream + bigEndian(second << 16 | first)
}
