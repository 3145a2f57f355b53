import Scene

/// A picture's pixels laid out as the rows of a PNG, before filtering and compression.
struct PNGRows {
  private(set) var bytes: [UInt8]
  let rowBytes: Int

  init(of bitmap: Bitmap, as form: PNGForm) {
    rowBytes = form.rowBytes(width: bitmap.width)
    switch form.channels {
    case .rgb: bytes = Self.samples(of: bitmap, shifts: [0, 8, 16])
    case .rgba: bytes = Self.samples(of: bitmap, shifts: [0, 8, 16, 24])
    case .greyAlpha: bytes = Self.samples(of: bitmap, shifts: [0, 24])
    case .grey:
      let step = 255 / UInt32((1 << form.bitDepth) - 1)
      bytes = Self.packed(bitmap, depth: form.bitDepth, rowBytes: rowBytes) { pixel in
        (pixel & 255) / step
      }
    case .palette(let colors):
      var table = ColorTable()
      for color in colors { _ = table.insert(color) }
      bytes = Self.packed(bitmap, depth: form.bitDepth, rowBytes: rowBytes) { pixel in
        UInt32(truncatingIfNeeded: table.place(of: StraightAlpha.straight(pixel)) ?? 0)
      }
    }
  }

  /// Whole bytes: of each pixel the channels that begin at these bits.
  private static func samples(of bitmap: Bitmap, shifts: [UInt32]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: bitmap.pixels.count * shifts.count)
    for (channel, shift) in shifts.enumerated() {
      var place = channel
      for pixel in bitmap.pixels {
        let straight = StraightAlpha.straight(pixel)
        bytes[place] = UInt8(truncatingIfNeeded: straight >> shift)
        place &+= shifts.count
      }
    }
    return bytes
  }

  /// Values of `depth` bits, the leftmost pixel in a byte's highest bits.
  private static func packed(
    _ bitmap: Bitmap, depth: Int, rowBytes: Int, value: (UInt32) -> UInt32
  ) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: bitmap.height * rowBytes)
    var lastPixel: UInt32?
    var lastValue: UInt32 = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        if pixel != lastPixel { (lastPixel, lastValue) = (pixel, value(pixel)) }
        let bit = x * depth
        bytes[y * rowBytes + bit / 8] |=
          UInt8(truncatingIfNeeded: lastValue << UInt32(8 - depth - bit % 8))
      }
    }
    return bytes
  }
}
