import Codecs
import Scene
import TestSupport
import Testing

/// Our files as the decoders of others show them.
@Suite struct OtherDecoders {
  /// Sprites, then frames of many palettes, then more than 256 colours.
  static func film(seed: UInt64) -> [GivenFrame] {
    var random = SeededGenerator(seed: seed)
    var film = SamplePictures.sprites(
      frames: 8, width: 37, height: 23, colors: 40, using: &random)
    for colors in [1, 2, 250, 256, 600, 3] {
      let bitmap = SamplePictures.opaque(colors: colors, width: 37, height: 23, using: &random)
      film.append((bitmap, bitmap.bounds))
    }
    return film
  }

  @Test(.enabled(if: Oracle.hasPillow), arguments: 0..<3 as Range<UInt64>)
  func pillowShowsOurGIFAsWeDo(seed: UInt64) throws {
    let bytes = try writeGIF(Self.film(seed: seed), delay: 7).bytes

    let ours = try play(bytes)
    let theirs = try Oracle.pillow(bytes)

    #expect(
      theirs.map(\.milliseconds)
        == ours.map { 1000 * $0.duration.numerator / $0.duration.denominator })
    #expect(theirs.map(\.pixels) == ours.map { straightBytes(of: $0.bitmap) })
  }

  @Test(.enabled(if: Oracle.hasFFmpeg), arguments: 0..<3 as Range<UInt64>)
  func ffmpegShowsOurGIFAsWeDo(seed: UInt64) throws {
    let bytes = try writeGIF(Self.film(seed: seed)).bytes

    let ours = try play(bytes).flatMap { straightBytes(of: $0.bitmap) }

    #expect(try Oracle.ffmpeg(bytes) == ours)
  }

  @Test(.enabled(if: Oracle.hasGifsicle), arguments: 0..<3 as Range<UInt64>)
  func gifsicleFindsNothingToComplainOf(seed: UInt64) throws {
    let bytes = try writeGIF(Self.film(seed: seed), delay: 70_000).bytes

    #expect(try Oracle.gifsicleComplaints(bytes) == "")
  }

  /// One in RGBA: Debian's Pillow, 9.4, shows the colour that stands for holes in RGB, which none does from
  /// 9.5 on.
  @Test(.enabled(if: Oracle.hasPillow), arguments: 0..<3 as Range<UInt64>)
  func pillowShowsOurAPNGAsGiven(seed: UInt64) throws {
    var film = Self.film(seed: seed)
    for number in film.indices { film[number].bitmap.pixels[0] = 0 }
    let bytes = try writeAPNG(film, duration: FrameDuration(numerator: 7, denominator: 100))

    let theirs = try Oracle.pillow(bytes)

    let expected = merged(film, delay: 70)
    #expect(theirs.map(\.milliseconds) == expected.map(\.delay))
    #expect(theirs.map(\.pixels) == expected.map { straightBytes(of: $0.bitmap) })
  }

  @Test(.enabled(if: Oracle.hasFFmpeg), arguments: 0..<3 as Range<UInt64>)
  func ffmpegShowsOurAPNGAsGiven(seed: UInt64) throws {
    let film = Self.film(seed: seed)

    let theirs = try Oracle.ffmpeg(writeAPNG(film))

    #expect(theirs == merged(film, delay: 4).flatMap { straightBytes(of: $0.bitmap) })
  }

  @Test(.enabled(if: Oracle.hasPillow), arguments: [1, 2, 3, 16, 17, 256, 257])
  func pillowShowsOurPNGAsGiven(colors: Int) throws {
    var random = SeededGenerator(seed: 9)
    let bitmap = SamplePictures.opaque(colors: colors, width: 31, height: 21, using: &random)

    let theirs = try Oracle.pillow(PNGEncoder.encode(bitmap))

    #expect(theirs.map(\.pixels) == [straightBytes(of: bitmap)])
  }

  /// Kinds of PNG that we never write: ffmpeg makes them of a picture that each can hold.
  @Test(
    .enabled(if: Oracle.hasFFmpeg),
    arguments: [
      ["-pix_fmt", "rgb48be"], ["-pix_fmt", "rgba64be"], ["-pix_fmt", "gray"],
      ["-pix_fmt", "gray16be"], ["-pix_fmt", "ya8"], ["-pix_fmt", "ya16be"],
      ["-pix_fmt", "monob"], ["-pix_fmt", "rgb24", "-flags", "+ildct"],
      ["-pix_fmt", "rgba", "-flags", "+ildct"], ["-pix_fmt", "gray", "-flags", "+ildct"],
    ])
  func otherKindsOfPNGAreRead(arguments: [String]) throws {
    let pixels: [UInt32] = (0..<77).map { $0 % 3 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let bitmap = Bitmap(width: 11, height: 7, pixels: pixels)

    let theirs = try Oracle.converted(PNGEncoder.encode(bitmap), to: "png", arguments)

    #expect(try PNGDecoder.decode(theirs) == bitmap)
  }

  /// GIFs by another encoder: ffmpeg crops and makes things transparent on its own.
  @Test(.enabled(if: Oracle.hasFFmpeg && Oracle.hasPillow), arguments: 0..<3 as Range<UInt64>)
  func weShowTheGIFsOfOthersAsPillowDoes(seed: UInt64) throws {
    let source = try writeGIF(Self.film(seed: seed)).bytes
    let bytes = try Oracle.converted(source, to: "gif", [])

    let ours = try play(bytes)
    let theirs = try Oracle.pillow(bytes)

    #expect(theirs.count == ours.count)
    #expect(theirs.map(\.pixels) == ours.map { straightBytes(of: $0.bitmap) })
  }
}
