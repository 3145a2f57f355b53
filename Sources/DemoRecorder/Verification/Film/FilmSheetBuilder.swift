import Codecs
import Scene

/// Makes the sheets from which the report's page shows two films, frame by frame.
///
/// Of each frame only the rectangle round what changed is stored. Painting the patches of
/// `FilmSheets` in their order over transparent pictures gives every frame of both films, exactly
/// where they are opaque, else as exactly as premultiplied colours can.
///
/// Memory holds one sheet and two pictures, however long the films are.
struct FilmSheetBuilder {
  /// Takes a sheet as PNG, and its number from 0.
  ///
  /// - Returns: Its path below the report's folder.
  typealias Storing = (_ png: [UInt8], _ number: Int) throws -> String

  /// How many pixels differ between two pictures of one size that are shown at a time.
  typealias Counting = (
    _ expected: StraightBitmap, _ actual: StraightBitmap, _ time: Duration
  ) throws -> Int

  private let store: Storing
  private let count: Counting
  private let limits: SheetPacker.Limits

  init(
    limits: SheetPacker.Limits = .standard, storing store: @escaping Storing,
    counting count: @escaping Counting
  ) {
    self.store = store
    self.count = count
    self.limits = limits
  }

  /// Reads both films to their ends. Each moment of the result lasts until one of them changes; where
  /// one has ended, its last picture stays.
  ///
  /// A change that is painted in several steps comes in several moments, all but the last of no
  /// length: they are shown together with the one after them.
  ///
  /// - Parameters: Both before their first picture. They need not be of one size.
  /// - Throws: What reading, storing and counting throw, and `PNGError`.
  func sheets(expected: FilmReader, actual: FilmReader) throws -> FilmSheets {
    let width = max(expected.width, actual.width, Self.usualWidth)
    var writer = SheetWriter(store: store, empty: SheetPacker(width: width, limits: limits))
    var (expected, actual) = (FilmTrack(reader: expected), FilmTrack(reader: actual))
    try expected.advance()
    try actual.advance()
    var time = Duration.zero
    while let end = [expected.shown?.end, actual.shown?.end].compactMap(\.self).min() {
      try writer.append(
        expected: expected, actual: actual, start: time, end: end,
        pixels: try differing(expected.shown, actual.shown, time))
      time = end
      try expected.advance(past: end)
      try actual.advance(past: end)
    }
    return try writer.finish()
  }

  /// Wide enough for a few dozen small changes in a row.
  private static let usualWidth = 2_048

  private func differing(
    _ expected: FilmReader.Picture?, _ actual: FilmReader.Picture?, _ time: Duration
  ) throws -> Int {
    guard let expected = expected?.bitmap, let actual = actual?.bitmap,
      expected.bounds == actual.bounds
    else { return 0 }
    return try count(expected, actual, time)
  }
}
