import Codecs
@testable import DemoRecorder
import Scene
import TestSupport
import Testing

@Suite struct FilmSheetBuilderTests {
  private struct Shot {
    var picture: StraightBitmap
    var start: Duration
    var end: Duration
  }

  /// What was stored, by name.
  private final class Folder {
    var sheets: [String: StraightBitmap] = [:]

    func store(_ png: [UInt8], _ number: Int) throws -> String {
      let name = "sheets/\(number).png"
      #expect(sheets[name] == nil)
      sheets[name] = try PNGDecoder.decodeStraight(png)
      return name
    }
  }

  /// A film as APNG, a picture alone as PNG.
  private func reader(_ film: [Shot]) throws -> FilmReader {
    guard let first = film.first?.picture, film.count > 1 || film[0].end > .zero else {
      return try FilmReader(PNGEncoder.encode(Bitmap(film[0].picture)), path: "x.png")
    }
    var writer = try APNGWriter(width: first.width, height: first.height, loop: .forever)
    for shot in film {
      try writer.append(
        Bitmap(shot.picture), changed: first.bounds,
        duration: FrameDuration(
          numerator: Int((shot.end - shot.start) / .milliseconds(1)), denominator: 1_000))
    }
    return try FilmReader(writer.finish(), path: "x.apng")
  }

  private func build(
    _ expected: [Shot], _ actual: [Shot], into folder: Folder,
    limits: SheetPacker.Limits = .standard
  ) throws -> FilmSheets {
    try FilmSheetBuilder(
      limits: limits, storing: folder.store,
      counting: { expected, actual, _ in
        zip(expected.pixels, actual.pixels).count { $0 != $1 }
      }
    ).sheets(expected: reader(expected), actual: reader(actual))
  }

  /// Paints patches in their order, as the page does.
  private func shots(
    _ sheets: FilmSheets, in folder: Folder, width: Int, height: Int,
    _ patch: (FilmSheets.Frame) -> FilmSheets.Patch?
  ) -> [Shot] {
    var picture = StraightBitmap(
      width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
    var shots: [Shot] = []
    for frame in sheets.frames {
      if let patch = patch(frame), let sheet = folder.sheets[sheets.files[patch.sheet]] {
        for y in 0..<patch.rectangle.height {
          for x in 0..<patch.rectangle.width {
            picture.pixels[(patch.rectangle.top + y) * width + patch.rectangle.left + x] =
              sheet.pixels[(patch.y + y) * sheet.width + patch.x + x]
          }
        }
      }
      shots.append(Shot(picture: picture, start: frame.start, end: frame.end))
    }
    return shots
  }

  private func film(
    width: Int, height: Int, shots count: Int, using random: inout SeededGenerator
  ) -> [Shot] {
    var pixels = (0..<(width * height)).map { _ in
      UInt32.random(in: 0...3, using: &random) | 0xFF00_0000
    }
    var time = Duration.zero
    return (0..<count).map { _ in
      // What is always new keeps neighbours from being merged.
      pixels[0] = pixels[0] &+ 1 | 0xFF00_0000
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        pixels[.random(in: 1..<(width * height), using: &random)] =
          UInt32.random(in: 0...3, using: &random) | 0xFF00_0000
      }
      let start = time
      time += .milliseconds(20 * Int.random(in: 1...4, using: &random))
      return Shot(
        picture: StraightBitmap(width: width, height: height, pixels: pixels), start: start,
        end: time)
    }
  }

  /// What a film shows at a time; its last picture after its end.
  private func picture(of film: [Shot], at time: Duration) -> StraightBitmap? {
    (film.last { $0.start <= time && time < $0.end } ?? film.last)?.picture
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func paintingThePatchesGivesBothFilmsAtEveryInstant(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let expected = film(width: 9, height: 7, shots: 8, using: &random)
    let isOtherSize = seed % 4 == 0
    var actual =
      seed % 4 == 1
      ? Array(expected.dropLast(2))
      : seed % 4 == 2
        ? expected : film(width: isOtherSize ? 5 : 9, height: 7, shots: 8, using: &random)
    for number in actual.indices where Bool.random(using: &random) {
      actual[number].picture.pixels[.random(in: 1..<35, using: &random)] = 0xFF12_3456
    }
    let folder = Folder()

    let sheets = try build(expected, actual, into: folder)

    let paintedExpected = shots(sheets, in: folder, width: 9, height: 7, \.expected)
    let paintedActual = shots(
      sheets, in: folder, width: isOtherSize ? 5 : 9, height: 7, \.actual)
    let end = max(expected.last?.end ?? .zero, actual.last?.end ?? .zero)
    #expect(sheets.frames.last?.end == end)
    for time in stride(from: 0, to: Int(end / .milliseconds(1)), by: 10) {
      let time = Duration.milliseconds(time)
      #expect(picture(of: paintedExpected, at: time) == picture(of: expected, at: time))
      #expect(picture(of: paintedActual, at: time) == picture(of: actual, at: time))
    }
    for (frame, number) in zip(sheets.frames, 0...) where number > 0 {
      #expect(frame.start == sheets.frames[number - 1].end, "moments follow on one another")
    }
  }

  @Test func whatChangesAlikeInBothIsStoredOnce() throws {
    var random = SeededGenerator(seed: 5)
    let film = film(width: 9, height: 7, shots: 6, using: &random)

    let sheets = try build(film, film, into: Folder())

    #expect(sheets.frames.count == 6)
    #expect(sheets.frames.allSatisfy { $0.expected == $0.actual && $0.pixels == 0 })
    #expect(sheets.frames[0].expected?.rectangle == film[0].picture.bounds)
  }

  @Test func whereBothChangeMostlyAlikeOnlyWhatDiffersIsStoredTwice() throws {
    var random = SeededGenerator(seed: 6)
    let expected = film(width: 60, height: 50, shots: 2, using: &random)
    var actual = expected
    for number in actual.indices { actual[number].picture.pixels[123] = 0xFF01_0203 }

    let sheets = try build(expected, actual, into: Folder())

    #expect(sheets.frames[0].expected?.rectangle == expected[0].picture.bounds)
    #expect(sheets.frames[0].actual == sheets.frames[0].expected)
    #expect(sheets.frames[0].end == .zero, "it is shown together with the next")
    #expect(sheets.frames[1].expected == nil)
    #expect(
      sheets.frames[1].actual?.rectangle == PixelRect(left: 3, top: 2, width: 1, height: 1))
    #expect(sheets.frames[1].pixels == 1)
  }

  @Test func aStillIsAFilmOfOneFrame() throws {
    let expected = StraightBitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let actual = StraightBitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFE])
    func still(_ picture: StraightBitmap) -> [Shot] {
      [Shot(picture: picture, start: .zero, end: .zero)]
    }
    let folder = Folder()

    let sheets = try build(still(expected), still(actual), into: folder)

    #expect(sheets.frames.last?.pixels == 1)
    #expect(sheets.frames.allSatisfy { $0.start == .zero && $0.end == .zero })
    #expect(shots(sheets, in: folder, width: 2, height: 1, \.expected).last?.picture == expected)
    #expect(shots(sheets, in: folder, width: 2, height: 1, \.actual).last?.picture == actual)
  }

  @Test func aPictureHigherThanASheetComesInPartsThatAreShownTogether() throws {
    let picture = StraightBitmap(
      width: 2, height: 25, pixels: (0..<50).map { UInt32($0) | 0xFF00_0000 })
    let film = [Shot(picture: picture, start: .zero, end: .seconds(1))]
    let folder = Folder()

    let sheets = try build(
      film, film, into: folder, limits: .init(height: 10, area: 1_000_000))

    #expect(folder.sheets.values.allSatisfy { $0.height <= 10 })
    #expect(
      shots(sheets, in: folder, width: 2, height: 25, \.expected).last?.picture == picture)
    #expect(sheets.frames.map(\.end) == [.zero, .zero, .seconds(1)])
  }

  @Test func noSheetIsLargerThanTheLimitsHoweverLongTheFilmsAre() throws {
    var random = SeededGenerator(seed: 9)
    let folder = Folder()
    let expected = film(width: 300, height: 20, shots: 12, using: &random)
    let actual = film(width: 300, height: 20, shots: 12, using: &random)

    let sheets = try build(
      expected, actual, into: folder, limits: .init(height: 20, area: 2_048 * 20))

    #expect(sheets.files.count > 1)
    #expect(folder.sheets.values.allSatisfy { $0.height <= 20 && $0.width <= 2_048 })
    #expect(
      shots(sheets, in: folder, width: 300, height: 20, \.actual).last?.picture
        == actual.last?.picture)
  }
}
