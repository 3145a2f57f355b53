import Codecs

/// The frames of a GIF.
struct GIFFilm: FilmSource {
  private var reader: GIFReader
  private let delay: FrameDuration?

  init(_ bytes: [UInt8]) throws(GIFError) {
    reader = try GIFReader(bytes)
    delay = UntimedFilm.delay(
      insteadOf: reader.structure.frames.map { FrameDuration(centiseconds: $0.delay) })
  }

  var width: Int { reader.structure.width }
  var height: Int { reader.structure.height }
  var loop: LoopCount? { reader.structure.loop }

  mutating func next() throws -> StraightFrame? {
    guard var frame = try reader.next() else { return nil }
    frame.duration = delay ?? frame.duration
    return StraightFrame(withoutTranslucency: frame)
  }
}
