import Codecs
import Scene
import TestSupport
import Testing

struct Sides: CustomTestStringConvertible, Sendable {
  var width: Int
  var height: Int
  var testDescription: String { "\(width)×\(height)" }
}

@Suite struct PNGRoundTrip {
  static let sides = [
    Sides(width: 1, height: 1), Sides(width: 1, height: 37), Sides(width: 53, height: 1),
    Sides(width: 7, height: 9), Sides(width: 33, height: 17), Sides(width: 64, height: 64),
  ]

  @Test(arguments: sides, [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 1000])
  func opaquePicturesComeBackExactly(sides: Sides, colors: Int) throws {
    var random = SeededGenerator(seed: UInt64(colors))
    let bitmap = SamplePictures.opaque(
      colors: colors, width: sides.width, height: sides.height, using: &random)

    #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)) == bitmap)
  }

  @Test(arguments: sides, 0..<4 as Range<UInt64>)
  func translucentPicturesComeBackExactly(sides: Sides, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bitmap = SamplePictures.translucent(
      width: sides.width, height: sides.height, using: &random)

    #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)) == bitmap)
  }

  @Test func everyPremultipliedShadeComesBackExactly() throws {
    let pixels = (0..<256).flatMap { alpha in
      (0..<256).map { part in
        let part = UInt8(min(part, alpha))
        return PremultipliedRGBA8(red: part, green: part, blue: 0, alpha: UInt8(alpha)).packed
      }
    }
    let bitmap = Bitmap(width: 256, height: 256, pixels: pixels)

    #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)) == bitmap)
  }

  @Test(arguments: [1, 2, 4, 8])
  func greyLevelsOfEveryDepthComeBackExactly(depth: Int) throws {
    let levels = 1 << depth
    let pixels = (0..<(19 * 16)).map { place in
      let level = UInt8((place * 7 % levels) * 255 / (levels - 1))
      return PremultipliedRGBA8(red: level, green: level, blue: level, alpha: 255).packed
    }
    let bitmap = Bitmap(width: 19, height: 16, pixels: pixels)

    let bytes = try PNGEncoder.encode(bitmap)

    #expect(try PNGDecoder.decode(bytes) == bitmap)
    #expect(bytes[24] == UInt8(depth) && bytes[25] == 0, "a grey picture of that depth")
  }

  @Test(arguments: sides, [1, 2, 4, 16, 256, 257, 1000])
  func picturesWrittenFastComeBackExactly(sides: Sides, colors: Int) throws {
    var random = SeededGenerator(seed: UInt64(colors))
    let opaque = SamplePictures.opaque(
      colors: colors, width: sides.width, height: sides.height, using: &random)
    let translucent = SamplePictures.translucent(
      width: sides.width, height: sides.height, using: &random)

    for bitmap in [opaque, translucent] {
      #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap, effort: .fast)) == bitmap)
    }
  }

  /// A tile of noise over and over: nothing repeats the pixel before it.
  @Test(arguments: [3, 200])
  func smallFindsRepetitionsFurtherAway(colors: Int) throws {
    var random = SeededGenerator(seed: 8)
    let tile = SamplePictures.opaque(colors: colors, width: 16, height: 16, using: &random)
    var bitmap = Bitmap(width: 160, height: 160)
    for y in 0..<160 {
      for x in 0..<160 { bitmap[x, y] = tile[x % 16, y % 16] }
    }

    let small = try PNGEncoder.encode(bitmap)

    #expect(try small.count * 3 < PNGEncoder.encode(bitmap, effort: .fast).count)
  }

  /// Each pixel is new, and differs from its neighbours by little.
  @Test func smoothPicturesAreFiltered() throws {
    let pixels = (0..<(128 * 128)).map { place in
      let (x, y) = (UInt8(place % 128), UInt8(place / 128))
      return PremultipliedRGBA8(red: x, green: y, blue: x + y, alpha: 255).packed
    }
    let bitmap = Bitmap(width: 128, height: 128, pixels: pixels)

    let bytes = try PNGEncoder.encode(bitmap)

    #expect(bytes.count < 1_000)
    #expect(try PNGDecoder.decode(bytes) == bitmap)
  }

  @Test func samePixelsGiveTheSameBytes() throws {
    var random = SeededGenerator(seed: 5)
    let bitmap = SamplePictures.translucent(width: 40, height: 30, using: &random)

    #expect(try PNGEncoder.encode(bitmap) == PNGEncoder.encode(bitmap))
  }

  @Test func theFileHoldsNothingButPixels() throws {
    var random = SeededGenerator(seed: 6)
    let bitmap = SamplePictures.opaque(colors: 9, width: 20, height: 20, using: &random)

    let names = try chunkNames(in: PNGEncoder.encode(bitmap))

    #expect(names == ["IHDR", "PLTE", "IDAT", "IEND"])
  }
}

/// The names of a PNG's chunks in order.
func chunkNames(in bytes: [UInt8]) -> [String] {
  var names: [String] = []
  var position = 8
  while position + 8 <= bytes.count {
    let length = bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
    names.append(String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self))
    position += 12 + length
  }
  return names
}
