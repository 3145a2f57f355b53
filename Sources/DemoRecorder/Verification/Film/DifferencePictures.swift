import Codecs
import Scene

/// Makes pictures of how two films differ: expected, difference and actual side by side.
struct DifferencePictures {
  let settings: ComparisonSettings
  /// As `FilmComparison` takes them.
  var masks: (Duration) -> [PixelRect] = { _ in [] }
  var clip: PixelRect?

  /// What an animation shows before and after what differs.
  private static let margin = Duration.milliseconds(200)
  private static let longestAnimation = Duration.seconds(10)
  /// In pixels.
  private static let widestAnimation = 1_200

  /// The films at one moment; of a film that has ended by then, its last picture. Films of
  /// different sizes are compared where both have pixels, the rest of the difference is striped.
  /// Smaller only where it would be larger than a picture may be.
  ///
  /// - Parameters: Films that stand before their first pictures.
  func still(_ expected: FilmReader, _ actual: FilmReader, at time: Duration) throws -> Bitmap {
    var pair = FilmPair(expected, actual)
    while try pair.advance(), let overlap = pair.overlap, overlap.time.end <= time {}
    guard let pictures = pair.pictures else { return Bitmap(width: 0, height: 0) }
    let (one, other) = (pictures.expected.bitmap, pictures.actual.bitmap)
    let (width, height) = (max(one.width, other.width), max(one.height, other.height))
    let factor = ComparisonSheet.factor(forPanels: width, height)
    var sheet = ComparisonSheet(width: width, height: height, factor: factor)
    draw(one, other, at: time, on: &sheet, part: nil)
    return sheet.bitmap
  }

  /// The span in which films of one size differ, as an endless APNG at the speed of the films, to the
  /// millisecond: a little more than the span, at most ten seconds of it, and so small that it fits
  /// on a page.
  ///
  /// - Parameters:
  ///   - expected: Before its first picture, as is `actual`.
  ///   - spans: When they differ, in order.
  /// - Returns: Nil if there is nothing that takes time.
  func animation(
    _ expected: FilmReader, _ actual: FilmReader, of spans: [TimeSpan]
  ) throws -> [UInt8]? {
    guard expected.bounds == actual.bounds, let window = Self.window(round: spans) else {
      return nil
    }
    let factor = ComparisonSheet.factor(
      forPanels: expected.width, expected.height, widest: Self.widestAnimation)
    var strip = AnimatedSheet(
      sheet: ComparisonSheet(width: expected.width, height: expected.height, factor: factor))
    var pair = FilmPair(expected, actual)
    var masksBefore: [PixelRect] = []
    while try pair.advance(), let overlap = pair.overlap, overlap.time.start < window.end {
      guard overlap.time.end > window.start, let pictures = pair.pictures else { continue }
      let masksNow = masks(overlap.time.start)
      let part = strip.isEmpty || masksNow != masksBefore ? nil : overlap.changed
      masksBefore = masksNow
      let shown = TimeSpan(
        start: max(overlap.time.start, window.start), end: min(overlap.time.end, window.end))
      try strip.append(during: shown) { sheet in
        draw(
          pictures.expected.bitmap, pictures.actual.bitmap, at: overlap.time.start, on: &sheet,
          part: part)
      }
    }
    return try strip.finish()
  }

  private static func window(round spans: [TimeSpan]) -> TimeSpan? {
    guard let first = spans.first, let last = spans.last else { return nil }
    let start = max(.zero, first.start - margin)
    return TimeSpan(start: start, end: min(last.end + margin, start + longestAnimation))
  }

  /// Draws three panels, or what may have changed in them.
  ///
  /// - Parameter part: Nil means everything.
  /// - Returns: What of the sheet may have changed.
  @discardableResult
  private func draw(
    _ expected: StraightBitmap, _ actual: StraightBitmap, at time: Duration,
    on sheet: inout ComparisonSheet, part: PixelRect?
  ) -> PixelRect {
    let difference = difference(expected, actual, masks: masks(time))
    // A changed pixel decides over what its neighbours count for, two pixels away at most.
    let part = part.map { $0.grown(by: 2) } ?? difference.bounds
    return sheet.draw(expected, in: .expected, part: part)
      .union(sheet.draw(difference, in: .difference, part: part))
      .union(sheet.draw(actual, in: .actual, part: part))
  }

  private func difference(
    _ expected: StraightBitmap, _ actual: StraightBitmap, masks: [PixelRect]
  ) -> StraightBitmap {
    let common = expected.bounds.intersection(actual.bounds)
    let region = clip.map(common.intersection) ?? common
    let picture = PictureComparison(settings: settings).picture(
      expected: expected.cropped(to: common), actual: actual.cropped(to: common), in: region,
      except: masks)
    return StraightBitmap(picture).extended(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
  }
}
