import Codecs
import Scene

/// The frames of a film in the order and with the delays in which its file holds them.
protocol FilmSource: Sendable {
  var width: Int { get }
  var height: Int { get }
  /// Nil where the file does not speak of it: a still, a folder of frames.
  var loop: LoopCount? { get }

  /// The next frame, nil after the last. The call goes faster if nobody keeps the bitmap of the one
  /// before.
  mutating func next() throws -> StraightFrame?
}

/// A film without any delay, which viewers play at a speed of their own, ten frames a second: what
/// browsers show of GIF files that leave their delays at 0.
enum UntimedFilm {
  static let delay = FrameDuration(numerator: 1, denominator: 10)

  /// What each frame of a film has to stand; nil if its own delays hold. The only frame of a film
  /// needs no delay.
  static func delay(insteadOf delays: some Collection<FrameDuration>) -> FrameDuration? {
    delays.count > 1 && delays.allSatisfy { $0 == .zero } ? delay : nil
  }
}

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
