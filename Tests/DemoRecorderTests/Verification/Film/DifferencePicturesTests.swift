import Codecs
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct DifferenceDrawing {
  private let gap = ComparisonSheet.gap
  private let pictures = DifferencePictures(settings: ComparisonSettings())

  private func film(_ shades: [UInt32], delay: Int, width: Int = 3, height: Int = 2) -> TestFilm {
    TestFilm(
      width: width, height: height,
      frames: shades.map {
        .init(
          pixels: [UInt32](repeating: 0xFF00_0000 | $0, count: width * height), delay: delay)
      })
  }

  @Test func aStillShowsBothFilmsAtTheMoment() throws {
    let (expected, actual) = (film([1, 2, 3], delay: 2), film([1, 5], delay: 3))
    func shades(at time: Int) throws -> [UInt32] {
      let still = try pictures.still(expected.reader, actual.reader, at: .ticks(time))
      #expect(still.width == 9 + 2 * gap && still.height == 2)
      return [still.pixels[0], still.pixels[still.width - 1]].map { $0 & 255 }
    }

    #expect(try shades(at: 0) == [1, 1])
    #expect(try shades(at: 2) == [2, 1])
    #expect(try shades(at: 3) == [2, 5])
    #expect(try shades(at: 4) == [3, 5])
    #expect(try shades(at: 1_000) == [3, 5])
  }

  @Test func theDifferenceIsTheOneOfThePictures() throws {
    var actual = film([1], delay: 2)
    actual.frames[0].pixels[4] ^= 0xFF
    let still = try pictures.still(film([1], delay: 2).reader, actual.reader, at: .zero)

    let whole = PixelRect(left: 0, top: 0, width: 3, height: 2)
    let drawn = PictureComparison(settings: ComparisonSettings()).picture(
      expected: StraightBitmap(width: 3, height: 2, pixels: film([1], delay: 2).frames[0].pixels),
      actual: StraightBitmap(width: 3, height: 2, pixels: actual.frames[0].pixels), in: whole,
      except: [])
    for y in 0..<2 {
      let start = y * still.width + 3 + gap
      #expect(
        Array(still.pixels[start..<(start + 3)]) == Array(drawn.pixels[(y * 3)..<(y * 3 + 3)]))
    }
  }

  @Test func differentSizesHaveAPictureStill() throws {
    let still = try pictures.still(
      film([1], delay: 2, width: 3, height: 2).reader,
      film([1], delay: 2, width: 2, height: 5).reader, at: .zero)

    #expect(still.width == 9 + 2 * gap && still.height == 5)
    // Striped where only one has pixels: nothing there is grey.
    let place = 4 * still.width + 3 + gap + 2
    let color = PremultipliedRGBA8(packed: still.pixels[place])
    #expect(color.red != color.green)
    #expect(still.pixels[4 * still.width] == 0xFF80_8080, "the ground shows beside a smaller one")
  }

  /// Frames of the animation, as pictures with their ends in 1/100 s.
  private func animation(
    _ expected: TestFilm, _ actual: TestFilm
  ) throws -> [(pixels: [UInt32], start: Int, end: Int)] {
    let found = try FilmComparison(settings: ComparisonSettings())
      .compare(expected.reader, actual.reader)
    let bytes = try #require(
      try pictures.animation(
        expected.reader, actual.reader, of: found?.pixels?.spans ?? []))
    let reader = try FilmReader(bytes, path: "x")
    #expect(reader.loop == .forever)
    return try shown(reader)
  }

  @Test func anAnimationShowsALittleMoreThanTheSpan() throws {
    let expected = film([1, 2, 3, 4, 5, 6], delay: 15)
    var actual = expected
    actual.frames[3].pixels[0] ^= 0xFF

    let shown = try animation(expected, actual)

    // 0.25 s to 0.8 s.
    #expect(shown.map(\.end) == [5, 20, 35, 50, 55])
    #expect(shown.map { $0.pixels[1] & 255 } == [2, 3, 4, 5, 6])
    #expect(shown.map { $0.pixels[0] & 255 } == [2, 3, 4, 5, 6])
    #expect(shown.map { $0.pixels[6 + 2 * gap] & 255 } == [2, 3, 4 ^ 255, 5, 6])
  }

  @Test func aLongDifferenceIsCutAfterTenSeconds() throws {
    let expected = film([1, 2, 3, 4], delay: 400)

    let shown = try animation(expected, film([11, 12, 13, 14], delay: 400))

    #expect(shown.map(\.end) == [400, 800, 1_000])
  }

  @Test func eachFrameOfAnAnimationIsDrawnAsIfItWereTheOnlyOne() throws {
    for seed in UInt64(0)..<12 {
      var random = SeededGenerator(seed: seed)
      let expected = TestFilm.random(width: 7, height: 6, using: &random)
      var actual = expected
      for _ in 0..<3 { actual.mutate(using: &random) }
      let found = try FilmComparison(settings: ComparisonSettings())
        .compare(expected.reader, actual.reader)
      guard let spans = found?.pixels?.spans, let first = spans.first else { continue }
      let start = max(0, first.start.ticks - 20)
      for frame in try animation(expected, actual) {
        let still = try pictures.still(
          expected.reader, actual.reader, at: .ticks(start + frame.start))
        #expect(frame.pixels == still.pixels)
      }
    }
  }

  @Test func stillsAndFilmsOfDifferentSizesAreNotAnimated() throws {
    let span = [TimeSpan(start: .zero, end: .zero)]
    let still = try FilmReader(
      PNGEncoder.encode(Bitmap(width: 3, height: 2, filledWith: .init(packed: 0xFF00_0009))),
      path: "x")

    #expect(try pictures.animation(still, still, of: span) == nil)
    #expect(try pictures.animation(still, still, of: []) == nil)
    #expect(
      try pictures.animation(
        film([1], delay: 9).reader, film([1], delay: 9, width: 1).reader,
        of: [TimeSpan(start: .zero, end: .ticks(9))]) == nil)
  }
}
