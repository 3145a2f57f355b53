/// A GIF's images in a row as bytes, before all that stands before them is known.
///
/// A delay is known only when the next image comes, and is filled in then. Which palette is the
/// film's global one is known at the end; then images that use another get theirs put in.
struct GIFTrack {
  /// An image whose palette is shared.
  private struct PaletteUse {
    /// Where the image descriptor's flags stand, after which a local palette would.
    var flagsPlace: Int
    var palette: Int
    var depth: Int
  }

  private var bytes: [UInt8] = []
  private var paletteUses: [PaletteUse] = []
  private var delayPlace: Int?
  /// How long the last image stands so far, in 1/100 s.
  private var delay = 0

  private static let greatestDelay = 65_535
  /// Viewers play a shorter delay as 10/100 s.
  static let smallestDelay = 2

  var hasImages: Bool { delayPlace != nil }

  /// Lets the last image stand longer.
  mutating func prolong(by centiseconds: Int) { delay += centiseconds }

  /// Adds an image.
  mutating func append(_ image: GIFImage, delay centiseconds: Int) {
    writeDelay()
    delayPlace = bytes.count + GIFBlocks.delayOffset
    bytes += GIFBlocks.graphicControl(
      delay: 0, transparentIndex: image.palette.transparentIndex)
    if case .shared(let number) = image.palette.home {
      paletteUses.append(
        PaletteUse(
          flagsPlace: bytes.count + GIFBlocks.flagsOffset, palette: number,
          depth: image.palette.depth))
    }
    bytes += image.bytes
    delay = centiseconds
  }

  /// The whole file, with the leading palette as the global one. Nothing is left behind.
  mutating func finish(
    width: Int, height: Int, loop: LoopCount, palettes: SharedPalettes
  ) -> [UInt8] {
    writeDelay()
    let header = GIFBlocks.header(
      width: width, height: height, palette: palettes.colors(of: palettes.leader),
      entryCount: palettes.entryCount(of: palettes.leader), loop: loop)
    let local = paletteUses.filter { $0.palette != palettes.leader }
    var inserts = [Insert(place: 0, replacedCount: 0, bytes: header)]
    inserts += local.map { use in
      Insert(
        place: use.flagsPlace, replacedCount: 1,
        bytes: GIFBlocks.flagsAndPalette(palettes.colors(of: use.palette), depth: use.depth))
    }
    insert(inserts)
    bytes.append(GIFBlocks.trailer)
    defer { bytes = [] }
    return bytes
  }

  /// Bytes that come to stand at a place, instead of some.
  private struct Insert {
    var place: Int
    var replacedCount: Int
    var bytes: [UInt8]
  }

  /// Makes room from the end on, so that the file is never in memory twice.
  private mutating func insert(_ inserts: [Insert]) {
    var end = bytes.count
    let added = inserts.reduce(0) { $0 + $1.bytes.count - $1.replacedCount }
    bytes += repeatElement(0, count: added)
    var target = bytes.count
    for insert in inserts.reversed() {
      for place in ((insert.place + insert.replacedCount)..<end).reversed() {
        target -= 1
        bytes[target] = bytes[place]
      }
      target -= insert.bytes.count
      bytes.replaceSubrange(target..<(target + insert.bytes.count), with: insert.bytes)
      end = insert.place
    }
  }

  /// Fills in the last image's delay; what does not fit in 16 bits is made up by frames that change
  /// nothing. No piece is shorter than viewers play faithfully.
  private mutating func writeDelay() {
    guard let place = delayPlace else { return }
    var remaining = delay
    let first = Self.piece(of: remaining)
    bytes.replaceSubrange(place..<(place + 2), with: GIFBlocks.littleEndian(first))
    remaining -= first
    while remaining > 0 {
      let next = Self.piece(of: remaining)
      bytes += GIFBlocks.idleFrame(delay: next)
      remaining -= next
    }
  }

  private static func piece(of delay: Int) -> Int {
    delay > greatestDelay ? min(greatestDelay, delay - smallestDelay) : delay
  }
}
