/// Most differing pixels lie in plain areas or far from any. Those are told here for a whole run,
/// without a branch for each; one by one they would cost several times the comparing of colours.
extension AntialiasingDetector {
  /// A run with a pixel before and one behind it.
  private typealias PaddedRun = InlineArray<34, UInt32>

  /// Which of some pixels in a run of up to 32 lie on a smoothed edge in either picture.
  ///
  /// - Parameters:
  ///   - pixels: A bit for each, the lowest for that at `x`; likewise in the answer.
  func smoothed(
    among pixels: UInt32, x: Int, y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> UInt32 {
    var rest = pixels
    // Few are looked at sooner than the whole run.
    if rest.nonzeroBitCount > Self.few {
      rest = candidates(among: rest, x: x, y: y, first, second)
    }
    var smoothed: UInt32 = 0
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      if isSmoothed(x: x &+ number, y: y, first, second) {
        smoothed |= 1 &<< UInt32(truncatingIfNeeded: number)
      }
      rest &= rest &- 1
    }
    return smoothed
  }

  /// So many pixels are looked at sooner than the whole run.
  private static let few = 3

  /// Which of some pixels of a run may lie on a smoothed edge: not those in a plain area in both
  /// pictures, and not those without a neighbour that is.
  ///
  /// - Returns: Bits as given. All of them where the run is so near to the edge of the pictures that
  ///   neighbours' neighbours are missing; where few are left by the first rule, the second is not
  ///   asked.
  private func candidates(
    among pixels: UInt32, x: Int, y: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> UInt32 {
    guard x >= 2, x &+ 34 <= width, y >= 2, y &+ 2 < height else { return pixels }
    let start = y &* width &+ x &- 1
    var level = PaddedRun(repeating: 0)
    addPlain(to: &level, from: start, first, second)
    let rest = pixels & Self.bits(notIn: level.span)
    guard rest.nonzeroBitCount > Self.few else { return rest }
    var columns = level
    addPlain(to: &columns, from: start &- width, first, second)
    addPlain(to: &columns, from: start &+ width, first, second)
    return rest & Self.bits(ofNeighborsIn: columns.span)
  }

  private static func bits(notIn level: Span<UInt32>) -> UInt32 {
    precondition(level.count == 34)
    var bits: UInt32 = 0
    for place in 0..<32 {
      bits |= (level[place &+ 1] ^ 1) &<< UInt32(truncatingIfNeeded: place)
    }
    return bits
  }

  private static func bits(ofNeighborsIn columns: Span<UInt32>) -> UInt32 {
    precondition(columns.count == 34)
    var bits: UInt32 = 0
    for place in 0..<32 {
      let round = columns[place] | columns[place &+ 1] | columns[place &+ 2]
      bits |= round &<< UInt32(truncatingIfNeeded: place)
    }
    return bits
  }

  /// Sets 1 for each pixel that is in a plain area in both pictures.
  private func addPlain(
    to row: inout PaddedRun, from start: Int, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) {
    var plain = PaddedRun(repeating: 1)
    var span = plain.mutableSpan
    Self.keepPlain(&span, from: start, first, width: width)
    Self.keepPlain(&span, from: start, second, width: width)
    var sum = row.mutableSpan
    Self.add(plain.span, to: &sum)
  }

  private static func add(_ plain: Span<UInt32>, to sum: inout MutableSpan<UInt32>) {
    precondition(plain.count == 34 && sum.count == 34)
    for place in 0..<34 { sum[place] |= plain[place] }
  }

  /// Sets 0 for each pixel of which fewer than three neighbours have its colour.
  ///
  /// Written out and not inlined, for otherwise the compiler makes no vector instructions of it, and
  /// the comparison of the benchmark's moved cards takes 12.8 ms instead of 2.8.
  @inline(never)
  private static func keepPlain(
    _ plain: inout MutableSpan<UInt32>, from start: Int, _ pixels: Span<UInt32>, width: Int
  ) {
    precondition(plain.count == 34)
    let above = pixels.extracting((start &- width &- 1)..<(start &- width &+ 35))
    let level = pixels.extracting((start &- 1)..<(start &+ 35))
    let below = pixels.extracting((start &+ width &- 1)..<(start &+ width &+ 35))
    for place in 0..<34 {
      let color = level[place &+ 1]
      var equal: UInt32 = 0
      equal &+= above[place] == color ? 1 : 0
      equal &+= above[place &+ 1] == color ? 1 : 0
      equal &+= above[place &+ 2] == color ? 1 : 0
      equal &+= level[place] == color ? 1 : 0
      equal &+= level[place &+ 2] == color ? 1 : 0
      equal &+= below[place] == color ? 1 : 0
      equal &+= below[place &+ 1] == color ? 1 : 0
      equal &+= below[place &+ 2] == color ? 1 : 0
      plain[place] &= equal > 2 ? 1 : 0
    }
  }
}
