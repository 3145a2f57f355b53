import Codecs
import Scene

/// Fills one sheet after another with the changes of two films, and notes where each lies.
struct SheetWriter {
  private let store: FilmSheetBuilder.Storing
  private let empty: SheetPacker
  private var packer: SheetPacker
  private var sheets = FilmSheets(files: [], frames: [])

  /// - Parameter empty: What each sheet begins as; no picture may be wider.
  init(store: @escaping FilmSheetBuilder.Storing, empty: SheetPacker) {
    self.store = store
    self.empty = empty
    packer = empty
  }

  /// Notes what both films show from one time to another.
  mutating func append(
    expected: FilmTrack, actual: FilmTrack, start: Duration, end: Duration, pixels: Int
  ) throws {
    let parts = (expected: bands(of: expected.changed), actual: bands(of: actual.changed))
    let count = max(1, parts.expected.count, parts.actual.count)
    for number in 0..<count {
      let isLast = number == count - 1
      var frame = FilmSheets.Frame(
        start: start, end: isLast ? end : start, pixels: isLast ? pixels : 0)
      if number < parts.expected.count {
        frame.expected = try patch(parts.expected[number], of: expected)
      }
      if number < parts.actual.count {
        frame.actual = try patch(parts.actual[number], of: actual)
      }
      sheets.frames.append(frame)
    }
  }

  /// Stores the last sheet.
  mutating func finish() throws -> FilmSheets {
    try storeSheet()
    return sheets
  }

  private mutating func patch(
    _ rectangle: PixelRect, of film: FilmTrack
  ) throws -> FilmSheets.Patch? {
    guard let picture = film.shown?.bitmap else { return nil }
    if let place = packer.store(rectangle, of: picture) { return patch(at: place, rectangle) }
    try storeSheet()
    return packer.store(rectangle, of: picture).map { patch(at: $0, rectangle) }
  }

  private func patch(at place: SheetPacker.Place, _ rectangle: PixelRect) -> FilmSheets.Patch {
    FilmSheets.Patch(sheet: sheets.files.count, x: place.x, y: place.y, rectangle: rectangle)
  }

  private mutating func storeSheet() throws {
    guard !packer.isEmpty else { return }
    let png = try PNGEncoder.encode(Bitmap(packer.picture))
    sheets.files.append(try store(png, sheets.files.count))
    packer = empty
  }

  /// A rectangle cut from top to bottom into parts that fit on a sheet.
  private func bands(of rectangle: PixelRect) -> [PixelRect] {
    guard !rectangle.isEmpty else { return [] }
    return stride(from: rectangle.top, to: rectangle.bottom, by: packer.greatestHeight).map { top in
      var band = rectangle
      band.top = top
      band.bottom = min(rectangle.bottom, top + packer.greatestHeight)
      return band
    }
  }
}
