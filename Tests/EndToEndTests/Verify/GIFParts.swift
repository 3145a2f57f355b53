/// Where in a GIF file stand the numbers that a test changes.
struct GIFParts {
  private(set) var bytes: [UInt8]
  /// Of each frame the first of two bytes, in hundredths of a second, the lower byte first.
  private(set) var delays: [Int] = []
  /// Likewise of how often the film is played again after the first time; nil if it plays once.
  private(set) var loop: Int?

  /// - Parameter bytes: A whole file, in order.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Signature, size, flags, background, aspect; then the global colours.
    var place = 13 + Self.colors(bytes[10])
    while place < bytes.count, bytes[place] != 0x3B {
      if bytes[place] == 0x2C {
        // An image: its frame, flags, colours and code size.
        place += 10 + Self.colors(bytes[place + 9]) + 1
      } else {
        if bytes[place + 1] == 0xF9 { delays.append(place + 4) }
        // The application block: its length, eleven letters, a block of three bytes that begins with 1.
        if bytes[place + 1] == 0xFF { loop = place + 16 }
        place += 2
      }
      while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
      place += 1
    }
  }

  private static func colors(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Changes a number of two bytes.
  mutating func add(_ value: UInt8, at place: Int) { bytes[place] += value }
}
