import Codecs
import Scene
import TestSupport
import Testing

@Suite struct GIFReading {
  private let whole = PixelRect(left: 0, top: 0, width: 4, height: 2)
  private let left = PixelRect(left: 0, top: 0, width: 2, height: 2)
  /// Black, red, green, blue.
  private let palette: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]

  /// The frames as letters: b, R, G, B for the palette's colours, a point where it is transparent.
  private func letters(_ film: HandmadeGIF) throws -> [String] {
    let names: [UInt32: Character] = [
      0xFF00_0000: "b", 0xFF00_00FF: "R", 0xFF00_FF00: "G", 0xFFFF_0000: "B", 0: ".",
    ]
    return try play(film.bytes).map { frame in
      String(frame.bitmap.pixels.map { names[$0] ?? "?" })
    }
  }

  private func fill(_ rectangle: PixelRect, _ index: UInt8) -> HandmadeGIF.Frame {
    .init(
      rectangle: rectangle,
      indices: [UInt8](repeating: index, count: rectangle.width * rectangle.height))
  }

  @Test(arguments: [(0, "BRRRBBRR"), (1, "BRRRBBRR"), (2, ".RRR..RR"), (3, "RRRRRRRR")])
  func disposalDecidesWhatTheNextFrameIsLaidOn(method: Int, expected: String) throws {
    var second = fill(left, 3)
    second.disposal = UInt8(method)
    let third = fill(PixelRect(left: 1, top: 0, width: 1, height: 1), 1)
    let film = HandmadeGIF(palette: palette, frames: [fill(whole, 1), second, third])

    #expect(try letters(film) == ["RRRRRRRR", "BBRRBBRR", expected])
  }

  @Test func theTransparentIndexLeavesPixelsAsTheyAre() throws {
    var second = HandmadeGIF.Frame(rectangle: left, indices: [3, 2, 2, 3])
    second.transparentIndex = 2
    let film = HandmadeGIF(palette: palette, frames: [fill(whole, 1), second])

    #expect(try letters(film).last == "BRRRRBRR")
  }

  @Test func aCanvasBeginsTransparentWhateverTheBackground() throws {
    let film = HandmadeGIF(background: 2, palette: palette, frames: [fill(left, 1)])

    #expect(try letters(film) == ["RR..RR.."])
  }

  @Test func rowsOfInterlacedImagesAreSorted() throws {
    // Eleven rows: 0 8 | 4 | 2 6 10 | 1 3 5 7 9.
    let order: [UInt8] = [0, 8, 4, 2, 6, 10, 1, 3, 5, 7, 9]
    let greys = (0..<16).flatMap { [UInt8]($0...$0) + [UInt8($0), UInt8($0)] }
    let frame = HandmadeGIF.Frame(
      rectangle: PixelRect(left: 0, top: 0, width: 1, height: 11), indices: order,
      isInterlaced: true)
    let film = HandmadeGIF(width: 1, height: 11, palette: greys, frames: [frame])

    let pixels = try play(film.bytes)[0].bitmap.pixels

    #expect(pixels.map { $0 & 255 } == (0..<11).map { UInt32($0) })
  }

  @Test func aLocalPaletteCountsForItsImageOnly() throws {
    var second = fill(left, 1)
    second.palette = [255, 0, 0, 0, 0, 255]
    let film = HandmadeGIF(
      palette: palette,
      frames: [fill(whole, 1), second, fill(PixelRect(left: 3, top: 0, width: 1, height: 1), 2)])

    #expect(try letters(film) == ["RRRRRRRR", "BBRRBBRR", "BBRGBBRR"])
  }

  @Test func imagesThatReachBeyondTheScreenAreClipped() throws {
    let beyond = fill(PixelRect(left: 3, top: 1, width: 5, height: 5), 3)
    let outside = fill(PixelRect(left: 100, top: 100, width: 2, height: 2), 2)
    let film = HandmadeGIF(palette: palette, frames: [fill(whole, 1), beyond, outside])

    #expect(try letters(film) == ["RRRRRRRR", "RRRRRRRB", "RRRRRRRB"])
  }

  @Test func indicesBeyondThePaletteAreNotPainted() throws {
    let frame = HandmadeGIF.Frame(rectangle: left, indices: [3, 4, 255, 1])
    var transparentBeyond = fill(left, 2)
    transparentBeyond.transparentIndex = 255
    let film = HandmadeGIF(
      background: 255, palette: palette, frames: [fill(whole, 1), frame, transparentBeyond])

    #expect(try letters(film) == ["RRRRRRRR", "BRRRRRRR", "GGRRGGRR"])
  }

  @Test func anImageWithoutPixelsPaintsNothing() throws {
    let film = HandmadeGIF(
      palette: palette,
      frames: [fill(whole, 1), fill(PixelRect(left: 0, top: 0, width: 0, height: 3), 3)])

    #expect(try letters(film) == ["RRRRRRRR", "RRRRRRRR"])
  }

  @Test func delaysAndChangesComeWithEachFrame() throws {
    var first = fill(whole, 1)
    first.delay = 7
    first.disposal = 3
    let second = fill(PixelRect(left: 1, top: 0, width: 1, height: 1), 2)
    let film = HandmadeGIF(palette: palette, frames: [first, second, second])

    let frames = try play(film.bytes)

    #expect(frames.map(\.duration.numerator) == [7, 1, 1])
    #expect(frames.map(\.duration.denominator) == [100, 10, 10])
    #expect(frames.map(\.changed) == [whole, whole, second.rectangle])
  }

  @Test(
    arguments: [
      ("NETSCAPE2.0", [3, 1, 0, 0], LoopCount.forever), ("NETSCAPE2.0", [3, 1, 4, 1], .plays(261)),
      ("ANIMEXTS1.0", [3, 1, 1, 0], .plays(2)), ("XMP DataXMP", [3, 1, 5, 0], .once),
      ("NETSCAPE2.0", [3, 2, 0, 0], .once),
    ] as [(String, [UInt8], LoopCount)])
  func theLoopBlockCountsRepeats(name: String, block: [UInt8], expected: LoopCount) throws {
    let film = HandmadeGIF(
      palette: palette, extensions: [0x21, 0xFF, 11] + Array(name.utf8) + block + [0],
      frames: [fill(whole, 1)])

    #expect(try GIFStructure(of: film.bytes).loop == expected)
  }

  @Test func commentsAndUnknownExtensionsAreSteppedOver() throws {
    let film = HandmadeGIF(
      palette: palette,
      extensions: [0x21, 0xFE, 3, 0x3B, 0x3B, 0x3B, 0, 0x21, 0x77, 0, 0x21, 0xFF, 2, 1, 2, 0],
      frames: [fill(whole, 1)])

    #expect(try letters(film) == ["RRRRRRRR"])
  }

  @Test func theStructureTellsWhatInspectShows() throws {
    var second = fill(left, 1)
    second.palette = [1, 2, 3, 4, 5, 6]
    second.transparentIndex = 0
    second.disposal = 2
    second.isInterlaced = true
    let film = HandmadeGIF(palette: palette, frames: [fill(whole, 1), second])

    let structure = try GIFStructure(of: film.bytes)

    #expect(structure.width == 4 && structure.height == 2)
    #expect(structure.globalColorCount == 4)
    #expect(structure.frames.map(\.localColorCount) == [nil, 2])
    #expect(structure.frames.map(\.rectangle) == [whole, left])
    #expect(structure.frames.map(\.delay) == [10, 10])
    #expect(structure.frames.map(\.disposal) == [.keep, .clear])
    #expect(structure.frames.map(\.transparentIndex) == [nil, 0])
    #expect(structure.frames.map(\.isInterlaced) == [false, true])
  }
}

@Suite struct GIFDefects {
  private let frame = HandmadeGIF.Frame(
    rectangle: PixelRect(left: 0, top: 0, width: 4, height: 2),
    indices: [UInt8](repeating: 0, count: 8))
  private let palette: [UInt8] = [0, 0, 0, 255, 0, 0]

  @Test func aFrameWithoutAnyPaletteIsNamed() throws {
    var good = frame
    good.palette = palette
    let film = HandmadeGIF(frames: [good, frame])

    #expect(throws: GIFError(problem: .noPalette, frame: 1)) { try play(film.bytes) }
  }

  /// 35 bytes that claim 65,535 × 65,535 pixels: giflib fails on them without an error code.
  @Test func aScreenBeyondTheLimitsIsRefusedFromTheHeaderAlone() throws {
    let film = HandmadeGIF(width: 65_535, height: 65_535, palette: palette, frames: [frame])

    #expect(
      throws: GIFError(
        problem: .size(
          .areaTooLarge(width: 65_535, height: 65_535, greatest: 100_000_000)), frame: nil)
    ) { try GIFReader(film.bytes) }
  }

  @Test func anImageBeyondTheLimitsIsRefusedBeforeItIsDecoded() throws {
    var huge = frame
    huge.rectangle = PixelRect(left: 0, top: 0, width: 65_535, height: 65_535)
    let film = HandmadeGIF(palette: palette, frames: [frame, huge])

    #expect(
      throws: GIFError(
        problem: .size(
          .areaTooLarge(width: 65_535, height: 65_535, greatest: 100_000_000)), frame: 1)
    ) { try play(film.bytes) }
  }

  @Test(arguments: [(0, 5), (5, 0)])
  func aScreenWithoutPixelsIsRefused(width: Int, height: Int) throws {
    let film = HandmadeGIF(width: width, height: height, palette: palette, frames: [frame])

    #expect(
      throws: GIFError(problem: .size(.noPixels(width: width, height: height)), frame: nil)
    ) { try GIFReader(film.bytes) }
  }

  @Test(arguments: [0, 9, 12, 255] as [UInt8])
  func codeSizesThatGiflibRefusesAreNamed(codeSize: UInt8) throws {
    var odd = frame
    odd.codeSize = codeSize
    let film = HandmadeGIF(palette: palette, frames: [frame, odd])

    #expect(throws: GIFError(problem: .codeSize(Int(codeSize)), frame: 1)) {
      try play(film.bytes)
    }
  }

  @Test func pixelsThatEndTooSoonAreADefect() throws {
    var short = frame
    short.indices = [0, 1, 0]
    let film = HandmadeGIF(palette: palette, frames: [frame, short])

    let error = #expect(throws: GIFError.self) { try play(film.bytes) }

    #expect(error?.frame == 1)
    guard case .pixels(let reason) = error?.problem else {
      Issue.record("not a defect of pixels: \(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("0"))
  }

  @Test func somethingBetweenTheBlocksIsNamed() throws {
    var bytes = HandmadeGIF(palette: palette, frames: [frame]).bytes
    bytes[bytes.count - 1] = 0x42

    #expect(throws: GIFError(problem: .unknownBlock(0x42), frame: 1)) { try GIFReader(bytes) }
  }

  @Test func aFilmWithoutFramesIsNone() throws {
    let film = HandmadeGIF(palette: palette, frames: [])

    #expect(throws: GIFError(problem: .noFrames, frame: nil)) { try GIFReader(film.bytes) }
  }

  @Test func otherBytesAreNoGIF() {
    #expect(throws: GIFError(problem: .notGIF, frame: nil)) { try GIFReader([0x89, 0x50]) }
  }

  /// Also without its last byte, the trailer: a film cut off between two frames is not a shorter film.
  @Test func everyTruncationIsNoticed() throws {
    var random = SeededGenerator(seed: 1)
    let bytes = try writeGIF(
      SamplePictures.sprites(frames: 5, width: 12, height: 12, colors: 5, using: &random)
    ).bytes

    for count in bytes.indices {
      let error = #expect(throws: GIFError.self) { try GIFReader(Array(bytes[..<count])) }
      #expect(error?.problem == .truncated)
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func flippedBytesNeverCrash(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = SamplePictures.sprites(
      frames: 3, width: 16, height: 16, colors: [3, 40, 250][Int(seed % 3)], using: &random)
    let bytes = flip(try writeGIF(film).bytes, using: &random)

    var frames = 0
    do {
      var reader = try GIFReader(bytes, limits: PictureLimits(greatestArea: 1_000_000))
      while try reader.next() != nil { frames += 1 }
      #expect(frames > 0)
    } catch {
      #expect(error.frame == nil || (error.frame ?? 0) <= 100)
    }
  }
}
