import Codecs
import Scene
import TestSupport
import Testing

@Suite struct GIFWriting {
  private let white = PremultipliedRGBA8(packed: 0xFFFF_FFFF)
  private let black = PremultipliedRGBA8(packed: 0xFF00_0000)

  @Test func aFramesRectangleIsTheSmallestRoundItsChanges() throws {
    let first = Bitmap(width: 40, height: 30, filledWith: white)
    var second = first
    second[7, 9] = black
    second[11, 20] = black

    let bytes = try writeGIF([(first, first.bounds), (second, second.bounds)]).bytes

    let rectangles = try GIFStructure(of: bytes).frames.map(\.rectangle)
    #expect(rectangles == [first.bounds, PixelRect(left: 7, top: 9, right: 12, bottom: 21)])
  }

  @Test func changesAreSearchedInsideOfTheDamageOnly() throws {
    let first = Bitmap(width: 40, height: 30, filledWith: white)
    var second = first
    second[7, 9] = black
    second[30, 20] = black  // outside of the damage, against the promise

    let bytes = try writeGIF([
      (first, first.bounds), (second, PixelRect(left: 5, top: 5, width: 10, height: 10)),
    ]).bytes

    let last = try GIFStructure(of: bytes).frames.last
    #expect(last?.rectangle == PixelRect(left: 7, top: 9, width: 1, height: 1))
  }

  @Test func damageBeyondThePictureIsCutOff() throws {
    let first = Bitmap(width: 8, height: 8, filledWith: white)
    var second = first
    second[7, 7] = black

    let film = [
      (first, first.bounds), (second, PixelRect(left: -5, top: -5, right: 99, bottom: 99)),
    ]

    #expect(try play(writeGIF(film).bytes).map(\.bitmap) == [first, second])
  }

  @Test func sameFilmGivesTheSameBytesHoweverItIsCut() throws {
    var random = SeededGenerator(seed: 4)
    let film = SamplePictures.sprites(
      frames: 9, width: 30, height: 30, colors: 400, using: &random)
    let cut = film.flatMap { [$0, (bitmap: $0.bitmap, damage: PixelRect.empty)] }

    #expect(try writeGIF(film, delay: 8).bytes == writeGIF(cut, delay: 4).bytes)
  }

  @Test func theDamageGivenDoesNotShowInTheBytes() throws {
    var random = SeededGenerator(seed: 8)
    let film = SamplePictures.sprites(
      frames: 12, width: 30, height: 30, colors: 90, using: &random)
    let whole = film.map { (bitmap: $0.bitmap, damage: $0.bitmap.bounds) }

    #expect(try writeGIF(film).bytes == writeGIF(whole).bytes)
  }

  @Test(arguments: [LoopCount.forever, .once, .plays(2), .plays(65_536)])
  func loopCountsComeBack(loop: LoopCount) throws {
    let bitmap = Bitmap(width: 1, height: 1, filledWith: white)

    let bytes = try writeGIF([(bitmap, bitmap.bounds)], loop: loop).bytes

    #expect(try GIFStructure(of: bytes).loop == loop)
    let hasLoopBlock = bytes.indices.contains {
      bytes[$0...].starts(with: Array("NETSCAPE2.0".utf8))
    }
    #expect(hasLoopBlock == (loop != .once))
  }

  @Test(arguments: [0, -1, 65_537])
  func loopCountsThatTheFormatCannotTellAreRefused(count: Int) {
    #expect(throws: GIFWriterError.loopCount(count)) {
      try GIFWriter(width: 1, height: 1, loop: .plays(count))
    }
  }

  @Test(arguments: [65_535, 65_536, 65_537, 131_070, 131_071, 200_000])
  func longDelaysHaveExactlyTheirLengthAndNoShortPiece(delay: Int) throws {
    let bitmap = Bitmap(width: 3, height: 3, filledWith: white)

    let bytes = try writeGIF([(bitmap, bitmap.bounds)], delay: delay).bytes

    let structure = try GIFStructure(of: bytes)
    #expect(structure.frames.map(\.delay).reduce(0, +) == delay)
    #expect(structure.frames.allSatisfy { $0.delay >= 2 })
    #expect(structure.frames.count == (delay + 65_534) / 65_535)
    #expect(
      structure.frames.dropFirst().allSatisfy {
        $0.rectangle == PixelRect(left: 0, top: 0, width: 1, height: 1)
      })
    #expect(try play(bytes).allSatisfy { $0.bitmap == bitmap })
  }

  /// giflib writes 4,464 for 70,000 and takes pictures without pixels.
  @Test(arguments: [(70_000, 1), (1, 65_536), (0, 1), (1, 0), (65_535, 65_535)])
  func sizesThatGiflibWouldSpoilAreRefused(width: Int, height: Int) {
    let error = #expect(throws: GIFWriterError.self) {
      try GIFWriter(width: width, height: height, loop: .forever)
    }
    guard case .size = error else {
      Issue.record("not refused for its size")
      return
    }
  }

  @Test func theGreatestSideIsWrittenInFull() throws {
    let bitmap = Bitmap(width: 65_535, height: 2, filledWith: white)

    let bytes = try writeGIF([(bitmap, bitmap.bounds)]).bytes

    #expect(try play(bytes).map(\.bitmap) == [bitmap])
  }

  @Test func framesThatDoNotFitAreRefusedAndTheFilmGoesOn() throws {
    var writer = try GIFWriter(width: 2, height: 2, loop: .once)
    let good = Bitmap(width: 2, height: 2, filledWith: white)
    let large = Bitmap(width: 3, height: 2, filledWith: white)
    let half = Bitmap(
      width: 2, height: 2, filledWith: .init(red: 9, green: 9, blue: 9, alpha: 128))
    let none = Bitmap(width: 2, height: 2)

    #expect(throws: GIFWriterError.noFrames) { try writer.finish() }
    #expect(throws: GIFWriterError.notOpaque(frame: 0)) {
      try writer.append(none, changed: none.bounds, duration: 4)
    }
    try writer.append(good, changed: good.bounds, duration: 4)
    #expect(throws: GIFWriterError.frameSize(frame: 1, width: 3, height: 2)) {
      try writer.append(large, changed: large.bounds, duration: 4)
    }
    #expect(throws: GIFWriterError.notOpaque(frame: 1)) {
      try writer.append(half, changed: half.bounds, duration: 4)
    }
    #expect(throws: GIFWriterError.notOpaque(frame: 1)) {
      try writer.append(none, changed: none.bounds, duration: 4)
    }
    #expect(throws: GIFWriterError.delayTooShort(frame: 1, centiseconds: 1)) {
      try writer.append(good, changed: good.bounds, duration: 1)
    }
    #expect(try play(writer.finish()).map(\.bitmap) == [good])
  }

  @Test func fewColoursMakeASmallPalette() throws {
    var bitmap = Bitmap(width: 9, height: 9, filledWith: white)
    bitmap[2, 2] = black
    bitmap[3, 3] = .init(red: 255, green: 0, blue: 0, alpha: 255)

    let (bytes, summary) = try writeGIF([(bitmap, bitmap.bounds)])

    #expect(try GIFStructure(of: bytes).globalColorCount == 4)
    #expect(summary.colors == 3)
  }

  @Test func framesThatShareColoursShareThePalette() throws {
    var random = SeededGenerator(seed: 8)
    let film = SamplePictures.sprites(
      frames: 12, width: 30, height: 30, colors: 12, using: &random)

    let structure = try GIFStructure(of: writeGIF(film).bytes)

    #expect(structure.globalColorCount == 16)
    #expect(structure.frames.allSatisfy { $0.localColorCount == nil })
  }
}
