import Codecs
import Scene

/// Walks over what differs between two pictures, and steps over what is equal.
enum DifferingBlocks {
  /// The most pixels of a block.
  static let size = 32

  /// Gives runs of pixels to `body`, row by row, each from the left. A run begins with a pixel that
  /// differs and may have equal ones later; all that differs is in one.
  ///
  /// - Parameter body: Receives the row, the run's places in the pictures, and their pixels.
  /// - Precondition: The rectangle lies inside both pictures, which are of one size.
  @inline(__always)
  static func visit(
    _ first: StraightBitmap, _ second: StraightBitmap, in rectangle: PixelRect,
    body: (Int, Range<Int>, Span<UInt32>, Span<UInt32>) -> Void
  ) {
    let (firstPixels, secondPixels) = (first.pixels.span, second.pixels.span)
    for y in rectangle.top..<max(rectangle.top, rectangle.bottom) {
      let end = y * first.width + rectangle.right
      var rest = (y * first.width + rectangle.left)..<end
      while let start = DifferingPlace.first(firstPixels, secondPixels, in: rest) {
        let block = start..<min(start + size, end)
        body(y, block, firstPixels, secondPixels)
        rest = block.upperBound..<end
      }
    }
  }

  /// Which pixels of a block differ at all: a bit for each, the lowest for the first.
  @inline(never)
  static func differing(
    _ range: Range<Int>, _ first: Span<UInt32>, _ second: Span<UInt32>
  ) -> UInt32 {
    var differing: UInt32 = 0
    let (first, second) = (first.extracting(range), second.extracting(range))
    precondition(first.count == second.count)
    for place in first.indices {
      let bit: UInt32 = first[place] == second[place] ? 0 : 1
      differing |= bit &<< UInt32(truncatingIfNeeded: place)
    }
    return differing
  }
}
