import Codecs

/// A still is a film of one frame that takes no time.
struct StillFilm: FilmSource {
  let width: Int
  let height: Int
  private var picture: StraightBitmap?

  init(_ bytes: [UInt8]) throws(PNGError) {
    let picture = try PNGDecoder.decodeStraight(bytes)
    (width, height) = (picture.width, picture.height)
    self.picture = picture
  }

  var loop: LoopCount? { nil }

  mutating func next() -> StraightFrame? {
    defer { picture = nil }
    return picture.map { StraightFrame(bitmap: $0, duration: .zero, changed: $0.bounds) }
  }
}
