import Codecs
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct FilmComparing {
  /// What an obvious comparison finds, tick by tick.
  private struct Naive {
    var counts: [Int] = []
    var allowed = 0
    var expected: [[UInt32]]
    var actual: [[UInt32]]

    init(_ expected: TestFilm, _ actual: TestFilm, allowed: Int, masks: [PixelRect]) {
      self.allowed = allowed
      self.expected = expected.ticks
      self.actual = actual.ticks
      counts = zip(expected.ticks, actual.ticks).map { one, other in
        one.indices.count { place in
          one[place] != other[place]
            && !masks.contains { $0.contains(x: place % 3, y: place / 3) }
        }
      }
    }

    var differing: [Int] { counts.indices.filter { counts[$0] > allowed } }

    var agree: Bool { differing.isEmpty && expected.count == actual.count }

    var frames: Int {
      [expected, actual].map { ticks in
        Set(differing.map { TestFilm.numbers(of: ticks)[$0] }).count
      }.max() ?? 0
    }

    var spans: [TimeSpan] {
      var spans: [TimeSpan] = []
      for tick in differing {
        if spans.last?.end == .ticks(tick) {
          spans[spans.count - 1].end = .ticks(tick + 1)
        } else {
          spans.append(TimeSpan(start: .ticks(tick), end: .ticks(tick + 1)))
        }
      }
      return spans
    }
  }

  @Test(arguments: 0..<250)
  func filmsAreComparedAsTickByTick(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let expected = TestFilm.random(using: &random)
    var actual = expected
    for _ in 0..<Int.random(in: 0...2, using: &random) { actual.mutate(using: &random) }
    let masks =
      Bool.random(using: &random)
      ? [] : [PixelRect(left: Int.random(in: 0..<3, using: &random), top: 0, width: 1, height: 2)]
    let allowed = [0, 0, 1, 2].randomElement(using: &random) ?? 0
    let naive = Naive(expected, actual, allowed: allowed, masks: masks)
    let comparison = FilmComparison(settings: ComparisonSettings(maxDiffPixels: allowed))

    let found = try comparison.compare(
      expected.reader, actual.reader, masks: { _ in masks }, frameNumber: { $0.ticks })

    #expect((found == nil) == naive.agree, "\(expected)\n\(actual)")
    let pixels = found?.pixels
    #expect(pixels?.spans ?? [] == naive.spans, "\(expected)\n\(actual)")
    #expect(pixels?.frames ?? 0 == naive.frames)
    #expect(pixels?.first.frame == naive.differing.first)
    #expect(pixels?.first.difference.pixels == naive.differing.first.map { naive.counts[$0] })
    let most = naive.differing.map { naive.counts[$0] }.max()
    #expect(pixels?.worst.difference.pixels == most)
    #expect(
      pixels?.worst.time == naive.differing.first { naive.counts[$0] == most }.map { .ticks($0) })
    #expect(
      found?.properties.contains { $0.property == .length } ?? false
        == (expected.ticks.count != actual.ticks.count))
  }

  /// Whether a pixel counts may hang on its neighbours, so that a change reaches further than itself.
  @Test(arguments: 0..<60)
  func whatIsComparedAgainIsEnoughWhereEdgesAreIgnored(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let expected = TestFilm.random(width: 7, height: 6, using: &random)
    var actual = expected
    for _ in 0..<2 { actual.mutate(using: &random) }
    let settings = ComparisonSettings(
      metric: [.exact, .yiq(threshold: 0.1)].randomElement(using: &random) ?? .exact,
      antialiasing: .ignore)
    let whole = PictureComparison(settings: settings)
    let counts = zip(expected.ticks, actual.ticks).map { one, other in
      whole.difference(
        expected: StraightBitmap(width: 7, height: 6, pixels: one),
        actual: StraightBitmap(width: 7, height: 6, pixels: other),
        in: PixelRect(left: 0, top: 0, width: 7, height: 6), except: []
      ).pixels
    }

    let found = try FilmComparison(settings: settings)
      .compare(expected.reader, actual.reader)?.pixels

    #expect(found?.first.time == counts.firstIndex { $0 > 0 }.map { .ticks($0) })
    let most = counts.max().flatMap { $0 > 0 ? $0 : nil }
    #expect(found?.worst.difference.pixels == most)
    let ticks = found?.spans.reduce(0) { $0 + $1.end.ticks - $1.start.ticks }
    #expect(ticks ?? 0 == counts.count { $0 > 0 })
  }

  /// A grey pixel between a dark and a bright side lies on a smoothed edge as long as one of the
  /// sides is even; what makes it uneven here lies two pixels away.
  @Test func aPixelCountsAsSoonAsAChangeTwoPixelsAwayTakesItsEdge() throws {
    func frame(grey: UInt32, unevenDarkSide: Bool) -> TestFilm.Frame {
      func shade(_ x: Int, _ y: Int) -> UInt32 {
        switch x {
        case 3: y == 2 ? grey : 0x80
        case 1 where unevenDarkSide: 0x20 + UInt32(y)
        case 5: 0xC0 + UInt32(y)
        default: x < 3 ? 0 : 0xFF
        }
      }
      let pixels = (0..<42).map { 0xFF00_0000 | shade($0 % 7, $0 / 7) * 0x01_0101 }
      return .init(pixels: pixels, delay: 2)
    }
    func film(_ grey: UInt32) -> TestFilm {
      TestFilm(
        width: 7, height: 6,
        frames: [false, true].map { frame(grey: grey, unevenDarkSide: $0) })
    }
    let comparison = FilmComparison(settings: ComparisonSettings(antialiasing: .ignore))

    let found = try comparison.compare(film(0x80).reader, film(0xA0).reader)

    #expect(found?.pixels?.spans == [TimeSpan(start: .ticks(2), end: .ticks(4))])
    #expect(found?.pixels?.first.difference.pixels == 1)
  }

  private static let black = [UInt32](repeating: 0xFF00_0000, count: 6)

  /// Frames that all look different, each for 20 ms.
  private func film(_ shades: [UInt32]) -> TestFilm {
    TestFilm(
      frames: shades.map { shade in .init(pixels: Self.black.map { $0 | shade }, delay: 2) })
  }

  private func changes(_ expected: TestFilm, _ actual: TestFilm) throws -> [String] {
    let found = try FilmComparison(settings: ComparisonSettings())
      .compare(expected.reader, actual.reader)
    return (found?.properties ?? []).map { "\($0.property): \($0.expected) → \($0.actual)" }
  }

  @Test func aDroppedFrameIsReadable() throws {
    #expect(
      try changes(film([1, 2, 3, 4]), film([1, 2, 4])) == [
        "frames: 4 → 3", "length: 0.08 s → 0.06 s",
      ])
    var longer = film([1, 2, 4])
    longer.frames[1].delay = 4
    #expect(
      try changes(film([1, 2, 3, 4]), longer) == ["frames: 4 → 3", "times: 0.04 s → 0.06 s"])
  }

  @Test func aDelayOfTenMillisecondsMoreIsFound() throws {
    var late = film([1, 2, 3, 4])
    late.frames[2].delay = 3
    #expect(
      try changes(film([1, 2, 3, 4]), late) == [
        "times: 0.06 s → 0.07 s", "length: 0.08 s → 0.09 s",
      ]
    )
    late.frames[3].delay = 1
    let found = try FilmComparison(settings: ComparisonSettings())
      .compare(film([1, 2, 3, 4]).reader, late.reader)
    #expect(found?.pixels?.spans == [TimeSpan(start: .ticks(6), end: .ticks(7))])
    #expect(found?.properties.map(\.property) == [.times])
  }

  @Test func swappedFramesDifferInPixelsOnly() throws {
    let found = try FilmComparison(settings: ComparisonSettings())
      .compare(film([1, 2, 3, 4]).reader, film([1, 3, 2, 4]).reader)

    #expect(found?.properties == [])
    #expect(found?.pixels?.first.frame == 1 && found?.pixels?.frames == 2)
    #expect(found?.pixels?.first.ratio == 1)
    #expect(
      found?.pixels?.first.difference.bounds == PixelRect(left: 0, top: 0, width: 3, height: 2))
  }

  @Test func anotherLoopIsADifferenceOfFilmsButNotOfAStill() throws {
    var once = film([1, 2])
    once.loop = .once
    var thrice = film([1, 2])
    thrice.loop = .plays(3)
    var unknown = film([1, 2])
    unknown.loop = nil

    #expect(try changes(film([1, 2]), once) == ["loop: forever → once"])
    #expect(try changes(thrice, film([1, 2])) == ["loop: 3 times → forever"])
    #expect(try changes(thrice, unknown) == [])
  }

  @Test func anotherSizeIsSaidAndPixelsAreNot() throws {
    let narrow = TestFilm(
      width: 2, height: 3, frames: [.init(pixels: Self.black.map { $0 | 9 }, delay: 2)])
    let found = try FilmComparison(settings: ComparisonSettings())
      .compare(film([1]).reader, narrow.reader)

    #expect(found?.pixels == nil)
    #expect(
      found?.properties == [.init(property: .size, expected: "3 × 2", actual: "2 × 3")])
  }

  @Test func aChangeWithinTheTolerancePassesAlsoWhereOnlyOneFilmHasIt() throws {
    var flicker = film([1, 1, 1, 1])
    flicker.frames[2].pixels[4] ^= 0xFF
    let strict = FilmComparison(settings: ComparisonSettings())
    let lenient = FilmComparison(settings: ComparisonSettings(maxDiffPixels: 1))

    #expect(try strict.compare(film([1, 1, 1, 1]).reader, flicker.reader) != nil)
    #expect(try lenient.compare(film([1, 1, 1, 1]).reader, flicker.reader) == nil)
  }

  @Test func aStillIsHeldAgainstTheBeginningOfAFilm() throws {
    let bytes = try PNGEncoder.encode(
      Bitmap(width: 3, height: 2, pixels: Self.black.map { $0 | 1 }))
    let still = try FilmReader(bytes, path: "x.png")
    let strict = FilmComparison(settings: ComparisonSettings())

    let same = try strict.compare(still, film([1, 2]).reader)
    let other = try strict.compare(film([2, 1]).reader, still)

    #expect(same?.pixels == nil)
    #expect(same?.properties.map(\.property) == [.frames, .length])
    #expect(other?.pixels?.spans == [TimeSpan(start: .zero, end: .zero)])
    #expect(try strict.compare(still, still) == nil)
  }

  @Test func masksFollowTime() throws {
    var spotted = film([1, 2, 3])
    for place in 0..<3 { spotted.frames[place].pixels[place] ^= 0xFF }
    let moving = { (time: Duration) in
      [PixelRect(left: time.ticks / 2, top: 0, width: 1, height: 1)]
    }
    let strict = FilmComparison(settings: ComparisonSettings())

    #expect(try strict.compare(film([1, 2, 3]).reader, spotted.reader, masks: moving) == nil)
    let still = try strict.compare(
      film([1, 2, 3]).reader, spotted.reader, masks: { _ in moving(.zero) })
    #expect(still?.pixels?.first.time == .ticks(2))
  }

  @Test func nothingCountsOutsideOfTheClip() throws {
    var spotted = film([1, 2])
    spotted.frames[1].pixels[5] ^= 0xFF
    let strict = FilmComparison(settings: ComparisonSettings())
    let clip = PixelRect(left: 0, top: 0, width: 2, height: 50)

    #expect(try strict.compare(film([1, 2]).reader, spotted.reader, clip: clip) == nil)
    #expect(try strict.compare(film([1, 2]).reader, spotted.reader) != nil)
  }
}
