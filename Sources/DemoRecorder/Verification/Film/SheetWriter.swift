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
    let steps = PaintStep.steps(expected, actual, greatestHeight: empty.greatestHeight)
    for (number, step) in steps.enumerated() {
      let isLast = number == steps.count - 1
      let patch = try step.expected.map { try self.patch($0) }
      let isSame = step.actual == step.expected
      let other = isSame ? patch : try step.actual.map { try self.patch($0) }
      sheets.frames.append(
        FilmSheets.Frame(
          start: start, end: isLast ? end : start, expected: patch, actual: other,
          pixels: isLast ? pixels : 0))
    }
  }

  /// Stores the last sheet.
  mutating func finish() throws -> FilmSheets {
    try storeSheet()
    return sheets
  }

  private mutating func patch(_ part: PaintStep.Part) throws -> FilmSheets.Patch {
    if let place = packer.store(part.rectangle, of: part.picture) {
      return patch(at: place, part.rectangle)
    }
    try storeSheet()
    guard let place = packer.store(part.rectangle, of: part.picture) else {
      preconditionFailure("a part fits on an empty sheet")
    }
    return patch(at: place, part.rectangle)
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
}
