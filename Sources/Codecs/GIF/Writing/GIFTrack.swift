/// A GIF's images in a row as bytes, before all that stands before them is known.
///
/// A delay is known only when the next image comes, and is filled in then. Which palette is the
/// film's global one is known at the end; then images that use another get theirs put in.
struct GIFTrack {
  private var bytes: [UInt8] = []
  /// How many bytes before those were taken.
  private var takenCount = 0
  private var paletteUses: [GIFEnding.PaletteUse] = []
  /// In `bytes`.
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
        GIFEnding.PaletteUse(
          flagsPlace: takenCount + bytes.count + GIFBlocks.flagsOffset, palette: number,
          depth: image.palette.depth))
    }
    bytes += image.bytes
    delay = centiseconds
  }

  /// The bytes since the last call that will not change any more, but for palettes put in between
  /// them. They are let go of.
  mutating func takeSettledBytes() -> [UInt8] {
    guard let place = delayPlace else { return [] }
    let count = place - GIFBlocks.delayOffset
    defer {
      bytes.removeFirst(count)
      takenCount += count
      delayPlace = GIFBlocks.delayOffset
    }
    return Array(bytes[..<count])
  }

  /// What makes a file of the bytes, with the leading palette as the global one. Nothing is left
  /// behind.
  mutating func finish(
    width: Int, height: Int, loop: LoopCount, palettes: SharedPalettes
  ) -> GIFEnding {
    writeDelay()
    defer { bytes = [] }
    return GIFEnding(
      header: GIFBlocks.header(
        width: width, height: height, palette: palettes.colors(of: palettes.leader),
        entryCount: palettes.entryCount(of: palettes.leader), loop: loop),
      settledCount: takenCount, rest: bytes + [GIFBlocks.trailer],
      paletteUses: paletteUses.filter { $0.palette != palettes.leader }, palettes: palettes)
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
