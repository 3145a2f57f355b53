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
  /// What a film shows from one time to another, since it began.
  struct Shot {
    var picture: StraightBitmap
    var start: Duration
    var end: Duration
  }

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
  /// A change that is larger than a sheet comes in several moments, all but the last of no length:
  /// they are shown together with the one after them.
  ///
  /// - Parameters: Each gives the next picture of a film, nil after the last; all are of one size.
  /// - Throws: What reading, storing and counting throw, and `PNGError`.
  func sheets(
    expected: @escaping () throws -> Shot?, actual: @escaping () throws -> Shot?
  ) throws -> FilmSheets {
    var films = (expected: FilmTrack(expected), actual: FilmTrack(actual))
    try films.expected.advance()
    try films.actual.advance()
    let width = max(films.expected.width, films.actual.width, Self.usualWidth)
    var writer = SheetWriter(store: store, empty: SheetPacker(width: width, limits: limits))
    var time = Duration.zero
    while let end = [films.expected.shot?.end, films.actual.shot?.end].compactMap(\.self).min() {
      try writer.append(
        expected: films.expected, actual: films.actual, start: time, end: end,
        pixels: try differing(films.expected.shot, films.actual.shot, time))
      time = end
      try films.expected.advance(past: end)
      try films.actual.advance(past: end)
    }
    return try writer.finish()
  }

  /// Wide enough for a few dozen small changes in a row.
  private static let usualWidth = 2_048

  private func differing(_ expected: Shot?, _ actual: Shot?, _ time: Duration) throws -> Int {
    guard let expected = expected?.picture, let actual = actual?.picture,
      expected.width == actual.width, expected.height == actual.height
    else { return 0 }
    return try count(expected, actual, time)
  }
}

/// A film on its way past: what it shows now, and what changed since the picture before.
struct FilmTrack {
  private let next: () throws -> FilmSheetBuilder.Shot?
  /// What is shown now; nil after the end.
  private(set) var shot: FilmSheetBuilder.Shot?
  /// Round what changed when this shot began; empty once it has been taken note of.
  private(set) var changed = PixelRect.empty

  init(_ next: @escaping () throws -> FilmSheetBuilder.Shot?) { self.next = next }

  var width: Int { shot?.picture.width ?? 0 }

  /// Goes on to the next picture if the one shown ends at this time; else nothing changes.
  mutating func advance(past time: Duration) throws {
    changed = .empty
    if let shot, shot.end <= time { try advance() }
  }

  mutating func advance() throws {
    let before = shot?.picture
    shot = try next()
    changed = shot.map { Self.changed($0.picture, since: before) } ?? .empty
  }

  private static func changed(
    _ picture: StraightBitmap, since before: StraightBitmap?
  ) -> PixelRect {
    guard let before else { return picture.bounds }
    return PictureComparison(settings: ComparisonSettings())
      .difference(expected: before, actual: picture, in: picture.bounds, except: []).bounds
  }
}
