import Codecs
import Scene
import TestSupport
import Testing

@Suite struct GIFApproximation {
  /// The differing pixels and the greatest difference, compared one by one.
  private func difference(_ first: Bitmap, _ second: Bitmap) -> (pixels: Int, greatest: Int) {
    var (count, greatest) = (0, 0)
    for (one, other) in zip(first.pixels, second.pixels) where one != other {
      count += 1
      for shift in [0, 8, 16, 24] {
        greatest = max(greatest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
      }
    }
    return (count, greatest)
  }

  @Test(arguments: [257, 300, 1000, 3000])
  func theSummaryTellsExactlyWhatADecoderShows(colors: Int) throws {
    var random = SeededGenerator(seed: UInt64(colors))
    let film = (0..<4).map { _ -> GivenFrame in
      let bitmap = SamplePictures.opaque(colors: colors, width: 60, height: 60, using: &random)
      return (bitmap, bitmap.bounds)
    }

    let (bytes, summary) = try writeGIF(film)
    let differences = zip(try play(bytes), film).map { difference($0.bitmap, $1.bitmap) }

    #expect(summary.approximatedFrames == differences.count { $0.pixels > 0 })
    #expect(summary.approximatedPixels == differences.reduce(0) { $0 + $1.pixels })
    #expect(summary.greatestDifference == differences.map(\.greatest).max())
    #expect(!summary.isExact)
  }

  /// 257 greys and near greys: two must share a colour, so the error is that of neighbours.
  @Test func oneColourTooManyCostsNextToNothing() throws {
    let pixels = (0..<257).map { UInt32(min($0, 255)) * 0x01_0101 | 0xFF00_0000 }
    var bitmap = Bitmap(width: 257, height: 1, pixels: pixels)
    bitmap.pixels[256] = 0xFF01_0000

    let (bytes, summary) = try writeGIF([(bitmap, bitmap.bounds)])

    #expect(summary.approximatedPixels == 1)
    #expect(summary.greatestDifference == 1)
    #expect(difference(try play(bytes)[0].bitmap, bitmap).greatest == 1)
  }

  @Test func approximatedPixelsAreMendedInTheFramesThatFollow() throws {
    var random = SeededGenerator(seed: 3)
    var bitmap = SamplePictures.opaque(colors: 600, width: 40, height: 40, using: &random)
    var film: [GivenFrame] = [(bitmap, bitmap.bounds)]
    for step in 0..<6 {
      bitmap.pixels[step] = 0xFF00_0000
      film.append((bitmap, PixelRect(left: 0, top: 0, width: 40, height: 1)))
    }

    let frames = try play(writeGIF(film).bytes)
    let wrong = zip(frames, film).map { difference($0.bitmap, $1.bitmap).pixels }

    #expect(wrong[0] > 0)
    #expect(zip(wrong, wrong.dropFirst()).allSatisfy { $0 >= $1 }, "it only gets better")
    #expect(wrong.last == 0, "600 colours need three palettes")
  }

  /// The acceptance rule holds for each frame by itself, whatever came before.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func aFrameOf256ColoursIsExactAlsoAfterApproximatedOnes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = (0..<8).map { number -> GivenFrame in
      let colors = number % 2 == 0 ? 700 : [1, 200, 255, 256][number / 2]
      let bitmap = SamplePictures.opaque(colors: colors, width: 33, height: 31, using: &random)
      return (bitmap, bitmap.bounds)
    }

    let frames = try play(writeGIF(film).bytes)

    for number in stride(from: 1, to: 8, by: 2) {
      #expect(frames[number].bitmap == film[number].bitmap)
    }
  }

  @Test func whatAFrameItselfChangesStaysExactWhileOldPixelsAreMended() throws {
    var random = SeededGenerator(seed: 5)
    let first = SamplePictures.opaque(colors: 1500, width: 50, height: 50, using: &random)
    var second = first
    let sprite = PixelRect(left: 10, top: 10, width: 15, height: 15)
    let colors = SamplePictures.distinctColors(225, using: &random)
    for y in 0..<15 {
      for x in 0..<15 { second[10 + x, 10 + y] = .init(packed: colors[y * 15 + x]) }
    }

    let frames = try play(writeGIF([(first, first.bounds), (second, sprite)]).bytes)

    for y in 10..<25 { for x in 10..<25 { #expect(frames[1].bitmap[x, y] == second[x, y]) } }
  }

  @Test func aStillFilmStaysOneFrameHoweverApproximated() throws {
    var random = SeededGenerator(seed: 6)
    let bitmap = SamplePictures.opaque(colors: 900, width: 40, height: 40, using: &random)

    let (bytes, summary) = try writeGIF([
      (bitmap, bitmap.bounds), (bitmap, bitmap.bounds), (bitmap, .empty),
    ])

    #expect(summary.frames == 1)
    #expect(try GIFStructure(of: bytes).frames.map(\.delay) == [12])
  }

  @Test func aSmoothPictureIsNowhereFarOff() throws {
    // A smooth picture of 64 × 64 colours.
    var bitmap = Bitmap(width: 64, height: 64)
    for y in 0..<64 {
      for x in 0..<64 {
        bitmap[x, y] = .init(red: UInt8(x * 4), green: UInt8(y * 4), blue: 128, alpha: 255)
      }
    }

    let summary = try writeGIF([(bitmap, bitmap.bounds)]).summary

    // 256 of 4096 evenly spread colours: cells of 4 × 4 steps of 4, so at most 2 steps off by rule.
    #expect(summary.greatestDifference <= 16)
  }
}
