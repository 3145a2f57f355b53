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

/// Which of its two colour types an APNG has, and what leads to it.
@Suite struct APNGColorTypes {
  /// The colour that stands for "as before" in RGB, read from the file: two bytes a channel in `tRNS`.
  private func unshownColor() throws -> UInt32 {
    let white = Bitmap(width: 1, height: 1, filledWith: .init(packed: 0xFFFF_FFFF))
    let bytes = try writeAPNG([(white, white.bounds)])
    let start = 33 + 20 + 8
    #expect(bytes[(start - 4)..<start].elementsEqual("tRNS".utf8))
    return 0xFF00_0000 | UInt32(bytes[start + 1]) | UInt32(bytes[start + 3]) << 8
      | UInt32(bytes[start + 5]) << 16
  }

  private func film(endingWith pixel: UInt32) -> [GivenFrame] {
    var random = SeededGenerator(seed: 11)
    var film = SamplePictures.sprites(frames: 8, width: 24, height: 16, colors: 30, using: &random)
    for number in 6..<8 { film[number].bitmap.pixels[100] = pixel }
    film[6].damage = film[6].bitmap.bounds
    return film
  }

  @Test func anOpaqueFilmIsRGBAndNamesTheColorOfItsHoles() throws {
    let bytes = try writeAPNG(film(endingWith: 0xFF12_3456))

    #expect(bytes[25] == 2)
    #expect(chunkNames(in: bytes).prefix(4) == ["IHDR", "acTL", "tRNS", "fcTL"])
  }

  @Test func aFilmThatShowsTheColorOfHolesIsRGBAAndExact() throws {
    let film = film(endingWith: try unshownColor())

    let bytes = try writeAPNG(film)

    #expect(bytes[25] == 6)
    #expect(!chunkNames(in: bytes).contains("tRNS"))
    #expect(try playAPNG(bytes).map(\.bitmap) == merged(film, delay: 1).map(\.bitmap))
  }

  @Test(arguments: [0, 0x8000_0040, 0xFE01_0101] as [UInt32])
  func aFilmThatBecomesTranslucentIsRGBAAndExact(pixel: UInt32) throws {
    let film = film(endingWith: pixel)
    let duration = FrameDuration(numerator: 70_001, denominator: 1)

    let bytes = try writeAPNG(film, duration: duration)

    let frames = try playAPNG(bytes)
    #expect(bytes[25] == 6)
    #expect(frames.map(\.duration).reduce(.zero, +).numerator == 8 * 70_001)
    #expect(try playAPNG(writeAPNG(film)).map(\.bitmap) == merged(film, delay: 1).map(\.bitmap))
  }

  /// What is inside of the rectangle and does not change is noise, which could not be told shorter.
  @Test func unchangedDetailIsLeftOut() throws {
    var random = SeededGenerator(seed: 12)
    let first = SamplePictures.opaque(colors: 4_000, width: 64, height: 64, using: &random)
    var second = first
    second[0, 0] = .init(packed: 0xFF00_0000)
    second[63, 63] = .init(packed: 0xFF00_0000)

    let one = try writeAPNG([(first, first.bounds)]).count
    let two = try writeAPNG([(first, first.bounds), (second, second.bounds)]).count

    #expect(two - one < 250)
  }

  @Test func aRepeatedFrameWritesNothing() throws {
    let film = film(endingWith: 0xFF12_3456)
    let repeated = film.flatMap { [$0, $0, ($0.bitmap, .empty)] }

    #expect(try writeAPNG(repeated).count == writeAPNG(film).count)
  }
}
