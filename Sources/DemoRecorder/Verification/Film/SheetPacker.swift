import Codecs
import Scene

/// One large picture onto which parts of other pictures are laid side by side in rows.
///
/// A part goes into the row that it fills best; the same pixels are stored once. The places depend on
/// the parts and their order alone.
struct SheetPacker {
  /// How large a sheet may be, in pixels.
  struct Limits: Hashable, Sendable {
    var height: Int
    var area: Int

    /// What browsers can show on all devices, and decode while a film is playing: 24 MB.
    static let standard = Limits(height: 16_384, area: 6_000_000)
  }

  /// Where a part lies: its left upper corner.
  struct Place: Hashable {
    var x: Int
    var y: Int
  }

  private struct Row {
    var top: Int
    var height: Int
    /// Columns that are taken, from the left.
    var used = 0
  }

  /// Where a part lies, and where it came from.
  private struct Part {
    var place: Place
    var width: Int
    var height: Int
  }

  let width: Int
  /// How many rows of pixels a sheet of this width may have.
  let greatestHeight: Int
  private var pixels: [UInt32] = []
  private var rows: [Row] = []
  /// The parts stored, by a digest of their pixels.
  private var known: [UInt64: [Part]] = [:]

  /// - Precondition: The limits leave room for at least one row.
  init(width: Int, limits: Limits = .standard) {
    precondition(width > 0 && limits.area >= width, "a sheet has room")
    self.width = width
    greatestHeight = min(limits.height, limits.area / width)
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Stores a part of a picture, unless it is stored already.
  ///
  /// - Returns: Where it lies; nil if there is no room left.
  /// - Precondition: It is no larger than an empty sheet.
  mutating func store(_ rectangle: PixelRect, of picture: StraightBitmap) -> Place? {
    precondition(rectangle.width <= width && rectangle.height <= greatestHeight, "a part fits")
    let digest = Self.digest(rectangle, of: picture)
    let same = known[digest]?.first { holds(rectangle, of: picture, at: $0) }
    if let same { return same.place }
    guard let place = room(width: rectangle.width, height: rectangle.height) else { return nil }
    copy(rectangle, of: picture, to: place)
    known[digest, default: []].append(
      Part(place: place, width: rectangle.width, height: rectangle.height))
    return place
  }

  /// The sheet as far as it is filled.
  ///
  /// - Precondition: It is not empty.
  var picture: StraightBitmap {
    let used = rows.map(\.used).max() ?? 0
    let height = pixels.count / width
    guard used < width else { return StraightBitmap(width: width, height: height, pixels: pixels) }
    var cropped: [UInt32] = []
    cropped.reserveCapacity(used * height)
    for y in 0..<height { cropped += pixels[(y * width)..<(y * width + used)] }
    return StraightBitmap(width: used, height: height, pixels: cropped)
  }

  /// Takes room in the lowest row that is high enough, if less than half of that would be wasted;
  /// else in a new row below all others.
  private mutating func room(width: Int, height: Int) -> Place? {
    let bottom = pixels.count / self.width
    let fitting = rows.indices.filter {
      rows[$0].height >= height && self.width - rows[$0].used >= width
    }
    let best = fitting.min { rows[$0].height < rows[$1].height }
    let hasRoomBelow = greatestHeight - bottom >= height
    if let best, !hasRoomBelow || rows[best].height < 2 * height {
      defer { rows[best].used += width }
      return Place(x: rows[best].used, y: rows[best].top)
    }
    guard hasRoomBelow else { return nil }
    pixels += repeatElement(0, count: self.width * height)
    rows.append(Row(top: bottom, height: height, used: width))
    return Place(x: 0, y: bottom)
  }

  private mutating func copy(_ rectangle: PixelRect, of picture: StraightBitmap, to place: Place) {
    for row in 0..<rectangle.height {
      let source = (rectangle.top + row) * picture.width + rectangle.left
      let target = (place.y + row) * width + place.x
      pixels.replaceSubrange(
        target..<(target + rectangle.width),
        with: picture.pixels[source..<(source + rectangle.width)])
    }
  }

  private func holds(_ rectangle: PixelRect, of picture: StraightBitmap, at part: Part) -> Bool {
    guard part.width == rectangle.width, part.height == rectangle.height else { return false }
    return (0..<rectangle.height).allSatisfy { row in
      let source = (rectangle.top + row) * picture.width + rectangle.left
      let target = (part.place.y + row) * width + part.place.x
      return picture.pixels[source..<(source + rectangle.width)]
        == pixels[target..<(target + rectangle.width)]
    }
  }

  /// FNV-1a over some thousand pixels all over the part; what it takes for equal is compared
  /// afterwards.
  private static func digest(_ rectangle: PixelRect, of picture: StraightBitmap) -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(rectangle.width)
    let count = rectangle.width * rectangle.height
    for number in stride(from: 0, to: count, by: count / 4_096 + 1) {
      let (row, column) = number.quotientAndRemainder(dividingBy: rectangle.width)
      let place = (rectangle.top + row) * picture.width + rectangle.left + column
      digest = (digest ^ UInt64(picture.pixels[place])) &* 0x100_0000_01B3
    }
    return digest
  }
}
