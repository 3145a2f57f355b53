import Codecs
import Scene

/// What is painted at once over the pictures of two films.
struct PaintStep {
  /// A rectangle of a picture, painted in the same place of another.
  struct Part: Equatable {
    var rectangle: PixelRect
    var picture: StraightBitmap
  }

  var expected: Part?
  var actual: Part?

  /// The steps that take both pictures from what they were to what is shown now; at least one.
  ///
  /// Where both change at once, they mostly change alike. Then both get the expected film's pixels,
  /// and the actual one afterwards what differs, if fewer pixels have to be kept for that.
  ///
  /// - Parameter greatestHeight: Of a part; what is higher is cut into several.
  static func steps(
    _ expected: FilmTrack, _ actual: FilmTrack, greatestHeight: Int
  ) -> [PaintStep] {
    func parts(_ rectangle: PixelRect, of film: FilmTrack) -> [Part] {
      guard let picture = film.shown?.bitmap else { return [] }
      return bands(of: rectangle, height: greatestHeight).map {
        Part(rectangle: $0, picture: picture)
      }
    }
    if let (common, rest) = commonChange(expected, actual) {
      return parts(common, of: expected).map { PaintStep(expected: $0, actual: $0) }
        + parts(rest, of: actual).map { PaintStep(actual: $0) }
    }
    let ofExpected = parts(expected.changed, of: expected)
    let ofActual = parts(actual.changed, of: actual)
    return (0..<max(1, ofExpected.count, ofActual.count)).map { number in
      PaintStep(
        expected: number < ofExpected.count ? ofExpected[number] : nil,
        actual: number < ofActual.count ? ofActual[number] : nil)
    }
  }

  /// What both pictures take from the expected film, and what of that differs in the actual one; nil
  /// if it takes fewer pixels to keep both changes.
  private static func commonChange(
    _ expected: FilmTrack, _ actual: FilmTrack
  ) -> (common: PixelRect, rest: PixelRect)? {
    guard let first = expected.shown?.bitmap, let second = actual.shown?.bitmap,
      first.bounds == second.bounds, !expected.changed.isEmpty, !actual.changed.isEmpty
    else { return nil }
    let common = expected.changed.union(actual.changed)
    let rest =
      DifferingRectangle.find(in: common, width: first.width, first.pixels, second.pixels)
      ?? .empty
    let isLess = area(common) + area(rest) < area(expected.changed) + area(actual.changed)
    return isLess ? (common, rest) : nil
  }

  private static func area(_ rectangle: PixelRect) -> Int { rectangle.width * rectangle.height }

  /// A rectangle cut from top to bottom.
  private static func bands(of rectangle: PixelRect, height: Int) -> [PixelRect] {
    guard !rectangle.isEmpty else { return [] }
    return stride(from: rectangle.top, to: rectangle.bottom, by: height).map { top in
      var band = rectangle
      band.top = top
      band.bottom = min(rectangle.bottom, top + height)
      return band
    }
  }
}
