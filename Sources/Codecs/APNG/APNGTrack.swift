import Scene

/// An APNG's chunks in a row. What is known only later, delays and the number of frames, is written
/// over with its checksum when it is known.
struct APNGTrack {
  private var bytes: [UInt8]
  private let crc = CRC32()
  private let form: APNGColorForm
  private let animationControlPlace: Int
  private var frameCount = 0
  private var nextSequence = 0
  private var last: (control: APNGFrameControl, place: Int, duration: FrameDuration)?

  init(width: Int, height: Int, form: APNGColorForm) {
    self.form = form
    bytes = PictureFormat.pngSignature
    PNGChunk.append(
      "IHDR",
      PNGChunk.bigEndian(UInt32(width)) + PNGChunk.bigEndian(UInt32(height))
        + [8, form.colorType, 0, 0, 0],
      to: &bytes, crc: crc)
    animationControlPlace = bytes.count
    PNGChunk.append("acTL", [UInt8](repeating: 0, count: 8), to: &bytes, crc: crc)
    if let transparency = form.transparency {
      PNGChunk.append("tRNS", transparency, to: &bytes, crc: crc)
    }
  }

  var hasFrames: Bool { last != nil }

  var byteCount: Int { bytes.count }

  /// Lets the last frame stand longer.
  mutating func prolong(by duration: FrameDuration, frame: Int) throws(APNGWriterError) {
    guard let last else { return }
    let sum = last.duration + duration
    try Self.check(sum, frame: frame)
    self.last?.duration = sum
  }

  mutating func append(
    _ image: APNGImage, duration: FrameDuration, frame: Int
  ) throws(APNGWriterError) {
    try Self.check(duration, frame: frame)
    try writeDelay(frame: frame)
    appendFrame(image, duration: duration)
  }

  /// The whole file.
  mutating func finish(loop: LoopCount) throws(APNGWriterError) -> [UInt8] {
    try writeDelay(frame: frameCount)
    let plays: UInt32 =
      switch loop {
      case .forever: 0
      case .plays(let count): UInt32(count)
      }
    PNGChunk.overwrite(
      at: animationControlPlace,
      with: PNGChunk.bigEndian(UInt32(frameCount)) + PNGChunk.bigEndian(plays),
      in: &bytes, crc: crc)
    PNGChunk.append("IEND", [], to: &bytes, crc: crc)
    defer { bytes = [] }
    return bytes
  }

  private mutating func appendFrame(_ image: APNGImage, duration: FrameDuration) {
    let control = APNGFrameControl(
      sequence: takeSequence(), rectangle: image.rectangle, disposal: .keep, blend: image.blend)
    last = (control, bytes.count, duration)
    PNGChunk.append("fcTL", control.bytes, to: &bytes, crc: crc)
    if frameCount == 0 {
      PNGChunk.append("IDAT", image.data, to: &bytes, crc: crc)
    } else {
      let sequence = PNGChunk.bigEndian(UInt32(takeSequence()))
      PNGChunk.append("fdAT", sequence + image.data, to: &bytes, crc: crc)
    }
    frameCount += 1
  }

  private mutating func takeSequence() -> Int {
    defer { nextSequence += 1 }
    return nextSequence
  }

  /// Fills in the last frame's delay. One that is too long for 16 bits is cut into whole seconds and
  /// a last piece of at least one second, made up by frames that change nothing.
  private mutating func writeDelay(frame: Int) throws(APNGWriterError) {
    while let current = last {
      let (piece, rest) = Self.split(current.duration)
      var control = current.control
      control.delayNumerator = UInt16(piece.numerator)
      control.delayDenominator = UInt16(piece.denominator)
      PNGChunk.overwrite(at: current.place, with: control.bytes, in: &bytes, crc: crc)
      guard let rest else { return }
      do {
        appendFrame(try .idle(as: form), duration: rest)
      } catch {
        throw .pixels(frame: frame, error)
      }
    }
  }

  private static func split(
    _ duration: FrameDuration
  ) -> (piece: FrameDuration, rest: FrameDuration?) {
    if duration.numerator <= 65_535 { return (duration, nil) }
    let seconds = duration.numerator / duration.denominator
    // Nothing but a denominator above 32,767 leaves less than two seconds here.
    let whole = min(65_535, max(1, seconds - 1))
    let rest = FrameDuration(
      numerator: duration.numerator - whole * duration.denominator,
      denominator: duration.denominator)
    return (FrameDuration(numerator: whole, denominator: 1), rest)
  }

  private static func check(_ duration: FrameDuration, frame: Int) throws(APNGWriterError) {
    guard duration.denominator <= 65_535 else { throw .duration(frame: frame, duration) }
  }
}
