import Codecs
import Scene

/// Holds a film against another: what a viewer sees at every instant, how large it is, how long it
/// takes and how often it plays.
///
/// Pictures are compared over time, one comparison for each stretch in which neither film changes.
/// So films agree that show the same, however their files cut it into frames; and where pictures
/// may differ a little, a change that only one film has is no difference if it is as little.
struct FilmComparison: Sendable {
  let settings: ComparisonSettings

  /// Finds out how two films differ; nil if they agree.
  ///
  /// Both are read once, a picture at a time.
  ///
  /// - Parameters:
  ///   - expected: The recording, before its first picture.
  ///   - actual: What it is held against, likewise.
  ///   - masks: What is left out at a time since the film began. It is asked for at the start of
  ///     each stretch.
  ///   - clip: Nothing outside of it counts; nil means everything counts.
  ///   - frameNumber: The number of the frame that is seen at a time; nil means the place among the
  ///     expected film's frames, equal neighbours merged.
  /// - Throws: What reading a film throws.
  func compare(
    _ expected: FilmReader, _ actual: FilmReader,
    masks: (Duration) -> [PixelRect] = { _ in [] }, clip: PixelRect? = nil,
    frameNumber: ((Duration) -> Int)? = nil
  ) throws -> FilmDifference? {
    var pair = FilmPair(expected, actual)
    var tally = DifferenceTally()
    let haveOneSize = expected.bounds == actual.bounds
    var comparer = StretchComparison(
      pictures: PictureComparison(settings: settings),
      region: clip.map(expected.bounds.intersection) ?? expected.bounds)
    let total = expected.width * expected.height
    while try pair.advance() {
      guard haveOneSize, let pictures = pair.pictures, let overlap = pair.overlap else { continue }
      let start = overlap.time.start
      let found = comparer.difference(
        pictures.expected.bitmap, pictures.actual.bitmap, changed: overlap.changed,
        masks: masks(start))
      guard found.pixels > settings.allowedPixels(of: total) else { continue }
      let frame = DifferingFrame(
        frame: frameNumber?(start) ?? pair.expected.count - 1, time: start, difference: found,
        ratio: Double(found.pixels) / Double(total))
      tally.add(frame, during: overlap.time, seenIn: (pair.expected.count, pair.actual.count))
    }
    try pair.finish()
    return pair.difference(pixels: tally.pixels)
  }
}

/// Compares one stretch after another, and of each only what can have changed.
private struct StretchComparison {
  let pictures: PictureComparison
  let region: PixelRect
  /// What was found in the stretch before, and what was left out there.
  private var before: (found: PictureDifference, masks: [PixelRect])?

  init(pictures: PictureComparison, region: PixelRect) {
    self.pictures = pictures
    self.region = region
  }

  mutating func difference(
    _ expected: StraightBitmap, _ actual: StraightBitmap, changed: PixelRect, masks: [PixelRect]
  ) -> PictureDifference {
    let found = pictures.difference(
      expected: expected, actual: actual, in: region(changed, masks), except: masks)
    before = (found, masks)
    return found
  }

  /// Where something can differ, if nothing did before. Whether a pixel lies on a smoothed edge is
  /// told by its neighbours and theirs, so there a change reaches two pixels further than itself.
  private func region(_ changed: PixelRect, _ masks: [PixelRect]) -> PixelRect {
    guard let before, before.found == .none, before.masks == masks else { return region }
    let reach = pictures.settings.countsAntialiasing ? changed : changed.grown(by: 2)
    return region.intersection(reach)
  }
}
