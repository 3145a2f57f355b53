/// A GIF's images in a row as bytes, before the header is known.
///
/// The delay stands before an image but is known only when the next one comes, so it is filled in
/// later. The header is laid before the images at the end, in room that was kept free for it.
struct GIFTrack {
  private var bytes: [UInt8]
  private var delayPlace: Int?
  /// How long the last image stands so far, in 1/100 s.
  private var delay = 0

  private static let greatestDelay = 65_535
  /// Viewers play a shorter delay as 10/100 s.
  static let smallestDelay = 2

  init() {
    bytes = [UInt8](repeating: 0, count: GIFBlocks.greatestHeaderSize)
  }

  var hasImages: Bool { delayPlace != nil }

  /// Lets the last image stand longer.
  mutating func prolong(by centiseconds: Int) { delay += centiseconds }

  /// Adds an image, given as its descriptor, palette and data.
  mutating func append(image: [UInt8], transparentIndex: UInt8?, delay centiseconds: Int) {
    writeDelay()
    delayPlace = bytes.count + GIFBlocks.delayOffset
    bytes += GIFBlocks.graphicControl(delay: 0, transparentIndex: transparentIndex)
    bytes += image
    delay = centiseconds
  }

  /// The whole file.
  mutating func finish(header: [UInt8]) -> [UInt8] {
    writeDelay()
    bytes.append(GIFBlocks.trailer)
    let start = GIFBlocks.greatestHeaderSize - header.count
    bytes.replaceSubrange(start..<GIFBlocks.greatestHeaderSize, with: header)
    bytes.removeFirst(start)
    defer { bytes = [] }
    return bytes
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
