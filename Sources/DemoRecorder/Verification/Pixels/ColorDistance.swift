/// Tells which pixels differ by more than a threshold in pixelmatch's metric.
struct ColorDistance: Hashable, Sendable {
  /// In the unit of `ColorDifference.square`.
  let limit: Double
  /// Squares beyond these lie beyond the limit whichever way they were rounded.
  private let surelyLess: Float
  private let surelyMore: Float

  /// - Parameter threshold: A share of the greatest distance, 0 to 1.
  init(threshold: Double) {
    limit = ColorDifference.greatestSquare * threshold * threshold
    // In single precision Y, I and Q are off by less than 5·2⁻²⁴ of √3·255, or of the length of the
    // difference whatever that is; the square is at least 0.044 of the length's square. So squares
    // are off by less than 1 in 20,000.
    surelyLess = Float(limit) * 0.999
    surelyMore = Float(limit) * 1.001
  }

  /// Finds those pixels in a run of at most ``DifferingBlocks/size``.
  ///
  /// Opaque runs are measured in single precision and without a branch; what is too near to the
  /// limit to be told so is measured again as pixelmatch does.
  ///
  /// - Returns: A bit for each pixel, the lowest for the first.
  func beyond(_ range: Range<Int>, _ first: Span<UInt32>, _ second: Span<UInt32>) -> UInt32 {
    let differing = DifferingBlocks.differing(range, first, second)
    var squares = InlineArray<32, Float>(repeating: 0)
    var span = squares.mutableSpan
    let areOpaque = Self.measure(first.extracting(range), second.extracting(range), into: &span)
    var beyond: UInt32 = 0
    var unsure = differing
    if areOpaque {
      beyond = Self.greater(squares.span, than: surelyMore)
      unsure &= Self.greater(squares.span, than: surelyLess) & ~beyond
    }
    while unsure != 0 {
      let number = unsure.trailingZeroBitCount
      let place = range.lowerBound &+ number
      if ColorDifference(first[place], second[place], at: place).square > limit {
        beyond |= 1 &<< UInt32(truncatingIfNeeded: number)
      }
      unsure &= unsure &- 1
    }
    return beyond
  }

  private static func greater(_ squares: Span<Float>, than limit: Float) -> UInt32 {
    precondition(squares.count == 32)
    var greater: UInt32 = 0
    for place in 0..<32 {
      greater |= (squares[place] > limit ? 1 : 0) &<< UInt32(truncatingIfNeeded: place)
    }
    return greater
  }

  /// Measures as if all were opaque. Not inlined, for otherwise the compiler makes no vector
  /// instructions of it.
  ///
  /// - Returns: Whether all are.
  @inline(never)
  private static func measure(
    _ first: Span<UInt32>, _ second: Span<UInt32>, into squares: inout MutableSpan<Float>
  ) -> Bool {
    precondition(first.count == second.count && first.count <= squares.count)
    var alphas = UInt32.max
    for place in first.indices {
      let (first, second) = (first[place], second[place])
      alphas &= first & second
      func difference(_ shift: UInt32) -> Float {
        Float(
          Int32(truncatingIfNeeded: first &>> shift & 255)
            &- Int32(truncatingIfNeeded: second &>> shift & 255))
      }
      let (red, green, blue) = (difference(0), difference(8), difference(16))
      let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
      let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
      let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
      squares[place] = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
    return alphas >= 0xff00_0000
  }
}
