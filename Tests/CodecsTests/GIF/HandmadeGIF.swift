import Scene

/// GIF files put together byte by byte, with pixels as LZW codes that never use the dictionary.
struct HandmadeGIF {
  struct Frame {
    var rectangle: PixelRect
    /// In the order in which they are stored.
    var indices: [UInt8]
    var delay = 10
    var disposal: UInt8 = 0
    var transparentIndex: UInt8?
    var isInterlaced = false
    /// Red, green, blue; a power of two of colours.
    var palette: [UInt8]?
    var codeSize: UInt8 = 8
  }

  var width = 4
  var height = 2
  var background: UInt8 = 0
  var palette: [UInt8]?
  /// Whole extension blocks before the first frame.
  var extensions: [UInt8] = []
  var frames: [Frame]

  var bytes: [UInt8] {
    var file = Array("GIF89a".utf8) + littleEndian(width) + littleEndian(height)
    file += [flags(palette), background, 0] + (palette ?? []) + extensions
    for frame in frames {
      file += [0x21, 0xF9, 4, frame.disposal << 2 | (frame.transparentIndex == nil ? 0 : 1)]
      file += littleEndian(frame.delay) + [frame.transparentIndex ?? 0, 0]
      let place = [
        frame.rectangle.left, frame.rectangle.top, frame.rectangle.right - frame.rectangle.left,
        frame.rectangle.bottom - frame.rectangle.top,
      ]
      file += [0x2C] + Array(place.map(littleEndian).joined())
      file += [flags(frame.palette) | (frame.isInterlaced ? 0x40 : 0)] + (frame.palette ?? [])
      file += [frame.codeSize] + uncompressedLZW(frame.indices)
    }
    return file + [0x3B]
  }

  private func flags(_ palette: [UInt8]?) -> UInt8 {
    guard let palette else { return 0 }
    return 0x80 | UInt8((palette.count / 3).trailingZeroBitCount - 1)
  }
}

func littleEndian(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

/// Data blocks of 9-bit codes, with a clear code every 100 so that codes stay at 9 bits.
func uncompressedLZW(_ indices: [UInt8]) -> [UInt8] {
  var codes: [Int] = []
  for (place, index) in indices.enumerated() {
    if place % 100 == 0 { codes.append(256) }
    codes.append(Int(index))
  }
  codes.append(257)
  var bits: [Bool] = []
  for code in codes { for bit in 0..<9 { bits.append(code >> bit & 1 == 1) } }
  var data: [UInt8] = []
  for start in stride(from: 0, to: bits.count, by: 8) {
    data.append(
      (0..<8).reduce(0) { byte, bit in
        start + bit < bits.count && bits[start + bit] ? byte | 1 << UInt8(bit) : byte
      })
  }
  var blocks: [UInt8] = []
  for start in stride(from: 0, to: data.count, by: 255) {
    let block = data[start..<min(data.count, start + 255)]
    blocks += [UInt8(block.count)] + block
  }
  return blocks + [0]
}
