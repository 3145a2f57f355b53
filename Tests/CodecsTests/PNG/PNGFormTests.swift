import Codecs
import Scene
import TestSupport
import Testing

/// Which form is chosen, read from the header of the file: bit depth at byte 24, colour type at 25.
@Suite struct PNGForms {
  enum Expected: Equatable { case form(depth: UInt8, colorType: UInt8) }

  private func form(of bitmap: Bitmap) throws -> Expected {
    let bytes = try PNGEncoder.encode(bitmap)
    return .form(depth: bytes[24], colorType: bytes[25])
  }

  @Test(arguments: [(2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)] as [(Int, UInt8)])
  func fewColoursMakeAPaletteOfTheSmallestDepth(colors: Int, depth: UInt8) throws {
    var random = SeededGenerator(seed: 3)
    let bitmap = SamplePictures.opaque(colors: colors, width: 64, height: 64, using: &random)

    #expect(try form(of: bitmap) == .form(depth: depth, colorType: 3))
  }

  @Test func oneColourMoreThanAPaletteHoldsMakesRGB() throws {
    var random = SeededGenerator(seed: 3)
    let bitmap = SamplePictures.opaque(colors: 257, width: 64, height: 64, using: &random)

    #expect(try form(of: bitmap) == .form(depth: 8, colorType: 2))
  }

  @Test func manyTranslucentColoursMakeRGBA() throws {
    var random = SeededGenerator(seed: 3)
    let bitmap = SamplePictures.translucent(width: 64, height: 64, using: &random)

    #expect(try form(of: bitmap) == .form(depth: 8, colorType: 6))
  }

  @Test func manyTranslucentGreysMakeGreyWithAlpha() throws {
    let pixels = (0..<4096).map { place in
      let level = UInt8(place % 64)
      return PremultipliedRGBA8(
        red: level, green: level, blue: level, alpha: UInt8(64 + place / 64)
      ).packed
    }
    let bitmap = Bitmap(width: 64, height: 64, pixels: pixels)

    #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)) == bitmap)
    // Not every premultiplied grey is grey when straight: all three channels are divided alike.
    #expect(try form(of: bitmap) == .form(depth: 8, colorType: 4))
  }

  @Test func aPaletteWouldCostATinyPictureMoreThanItsPixels() throws {
    let bitmap = Bitmap(
      width: 1, height: 1, filledWith: .init(red: 1, green: 2, blue: 3, alpha: 255))

    #expect(try form(of: bitmap) == .form(depth: 8, colorType: 2))
  }

  @Test func translucentPaletteEntriesComeFirst() throws {
    let clear = PremultipliedRGBA8(packed: 0)
    let red = PremultipliedRGBA8(red: 255, green: 0, blue: 0, alpha: 255)
    var bitmap = Bitmap(width: 20, height: 20, filledWith: red)
    bitmap[19, 19] = clear

    let bytes = try PNGEncoder.encode(bitmap)

    #expect(chunkNames(in: bytes) == ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
    let transparency = 33 + 12 + 6
    #expect(Array(bytes[transparency..<(transparency + 4)]) == bigEndian(1), "one alpha is enough")
  }

  @Test func theColorWithWhichMostRowsBeginComesFirst() throws {
    let blue = PremultipliedRGBA8(red: 0, green: 0, blue: 255, alpha: 255)
    var bitmap = Bitmap(width: 20, height: 20, filledWith: blue)
    for x in 0..<20 { bitmap[x, 0] = .init(red: 255, green: 0, blue: 0, alpha: 255) }

    let bytes = try PNGEncoder.encode(bitmap)

    let palette = 33 + 8
    #expect(Array(bytes[palette..<(palette + 6)]) == [0, 0, 255, 255, 0, 0])
  }

  @Test func aPictureWithoutPixelsIsRefused() {
    #expect(throws: PNGError.size(.noPixels(width: 0, height: 3))) {
      try PNGEncoder.encode(Bitmap(width: 0, height: 3))
    }
    #expect(throws: PNGError.size(.sideTooLong(width: 70_000, height: 1, greatest: 65_535))) {
      try PNGEncoder.encode(Bitmap(width: 70_000, height: 1))
    }
  }
}
