import Scene

/// A picture's pixels laid out as the rows of a PNG, before filtering and compression.
struct PNGRows: PNGRowSource {
  let rowBytes: Int
  private let bitmap: Bitmap
  private let form: PNGForm
  /// The places of a palette's colours.
  private var table = ColorTable()

  init(of bitmap: Bitmap, as form: PNGForm) {
    self.bitmap = bitmap
    self.form = form
    rowBytes = form.rowBytes(width: bitmap.width)
    if case .palette(let colors) = form.channels {
      for color in colors { _ = table.insert(color) }
    }
  }

  func fill(_ row: inout MutableSpan<UInt8>, at y: Int) {
    let start = y * bitmap.width
    let pixels = bitmap.pixels.span.extracting(start..<(start + bitmap.width))
    switch form.channels {
    case .rgb: Self.fillSamples(&row, pixels, shifts: [0, 8, 16])
    case .rgba: Self.fillSamples(&row, pixels, shifts: [0, 8, 16, 24])
    case .greyAlpha: Self.fillSamples(&row, pixels, shifts: [0, 24])
    case .grey:
      let step = 255 / UInt32((1 << form.bitDepth) - 1)
      Self.pack(&row, pixels, depth: form.bitDepth) { ($0 & 255) / step }
    case .palette:
      Self.pack(&row, pixels, depth: form.bitDepth) { pixel in
        UInt32(truncatingIfNeeded: table.place(of: StraightAlpha.straight(pixel)) ?? 0)
      }
    }
  }

  /// Whole bytes: of each pixel the channels that begin at these bits.
  private static func fillSamples<let channels: Int>(
    _ row: inout MutableSpan<UInt8>, _ pixels: Span<UInt32>, shifts: [channels of UInt32]
  ) {
    var place = 0
    for x in pixels.indices {
      let straight = StraightAlpha.straight(pixels[x])
      for channel in 0..<channels {
        row[place &+ channel] = UInt8(truncatingIfNeeded: straight &>> shifts[channel])
      }
      place &+= channels
    }
  }

  /// Values of `depth` bits, the leftmost pixel in a byte's highest bits. A pixel that repeats the one
  /// before it is not looked up again.
  private static func pack(
    _ row: inout MutableSpan<UInt8>, _ pixels: Span<UInt32>, depth: Int, value: (UInt32) -> UInt32
  ) {
    guard !pixels.isEmpty else { return }
    var last = pixels[0]
    var lastValue = value(last)
    var bits: UInt32 = 0
    var free = 8
    var place = 0
    for x in pixels.indices {
      let pixel = pixels[x]
      if pixel != last { (last, lastValue) = (pixel, value(pixel)) }
      free &-= depth
      bits |= lastValue &<< UInt32(truncatingIfNeeded: free)
      if free == 0 {
        row[place] = UInt8(truncatingIfNeeded: bits)
        (bits, free) = (0, 8)
        place &+= 1
      }
    }
    if free < 8 { row[place] = UInt8(truncatingIfNeeded: bits) }
  }
}
