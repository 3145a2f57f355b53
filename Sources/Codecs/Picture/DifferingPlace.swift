/// Finds the first or last place at which two rows of pixels differ.
///
/// Equal pixels are stepped over in blocks without a branch for each, which compiles to vector
/// instructions.
public enum DifferingPlace {
  private static let blockSize = 32

  /// The first differing place in a range of both; `nil` if there is none.
  public static func first(
    _ first: Span<UInt32>, _ second: Span<UInt32>, in range: Range<Int>
  ) -> Int? {
    var start = range.lowerBound
    while range.upperBound - start >= blockSize, isEqualBlock(first, second, at: start) {
      start += blockSize
    }
    // A rest shorter than a block is looked at together with what comes before it.
    let lastBlock = range.upperBound - blockSize
    if lastBlock >= range.lowerBound, lastBlock <= start,
      isEqualBlock(first, second, at: lastBlock)
    {
      return nil
    }
    while start < range.upperBound {
      if first[start] != second[start] { return start }
      start += 1
    }
    return nil
  }

  /// The last differing place in a range of both; `nil` if there is none.
  public static func last(
    _ first: Span<UInt32>, _ second: Span<UInt32>, in range: Range<Int>
  ) -> Int? {
    var end = range.upperBound
    while end - range.lowerBound >= blockSize, isEqualBlock(first, second, at: end - blockSize) {
      end -= blockSize
    }
    let firstBlock = range.lowerBound
    if range.count >= blockSize, end - firstBlock <= blockSize,
      isEqualBlock(first, second, at: firstBlock)
    {
      return nil
    }
    while end > range.lowerBound {
      end -= 1
      if first[end] != second[end] { return end }
    }
    return nil
  }

  @inline(__always)
  private static func isEqualBlock(
    _ first: Span<UInt32>, _ second: Span<UInt32>, at start: Int
  ) -> Bool {
    let first = first.extracting(start..<(start + blockSize))
    let second = second.extracting(start..<(start + blockSize))
    var difference: UInt32 = 0
    for place in 0..<blockSize { difference |= first[place] ^ second[place] }
    return difference == 0
  }
}
