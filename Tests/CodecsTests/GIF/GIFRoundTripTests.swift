import Codecs
import Scene
import TestSupport
import Testing

/// A film as the reader plays it, in short.
func play(_ bytes: [UInt8]) throws -> [AnimationFrame] {
  var reader = try GIFReader(bytes)
  var frames: [AnimationFrame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}

/// One frame given to a writer: what, where it changed, for how long.
typealias GivenFrame = (bitmap: Bitmap, damage: PixelRect)

/// Writes frames of equal length.
func writeGIF(
  _ film: [GivenFrame], delay: Int = 4, loop: LoopCount = .forever
) throws -> (bytes: [UInt8], summary: GIFSummary) {
  var writer = try GIFWriter(width: film[0].bitmap.width, height: film[0].bitmap.height, loop: loop)
  for frame in film { try writer.append(frame.bitmap, changed: frame.damage, duration: delay) }
  let bytes = try writer.finish()
  return (bytes, writer.summary)
}

/// Frames with equal neighbours merged, as a film shows them.
func merged(_ film: [GivenFrame], delay: Int) -> [(bitmap: Bitmap, delay: Int)] {
  var shown: [(bitmap: Bitmap, delay: Int)] = []
  for frame in film {
    if let last = shown.last, last.bitmap == frame.bitmap {
      shown[shown.count - 1].delay += delay
    } else {
      shown.append((frame.bitmap, delay))
    }
  }
  return shown
}

@Suite struct GIFRoundTrip {
  @Test(
    arguments: [(1, 1), (1, 37), (53, 1), (33, 17), (64, 64)],
    [1, 2, 3, 4, 5, 16, 17, 127, 128, 129, 255, 256])
  func picturesOfAtMost256ColoursComeBackExactly(sides: (Int, Int), colors: Int) throws {
    var random = SeededGenerator(seed: UInt64(colors))
    let bitmap = SamplePictures.opaque(
      colors: colors, width: sides.0, height: sides.1, using: &random)

    let (bytes, summary) = try writeGIF([(bitmap, bitmap.bounds)])

    #expect(try play(bytes).map(\.bitmap) == [bitmap])
    #expect(summary.isExact)
    #expect(summary.colors == Set(bitmap.pixels).count)
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func spriteFilmsComeBackExactlyFrameByFrame(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = SamplePictures.sprites(
      frames: 20, width: 48, height: 40, colors: [2, 5, 30, 200, 256][Int(seed) % 5],
      using: &random)

    let (bytes, summary) = try writeGIF(film, delay: 3)
    let frames = try play(bytes)

    let expected = merged(film, delay: 3)
    #expect(frames.map(\.bitmap) == expected.map(\.bitmap))
    #expect(frames.map(\.duration) == expected.map { FrameDuration(centiseconds: $0.delay) })
    #expect(summary.isExact)
    #expect(summary.frames == expected.count)
  }

  /// Each frame has at most 256 colours, the film has many more: local palettes must take over.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func filmsOfManyPalettesComeBackExactly(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = (0..<8).map { _ -> GivenFrame in
      let colors = Int.random(in: 1...256, using: &random)
      let bitmap = SamplePictures.opaque(colors: colors, width: 30, height: 30, using: &random)
      return (bitmap, bitmap.bounds)
    }

    let (bytes, summary) = try writeGIF(film)

    #expect(try play(bytes).map(\.bitmap) == film.map(\.bitmap))
    #expect(summary.isExact)
  }

  /// Half of the pixels change and exactly 256 colours do, so no index is free for "unchanged".
  @Test func aFrameThatChanges256ColoursIsExactWithoutTransparentIndex() throws {
    var random = SeededGenerator(seed: 1)
    let colors = SamplePictures.distinctColors(256, using: &random)
    let first = Bitmap(width: 32, height: 32, filledWith: .init(packed: colors[0]))
    var second = first
    for place in 0..<512 { second.pixels[place * 2] = colors[(place + 1) % 256] }
    second.pixels[1] = colors[0]

    let (bytes, summary) = try writeGIF([(first, first.bounds), (second, second.bounds)])

    #expect(try play(bytes).map(\.bitmap) == [first, second])
    #expect(summary.isExact)
  }
}
