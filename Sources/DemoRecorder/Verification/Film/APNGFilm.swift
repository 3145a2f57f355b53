import Codecs

/// The frames of an APNG, in straight colours.
struct APNGFilm: FilmSource {
  private var reader: StraightAPNGReader
  private let delay: FrameDuration?

  init(_ bytes: [UInt8]) throws(APNGError) {
    reader = try StraightAPNGReader(bytes)
    delay = UntimedFilm.delay(insteadOf: reader.structure.frames.map(\.duration))
  }

  var width: Int { reader.structure.width }
  var height: Int { reader.structure.height }
  var loop: LoopCount? { reader.structure.loop }

  mutating func next() throws -> StraightFrame? {
    guard var frame = try reader.next() else { return nil }
    frame.duration = delay ?? frame.duration
    return frame
  }
}
