import Codecs
import Scene
import TestSupport
import Testing

/// Writes frames of equal length.
func writeAPNG(
  _ film: [GivenFrame], duration: FrameDuration = FrameDuration(numerator: 1, denominator: 25),
  loop: LoopCount = .forever
) throws -> [UInt8] {
  var writer = try APNGWriter(
    width: film[0].bitmap.width, height: film[0].bitmap.height, loop: loop)
  for frame in film {
    try writer.append(frame.bitmap, changed: frame.damage, duration: duration)
  }
  return try writer.finish()
}

func playAPNG(_ bytes: [UInt8]) throws -> [AnimationFrame] {
  var reader = try APNGReader(bytes)
  var frames: [AnimationFrame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}

@Suite struct APNGRoundTrip {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func spriteFilmsComeBackExactlyFrameByFrame(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = SamplePictures.sprites(
      frames: 15, width: 40, height: 32, colors: [2, 30, 300][Int(seed % 3)], using: &random)

    let frames = try playAPNG(
      writeAPNG(film, duration: FrameDuration(numerator: 1, denominator: 60)))

    let expected = merged(film, delay: 1)
    #expect(frames.map(\.bitmap) == expected.map(\.bitmap))
    #expect(
      frames.map(\.duration) == expected.map { FrameDuration(numerator: $0.delay, denominator: 60) }
    )
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func translucentFilmsComeBackExactly(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var film: [GivenFrame] = []
    for _ in 0..<6 {
      let noise = SamplePictures.translucent(width: 17, height: 13, using: &random)
      var bitmap = film.last?.bitmap ?? noise
      for place in bitmap.pixels.indices where Int.random(in: 0..<3, using: &random) == 0 {
        bitmap.pixels[place] = noise.pixels[place]
      }
      film.append((bitmap, bitmap.bounds))
    }

    #expect(try playAPNG(writeAPNG(film)).map(\.bitmap) == film.map(\.bitmap))
  }

  @Test func onlyTheRectangleThatChangesIsWritten() throws {
    let first = Bitmap(width: 30, height: 20, filledWith: .init(packed: 0xFFFF_FFFF))
    var second = first
    second[5, 6] = .init(packed: 0xFF00_0000)
    second[9, 8] = .init(packed: 0xFF00_00FF)

    let bytes = try writeAPNG([(first, first.bounds), (second, second.bounds)])

    let rectangles = try APNGStructure(of: bytes).frames.map(\.rectangle)
    #expect(rectangles == [first.bounds, PixelRect(left: 5, top: 6, right: 10, bottom: 9)])
  }

  @Test(arguments: [LoopCount.forever, .once, .plays(2), .plays(70_000)])
  func loopCountsComeBack(loop: LoopCount) throws {
    let bitmap = Bitmap(width: 1, height: 1, filledWith: .init(packed: 0xFFFF_FFFF))

    let bytes = try writeAPNG([(bitmap, bitmap.bounds)], loop: loop)

    #expect(try APNGStructure(of: bytes).loop == loop)
  }

  @Test(arguments: [
    FrameDuration(numerator: 65_535, denominator: 1), .init(numerator: 65_536, denominator: 1),
    .init(numerator: 1_000_000, denominator: 300), .init(numerator: 400_000, denominator: 1),
    .init(numerator: 131_071, denominator: 65_535), .init(numerator: 65_537, denominator: 60_000),
  ])
  func longDelaysHaveExactlyTheirLength(duration: FrameDuration) throws {
    let bitmap = Bitmap(width: 3, height: 3, filledWith: .init(packed: 0xFFFF_FFFF))

    let frames = try playAPNG(writeAPNG([(bitmap, bitmap.bounds)], duration: duration))

    #expect(frames.map(\.duration).reduce(.zero, +) == duration)
    #expect(frames.allSatisfy { $0.bitmap == bitmap })
  }

  @Test func durationsThatCannotBeToldAreRefused() throws {
    let bitmap = Bitmap(width: 1, height: 1)
    let tooFine = FrameDuration(numerator: 1, denominator: 65_536)
    var writer = try APNGWriter(width: 1, height: 1, loop: .forever)

    #expect(throws: APNGWriterError.duration(frame: 0, tooFine)) {
      try writer.append(bitmap, changed: bitmap.bounds, duration: tooFine)
    }
    #expect(throws: APNGWriterError.duration(frame: 0, .zero)) {
      try writer.append(bitmap, changed: bitmap.bounds, duration: .zero)
    }
    #expect(throws: APNGWriterError.noFrames) { try writer.finish() }
  }

  @Test func aPlainViewerShowsTheFirstFrame() throws {
    var random = SeededGenerator(seed: 2)
    let film = SamplePictures.sprites(
      frames: 5, width: 20, height: 20, colors: 9, using: &random)

    #expect(try PNGDecoder.decode(writeAPNG(film)) == film[0].bitmap)
  }

  @Test func sameFilmGivesTheSameBytesHoweverItIsCut() throws {
    var random = SeededGenerator(seed: 4)
    let film = SamplePictures.sprites(
      frames: 6, width: 20, height: 20, colors: 9, using: &random)
    let half = FrameDuration(numerator: 1, denominator: 50)
    let cut = film.flatMap { [$0, (bitmap: $0.bitmap, damage: PixelRect.empty)] }

    #expect(try writeAPNG(film) == writeAPNG(cut, duration: half))
  }
}
