import Codecs
import Scene

/// Counts what differs between two pictures of one size.
struct PictureComparison: Sendable {
  let settings: ComparisonSettings

  /// What becomes of a pixel that differs.
  enum Verdict: Hashable, Sendable {
    case counts
    /// It lies on a smoothed edge, and such ones are ignored.
    case smoothed
  }

  /// Neighbours by which smoothed edges are told are seen wherever they are, and the background of
  /// translucent pixels is that of the whole picture: what counts in a region is what counts there
  /// when all is compared.
  ///
  /// - Parameters:
  ///   - region: Nothing outside of it counts.
  ///   - masks: Nothing inside of them counts.
  /// - Precondition: Both pictures are of one size.
  func difference(
    expected: StraightBitmap, actual: StraightBitmap, in region: PixelRect,
    except masks: [PixelRect]
  ) -> PictureDifference {
    let area = comparedArea(of: expected, actual, in: region, except: masks)
    if settings.metric == .exact, settings.countsAntialiasing {
      return area.rectangles.reduce(.none) { found, rectangle in
        found.joined(
          with: ExactComparison.difference(expected: expected, actual: actual, in: rectangle))
      }
    }
    var count = DifferenceCount()
    visit(area, expected: expected, actual: actual) { x, y, verdict in
      guard verdict == .counts else { return }
      let place = y &* expected.width &+ x
      count.add(x: x, y: y, expected: expected.pixels[place], actual: actual.pixels[place])
    }
    return count.difference
  }

  /// A picture of what differs, as `pixelmatch` draws it: differences red, smoothed edges that do
  /// not count yellow, all else the expected picture in faint grey. What is masked or outside of
  /// the region is the same grey behind a blue glass.
  ///
  /// - Precondition: Both pictures are of one size.
  func picture(
    expected: StraightBitmap, actual: StraightBitmap, in region: PixelRect,
    except masks: [PixelRect]
  ) -> Bitmap {
    let area = comparedArea(of: expected, actual, in: region, except: masks)
    var drawing = DifferenceDrawing(of: expected)
    drawing.tint(ComparedArea(expected.bounds, except: area.rectangles))
    visit(area, expected: expected, actual: actual) { x, y, verdict in
      drawing.mark(x: x, y: y, verdict)
    }
    return drawing.bitmap
  }

  private func comparedArea(
    of expected: StraightBitmap, _ actual: StraightBitmap, in region: PixelRect,
    except masks: [PixelRect]
  ) -> ComparedArea {
    precondition(
      expected.width == actual.width && expected.height == actual.height, "pictures of one size")
    return ComparedArea(region.intersection(expected.bounds), except: masks)
  }

  /// Passes a verdict on each pixel that differs by the metric.
  @inline(__always)
  private func visit(
    _ area: ComparedArea, expected: StraightBitmap, actual: StraightBitmap,
    body: (Int, Int, Verdict) -> Void
  ) {
    let distance: ColorDistance? =
      if case .yiq(let threshold) = settings.metric { ColorDistance(threshold: threshold) } else {
        nil
      }
    let edges = AntialiasingDetector(width: expected.width, height: expected.height)
    for rectangle in area.rectangles {
      DifferingBlocks.visit(expected, actual, in: rectangle) { y, range, first, second in
        let left = range.lowerBound &- y &* expected.width
        var differing =
          distance?.beyond(range, first, second)
          ?? DifferingBlocks.differing(range, first, second)
        var smoothed: UInt32 = 0
        if !settings.countsAntialiasing, differing != 0 {
          smoothed = edges.smoothed(among: differing, x: left, y: y, first, second)
        }
        while differing != 0 {
          let number = differing.trailingZeroBitCount
          body(left &+ number, y, smoothed &>> UInt32(number) & 1 == 0 ? .counts : .smoothed)
          differing &= differing &- 1
        }
      }
    }
  }
}
