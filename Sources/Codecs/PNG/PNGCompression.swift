import Scene

/// How libpng filters and compresses rows.
struct PNGCompression: Hashable {
  enum Filters: Hashable {
    case none
    /// For each row the one whose bytes, taken as signed, are smallest in sum.
    case chosenByRow
  }

  /// As zlib numbers them.
  enum Strategy: Int {
    case matches = 0
    /// Nothing but repetitions of one byte.
    case runs = 3
  }

  /// 1 = fast … 9 = small.
  var level: Int
  /// 1 to 9. Codes are made anew every 2^(6 + this) symbols.
  var memoryLevel = 8
  var strategy = Strategy.matches
  var filters: Filters
}

extension PNGCompression {
  /// What suits a picture in its form.
  ///
  /// Measured on two screens of 750 × 1624 in palette or grey form, zlib alone: level 9 makes 3,964 and
  /// 8,083 bytes in 6 and 11 ms, level 6 4,145 and 9,779 in 3 ms, level 1 8,573 and 17,126 in 1.2 ms,
  /// runs alone 4,489 and 13,096 in 1.2 ms. Indices and grey stay unfiltered, as the specification
  /// advises. In RGB, runs of one byte would find nothing but grey.
  ///
  /// A drawn screen in RGB is smallest unfiltered as well: 11.8 kB at level 9 in 18 ms, 13.7 kB at
  /// level 6. A smooth picture needs filters (601 kB, unfiltered 653 kB), and level 9 (589 kB) is not
  /// worth eight times the time there.
  static func suiting(_ bitmap: Bitmap, as form: PNGForm, _ effort: PNGEffort) -> PNGCompression {
    switch (effort, form.channels) {
    case (.small, .grey), (.small, .palette): PNGCompression(level: 9, filters: .none)
    case (.fast, .grey), (.fast, .palette):
      PNGCompression(level: 1, strategy: .runs, filters: .none)
    case (.fast, _): PNGCompression(level: 1, filters: .none)
    case (.small, _):
      isDrawn(bitmap)
        ? PNGCompression(level: 9, filters: .none)
        : PNGCompression(level: 6, filters: .chosenByRow)
    }
  }

  /// Whether at least seven of eight pixels repeat the one to the left or above: a drawing has plain
  /// surfaces, a photograph none.
  private static func isDrawn(_ bitmap: Bitmap) -> Bool {
    let pixels = bitmap.pixels.span
    let width = bitmap.width
    var count = 0
    for place in width..<max(width, pixels.count) {
      let pixel = pixels[place]
      if pixel != pixels[place &- 1], pixel != pixels[place &- width] { count &+= 1 }
    }
    return count <= pixels.count / 8
  }
}
