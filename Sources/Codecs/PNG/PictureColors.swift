import Scene

/// What a picture's colours have in common, which decides how a PNG can store it.
struct PictureColors {
  /// The colours in the order of the first pixel of each, straight; `nil` if more than 256.
  let distinct: [UInt32]?
  let isOpaque: Bool
  let isGrey: Bool
  /// The straight colour with which most rows begin; of equals the one that is met first.
  private let background: UInt32?

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
    background = distinct == nil ? nil : Self.mostCommonBeginning(of: bitmap)
  }

  private static func mostCommonBeginning(of bitmap: Bitmap) -> UInt32? {
    var table = ColorTable()
    var counts: [Int] = []
    for y in 0..<bitmap.height {
      let place = table.insert(bitmap.pixels[y * bitmap.width])
      if place == counts.count { counts.append(0) }
      counts[place] += 1
    }
    let most = counts.indices.max { counts[$0] < counts[$1] }
    return most.map { StraightAlpha.straight(table.colors[$0]) }
  }

  /// A palette's colours: those that are not opaque first, so that the list of alphas is short; among
  /// them and among the others the background first. As index 0 it goes on with the byte before
  /// each row that says "no filter", and a run reaches from row to row.
  private func order(_ distinct: [UInt32]) -> [UInt32] {
    let colors = distinct.filter { $0 == background } + distinct.filter { $0 != background }
    return colors.filter { $0 >> 24 < 255 } + colors.filter { $0 >> 24 == 255 }
  }

  /// The forms that lose nothing, besides RGBA, in the order in which they are preferred.
  var exactForms: [PNGForm] {
    var forms: [PNGForm] = []
    if isOpaque, isGrey, let depth = greyDepth {
      forms.append(PNGForm(channels: .grey, bitDepth: depth))
    }
    if let distinct {
      let order = order(distinct)
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
