import Codecs
import Scene
import TestSupport
import Testing

@Suite struct PNGDecoding {
  private func pixels(_ png: HandmadePNG) throws -> [PremultipliedRGBA8] {
    try PNGDecoder.decode(png.bytes).pixels.map { PremultipliedRGBA8(packed: $0) }
  }

  private func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedRGBA8 {
    PremultipliedRGBA8(red: red, green: green, blue: blue, alpha: 255)
  }

  @Test func sixteenBitSamplesAreRoundedToEight() throws {
    // 0x0080 is 0.498 of an eighth-bit step, 0x0081 is 0.502 of one.
    let png = HandmadePNG(
      width: 2, height: 1, bitDepth: 16, colorType: 2,
      rows: [0, 0, 0x80, 0, 0x81, 0xFF, 0xFF, 0x12, 0x34, 0, 0, 0x80, 0])

    #expect(try pixels(png) == [opaque(0, 1, 255), opaque(0x12, 0, 0x80)])
  }

  @Test func greyOfOneBitIsBlackAndWhite() throws {
    let png = HandmadePNG(
      width: 3, height: 2, bitDepth: 1, colorType: 0, rows: [0, 0b0100_0000, 0, 0b1010_0000])

    let (black, white) = (opaque(0, 0, 0), opaque(255, 255, 255))
    #expect(try pixels(png) == [black, white, black, white, black, white])
  }

  @Test func paletteEntriesTakeTheirAlphaFromTheTransparencyChunk() throws {
    let png = HandmadePNG(
      width: 3, height: 1, bitDepth: 2, colorType: 3,
      chunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [0, 128])],
      rows: [0, 0b0001_1000])

    #expect(
      try pixels(png) == [
        PremultipliedRGBA8(packed: 0),
        PremultipliedRGBA8(straightRed: 0, green: 255, blue: 0, alpha: 128), opaque(0, 0, 255),
      ])
  }

  @Test func theColourNamedTransparentIsTransparent() throws {
    let png = HandmadePNG(
      width: 2, height: 1, colorType: 2, chunks: [("tRNS", [0, 1, 0, 2, 0, 3])],
      rows: [0, 1, 2, 3, 1, 2, 4])

    #expect(try pixels(png) == [PremultipliedRGBA8(packed: 0), opaque(1, 2, 4)])
  }

  @Test func straightAlphaBecomesPremultiplied() throws {
    let png = HandmadePNG(width: 1, height: 1, colorType: 6, rows: [0, 255, 128, 3, 100])

    // 255·100/255 = 100; 128·100/255 = 50.2; 3·100/255 = 1.18
    #expect(try pixels(png) == [PremultipliedRGBA8(red: 100, green: 50, blue: 1, alpha: 100)])
  }

  /// Adam7: which of the seven passes a pixel is in, from the table of the specification.
  @Test(arguments: [(1, 1), (2, 3), (5, 5), (8, 8), (11, 13)])
  func interlacedPicturesComeOutInOrder(width: Int, height: Int) throws {
    let table = [
      "16462646", "77777777", "56565656", "77777777", "36463646", "77777777", "56565656",
      "77777777",
    ].map { Array($0) }
    func grey(_ x: Int, _ y: Int) -> UInt8 { UInt8(y * width + x) }
    var rows: [UInt8] = []
    for pass in "1234567" {
      for y in 0..<height {
        let row = (0..<width).filter { table[y % 8][$0 % 8] == pass }.map { grey($0, y) }
        if !row.isEmpty { rows += [0] + row }
      }
    }
    let png = HandmadePNG(
      width: width, height: height, colorType: 0, isInterlaced: true, rows: rows)

    #expect(try pixels(png).map(\.red) == (0..<(width * height)).map { UInt8($0) })
  }

  @Test func colourProfilesAndGammaAreIgnored() throws {
    let png = HandmadePNG(
      width: 1, height: 1, colorType: 2, chunks: [("gAMA", bigEndian(100_000)), ("sRGB", [3])],
      rows: [0, 10, 20, 30])

    #expect(try pixels(png) == [opaque(10, 20, 30)])
  }

  /// The case of the hazard list: 60,000 × 60,000 pixels of one bit ask for 14.4 GB.
  @Test func aSizeBeyondTheLimitsIsRefusedFromTheHeaderAlone() throws {
    func header(_ width: Int, _ height: Int) -> [UInt8] {
      HandmadePNG(width: width, height: height, bitDepth: 1, colorType: 0, rows: []).bytes
    }

    #expect(
      throws: PNGError.size(
        .areaTooLarge(width: 60_000, height: 60_000, greatest: 100_000_000))
    ) { try PNGDecoder.decode(header(60_000, 60_000)) }
    #expect(
      throws: PNGError.size(.sideTooLong(width: 65_536, height: 1, greatest: 65_535))
    ) { try PNGDecoder.decode(header(65_536, 1)) }
    #expect(throws: PNGError.size(.noPixels(width: 0, height: 5))) {
      try PNGDecoder.decode(header(0, 5))
    }
    #expect(
      throws: PNGError.size(
        .sideTooLong(width: 4_294_967_295, height: 4_294_967_295, greatest: 65_535))
    ) { try PNGDecoder.decode(header(4_294_967_295, 4_294_967_295)) }
  }

  @Test func limitsOfTheCallersOwnCount() throws {
    let png = HandmadePNG(width: 2, height: 1, colorType: 0, rows: [0, 1, 2])
    let limits = PictureLimits(greatestArea: 1)

    #expect(throws: PNGError.size(.areaTooLarge(width: 2, height: 1, greatest: 1))) {
      try PNGDecoder.decode(png.bytes, limits: limits)
    }
  }

  @Test func otherBytesAreNoPNG() {
    #expect(throws: PNGError.notPNG) { try PNGDecoder.decode(Array("GIF89a".utf8)) }
    #expect(throws: PNGError.truncated) { try PNGDecoder.decode([]) }
  }

  @Test func whatLibpngFindsWrongIsPassedOn() throws {
    var bytes = HandmadePNG(width: 1, height: 1, colorType: 0, rows: [0, 1]).bytes
    // The last byte of Adler's checksum; so the chunk's own checksum is wrong too.
    bytes[bytes.count - 12 - 4 - 1] ^= 0xFF

    #expect(throws: PNGError.self) { try PNGDecoder.decode(bytes) }
  }

  @Test func everyTruncationIsNoticed() throws {
    var random = SeededGenerator(seed: 1)
    let bitmap = SamplePictures.opaque(colors: 20, width: 9, height: 7, using: &random)
    let bytes = try PNGEncoder.encode(bitmap)

    for count in bytes.indices {
      #expect(throws: PNGError.truncated) { try PNGDecoder.decode(Array(bytes[..<count])) }
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func flippedBytesNeverCrash(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bitmap = SamplePictures.opaque(
      colors: [3, 40, 400][Int(seed % 3)], width: 21, height: 20, using: &random)
    let bytes = flip(try PNGEncoder.encode(bitmap), using: &random)

    let decoded = try? PNGDecoder.decode(bytes, limits: PictureLimits(greatestArea: 1_000_000))

    #expect(decoded == nil || decoded?.pixels.isEmpty == false)
  }
}

/// One to four bytes changed.
func flip(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
  var flipped = bytes
  for _ in 0..<Int.random(in: 1...4, using: &random) {
    flipped[Int.random(in: flipped.indices, using: &random)] = .random(in: 0...255, using: &random)
  }
  return flipped
}
