import Codecs
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct FilmReading {
  @Test(arguments: 0..<40)
  func aFilmShowsWhatItsFramesShowAtEveryTick(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let film = TestFilm.random(using: &random)

    let pictures = try shown(film.reader)

    let ticks = pictures.flatMap { Array(repeating: $0.pixels, count: $0.end - $0.start) }
    #expect(ticks == film.ticks, "\(film)")
    #expect(pictures.map(\.start) == [0] + pictures.dropLast().map(\.end))
    #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0.pixels != $1.pixels })
    #expect(pictures.allSatisfy { $0.start < $0.end })
  }

  @Test(arguments: 0..<20)
  func outsideOfWhatChangedAPictureEqualsTheOneBefore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var reader = TestFilm.random(using: &random).reader
    var before: [UInt32]?

    while try reader.advance(), let picture = reader.current {
      let changed = before.map { naiveBounds(of: $0, picture.bitmap.pixels, width: 3) }
      #expect(picture.changed == changed ?? reader.bounds)
      before = picture.bitmap.pixels
    }
  }

  @Test(arguments: 0..<12)
  func ourFilesShowWhatWasWritten(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var film = TestFilm.random(using: &random)
    for place in film.frames.indices { film.frames[place].delay += 2 }

    for bytes in [try film.gif(), try film.apng()] {
      let reader = try FilmReader(bytes, path: "x")
      let ticks = try shown(reader).flatMap {
        Array(repeating: $0.pixels, count: $0.end - $0.start)
      }
      #expect(ticks == film.ticks, "\(film)")
      #expect(reader.loop == .forever && reader.width == 3 && reader.height == 2)
    }
  }

  @Test func aCopyPlaysOnByItself() throws {
    var random = SeededGenerator(seed: 5)
    let film = TestFilm.random(using: &random)
    var reader = film.reader
    _ = try reader.advance()
    let copy = reader

    let rest = try shown(reader).map(\.pixels)

    #expect(try shown(copy).map(\.pixels) == rest)
    #expect(try shown(film.reader).map(\.pixels) == [copy.current?.bitmap.pixels ?? []] + rest)
  }

  @Test func aStillIsOnePictureThatTakesNoTime() throws {
    let bytes = try PNGEncoder.encode(
      Bitmap(width: 2, height: 2, filledWith: .init(packed: 0xFF12_3456)))
    var reader = try FilmReader(bytes, path: "x.png")

    #expect(try reader.advance())
    #expect(reader.current?.bitmap.pixels == [UInt32](repeating: 0xFF12_3456, count: 4))
    #expect(reader.current?.end == .zero && reader.loop == nil)
    #expect(try !reader.advance())
    #expect(reader.facts == FilmFacts(width: 2, height: 2, frames: 1, length: .zero, loop: nil))
  }

  @Test func ofAFilmThatTakesNoTimeTheLastFrameIsSeen() throws {
    let film = TestFilm(
      frames: (0..<3).map { .init(pixels: [UInt32](repeating: $0, count: 6), delay: 0) })

    let pictures = try shown(film.reader)

    #expect(pictures.map(\.pixels) == [[UInt32](repeating: 2, count: 6)])
    #expect(pictures.first?.end == 0)
  }

  @Test func aGIFThatLeavesAllDelaysOutPlaysTenFramesASecond() throws {
    let film = TestFilm(
      frames: (0..<3).map {
        .init(pixels: [UInt32](repeating: 0xFF00_0000 | $0, count: 6), delay: 5)
      })
    var bytes = try film.gif()
    for place in bytes.indices.dropLast(8)
    where Array(bytes[place..<(place + 3)]) == [0x21, 0xF9, 4] {
      bytes[place + 4] = 0
    }

    #expect(try shown(FilmReader(bytes, path: "x")).map(\.end) == [10, 20, 30])
  }

  @Test func whatIsNoPictureIsSaidInWords() throws {
    let gif = try TestFilm(frames: [
      .init(pixels: [UInt32](repeating: 0xFF00_0000, count: 6), delay: 2)
    ])
    .gif()

    #expect(throws: UnreadablePicture(path: "x", reason: "it is neither a GIF nor a PNG")) {
      try FilmReader(Array("hello".utf8), path: "x")
    }
    #expect(throws: UnreadablePicture(path: "x", reason: "it is neither a GIF nor a PNG")) {
      try FilmReader([], path: "x")
    }
    #expect(
      throws: UnreadablePicture(
        path: "x", reason: "frame 1: the file ends before the film does")
    ) {
      try FilmReader(gif.dropLast(), path: "x")
    }
  }

  /// Broken files are refused or read, and nothing else.
  @Test(arguments: 0..<60)
  func brokenFilesAreRefusedInWords(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var film = TestFilm.random(using: &random)
    for place in film.frames.indices { film.frames[place].delay += 2 }
    let still = try PNGEncoder.encode(Bitmap(width: 3, height: 2, pixels: film.frames[0].pixels))
    for whole in [try film.gif(), try film.apng(), still] {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0...bytes.count / 2, using: &random))
      }
      do {
        _ = try shown(FilmReader(bytes, path: "x"))
      } catch {
        let error = try #require(error as? UnreadablePicture)
        #expect(!error.reason.contains("Codecs."), "no Swift in a message: \(error.reason)")
      }
    }
  }
}

extension TestFilm {
  /// The film as our own writer writes it. Delays are 2 or more.
  func gif() throws -> [UInt8] {
    var writer = try GIFWriter(width: width, height: height, loop: loop ?? .once)
    for frame in frames {
      try writer.append(
        Bitmap(width: width, height: height, pixels: frame.pixels),
        changed: PixelRect(left: 0, top: 0, width: width, height: height), duration: frame.delay)
    }
    return try writer.finish()
  }

  func apng() throws -> [UInt8] {
    var writer = try APNGWriter(width: width, height: height, loop: loop ?? .once)
    for frame in frames {
      try writer.append(
        Bitmap(width: width, height: height, pixels: frame.pixels),
        changed: PixelRect(left: 0, top: 0, width: width, height: height),
        duration: FrameDuration(centiseconds: frame.delay))
    }
    return try writer.finish()
  }
}
