import Scene

/// One of the ways in which a PNG can store a picture exactly.
struct PNGForm: Hashable {
  enum Channels: Hashable {
    case grey
    /// Straight colours, those that are not opaque first.
    case palette([UInt32])
    case rgb
    case greyAlpha
    case rgba
  }

  var channels: Channels
  /// Bits a sample: 1, 2, 4 or 8.
  var bitDepth: Int

  var bitsPerPixel: Int {
    switch channels {
    case .grey, .palette: bitDepth
    case .greyAlpha: 16
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// Bytes of one row, the last one filled up.
  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Bytes before compression, those of palette chunks included: 12 for a chunk's frame, 3 a colour,
  /// 1 for each alpha.
  func uncompressedSize(width: Int, height: Int) -> Int {
    var size = height * (1 + rowBytes(width: width))
    if case .palette(let colors) = channels {
      let translucent = colors.count { $0 >> 24 < 255 }
      size += 12 + 3 * colors.count + (translucent > 0 ? 12 + translucent : 0)
    }
    return size
  }

  /// The exact form with the fewest bytes before compression; of equals the first of grey, palette,
  /// RGB, grey with alpha, RGBA.
  static func smallest(for bitmap: Bitmap) -> PNGForm {
    var smallest = PNGForm(channels: .rgba, bitDepth: 8)
    var size = smallest.uncompressedSize(width: bitmap.width, height: bitmap.height)
    for form in PictureColors(of: bitmap).exactForms.reversed() {
      let other = form.uncompressedSize(width: bitmap.width, height: bitmap.height)
      if other <= size { (smallest, size) = (form, other) }
    }
    return smallest
  }
}
