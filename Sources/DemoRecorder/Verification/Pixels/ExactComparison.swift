import Codecs
import Scene

/// Counts each pixel of which any channel differs, alpha included.
enum ExactComparison {
  /// - Precondition: The rectangle lies inside both pictures, which are of one size.
  static func difference(
    expected: StraightBitmap, actual: StraightBitmap, in rectangle: PixelRect
  ) -> PictureDifference {
    let found = DifferingRectangle.find(
      in: rectangle, width: expected.width, expected.pixels, actual.pixels)
    guard let bounds = found else { return .none }
    var difference = PictureDifference(bounds: bounds)
    DifferingBlocks.visit(expected, actual, in: bounds) { _, range, first, second in
      count(first.extracting(range), second.extracting(range), into: &difference)
    }
    return difference
  }

  /// Adds up a block without a branch for each pixel.
  private static func count(
    _ first: Span<UInt32>, _ second: Span<UInt32>, into difference: inout PictureDifference
  ) {
    precondition(first.count == second.count)
    var (pixels, greatest) = (UInt32(0), UInt32(0))
    for place in first.indices {
      pixels &+= first[place] == second[place] ? 0 : 1
      greatest = max(greatest, greatestChannelDifference(first[place], second[place]))
    }
    difference.pixels += Int(pixels)
    difference.greatestChannelDifference = max(
      difference.greatestChannelDifference, Int(greatest))
  }
}
