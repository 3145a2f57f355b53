import Scene

/// Walks through an APNG file's chunks and holds them against the rules of the format.
///
/// Source: PNG specification, third edition, sections 4.9 and 11.3.6.
struct APNGParser {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var loop = LoopCount.forever
  private(set) var frames: [APNGStructure.Frame] = []
  private(set) var header = 0..<0
  private(set) var colorChunks: [PNGChunk] = []

  private var cursor: ByteCursor
  private let crc = CRC32()
  private var announcedFrames: Int?
  private var nextSequence = 0
  private var hasPixels = false
  /// Whether the picture that plain viewers show is the first frame as well.
  private var startsWithDefaultPicture = false

  init(bytes: [UInt8]) { cursor = ByteCursor(bytes) }

  mutating func parse(limits: PictureLimits) throws(APNGError) {
    do {
      (width, height) = try PNGDecoder.size(of: cursor.bytes, limits: limits)
    } catch {
      throw APNGError(problem: Self.problem(error), frame: nil)
    }
    do {
      _ = try chunk(skippingSignature: true)
      while try readChunk() {}
      try checkCounts()
    } catch {
      throw APNGError(problem: error, frame: frames.isEmpty ? nil : frames.count - 1)
    }
  }

  private static func problem(_ error: PNGError) -> APNGError.Problem {
    switch error {
    case .notPNG: .notPNG
    case .truncated: .truncated
    case .size(let violation): .size(violation)
    case .malformed, .outOfMemory: .misplacedChunk("IHDR")
    }
  }

  private mutating func chunk(
    skippingSignature: Bool = false
  ) throws(APNGError.Problem) -> PNGChunk {
    if skippingSignature {
      guard (try? cursor.skip(PictureFormat.pngSignature.count)) != nil else { throw .truncated }
    }
    do {
      let chunk = try PNGChunk.next(in: &cursor, crc: crc)
      if skippingSignature { header = chunk.data }
      return chunk
    } catch {
      throw error == .truncated ? .truncated : .badChecksum
    }
  }

  /// - Returns: Whether more follows.
  private mutating func readChunk() throws(APNGError.Problem) -> Bool {
    let chunk = try chunk()
    switch chunk.name {
    case "acTL": try readAnimationControl(chunk)
    case "fcTL": try readFrameControl(chunk)
    case "IDAT": try readDefaultPicture(chunk)
    case "fdAT": try readFrameData(chunk)
    case "PLTE", "tRNS":
      guard !hasPixels else { throw .misplacedChunk(chunk.name) }
      colorChunks.append(chunk)
    case "IHDR": throw .misplacedChunk(chunk.name)
    case "IEND": return false
    default: break
    }
    return true
  }

  private mutating func readAnimationControl(_ chunk: PNGChunk) throws(APNGError.Problem) {
    guard chunk.data.count == 8, announcedFrames == nil, !hasPixels else {
      throw .misplacedChunk("acTL")
    }
    let start = chunk.data.lowerBound
    announcedFrames = number(at: start)
    let plays = number(at: start + 4)
    loop = plays == 0 ? .forever : .plays(plays)
  }

  private mutating func readFrameControl(_ chunk: PNGChunk) throws(APNGError.Problem) {
    guard announcedFrames != nil else { throw .notAnimated }
    let control = try APNGFrameControl(reading: chunk.data, of: cursor.bytes)
    try checkSequence(control.sequence)
    guard frames.last?.data.isEmpty != true else { throw .misplacedChunk("fcTL") }
    let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let rectangle = control.rectangle
    guard !rectangle.isEmpty, rectangle.intersection(bounds) == rectangle else {
      throw .frameOutside
    }
    if !hasPixels {
      guard rectangle == bounds else { throw .frameOutside }
      startsWithDefaultPicture = true
    }
    frames.append(
      APNGStructure.Frame(
        rectangle: rectangle, duration: control.duration, disposal: control.disposal,
        isBlended: control.blend == .over, data: []))
  }

  private mutating func readDefaultPicture(_ chunk: PNGChunk) throws(APNGError.Problem) {
    guard announcedFrames != nil else { throw .notAnimated }
    hasPixels = true
    guard startsWithDefaultPicture else { return }
    guard frames.count == 1 else { throw .misplacedChunk("IDAT") }
    frames[0].data.append(chunk.data)
  }

  private mutating func readFrameData(_ chunk: PNGChunk) throws(APNGError.Problem) {
    let isDefaultPictureOpen = startsWithDefaultPicture && frames.count == 1
    guard hasPixels, !frames.isEmpty, !isDefaultPictureOpen, chunk.data.count >= 4 else {
      throw .misplacedChunk("fdAT")
    }
    try checkSequence(number(at: chunk.data.lowerBound))
    frames[frames.count - 1].data.append(chunk.data.dropFirst(4))
  }

  private mutating func checkSequence(_ found: Int) throws(APNGError.Problem) {
    guard found == nextSequence else { throw .sequence(expected: nextSequence, found: found) }
    nextSequence += 1
  }

  private func checkCounts() throws(APNGError.Problem) {
    guard let announcedFrames else { throw .notAnimated }
    let found = frames.count { !$0.data.isEmpty }
    guard found == announcedFrames, found == frames.count, found > 0 else {
      throw .frameCount(announced: announcedFrames, found: found)
    }
  }

  private func number(at place: Int) -> Int {
    cursor.bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
