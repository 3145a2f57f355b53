import Scene

/// What a picture's colours have in common, which decides how a PNG can store it.
struct PictureColors {
  /// The colours in the order of the first pixel of each, straight; `nil` if more than 256.
  let distinct: [UInt32]?
  let isOpaque: Bool
  let isGrey: Bool

  init(of bitmap: Bitmap) {
    var table = ColorTable()
    var commonBits: UInt32 = .max
    var hue: UInt32 = 0
    var last: UInt32?
    for pixel in bitmap.pixels where pixel != last {
      last = pixel
      commonBits &= pixel
      hue |= (pixel ^ (pixel >> 8)) & 0xFFFF
      if table.count <= 256 { _ = table.insert(pixel) }
    }
    distinct = table.count <= 256 ? table.colors.map(StraightAlpha.straight) : nil
    isOpaque = commonBits >> 24 == 255
    isGrey = hue == 0
  }

  /// The forms that lose nothing, besides RGBA, in the order in which they are preferred.
  var exactForms: [PNGForm] {
    var forms: [PNGForm] = []
    if isOpaque, isGrey, let depth = greyDepth {
      forms.append(PNGForm(channels: .grey, bitDepth: depth))
    }
    if let distinct {
      let order = distinct.filter { $0 >> 24 < 255 } + distinct.filter { $0 >> 24 == 255 }
      forms.append(
        PNGForm(channels: .palette(order), bitDepth: Self.indexDepth(colors: order.count)))
    }
    if isOpaque { forms.append(PNGForm(channels: .rgb, bitDepth: 8)) }
    if isGrey { forms.append(PNGForm(channels: .greyAlpha, bitDepth: 8)) }
    return forms
  }

  /// The fewest bits whose grey levels, spread evenly from black to white, meet every colour.
  private var greyDepth: Int? {
    guard let distinct else { return nil }
    return [1, 2, 4, 8].first { depth in
      let step = 255 / UInt32((1 << depth) - 1)
      return distinct.allSatisfy { ($0 & 255) % step == 0 }
    }
  }

  private static func indexDepth(colors: Int) -> Int {
    switch colors {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}
