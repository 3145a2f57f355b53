import Scene
import TestSupport
import Testing

@testable import Codecs

@Suite struct FrameColorsReading {
  /// A picture that a viewer shows and one that differs from it here and there, in stretches.
  private func pictures(
    colors: Int, using random: inout SeededGenerator
  ) -> (shown: ShownPicture, bitmap: Bitmap) {
    let before = SamplePictures.opaque(colors: colors, width: 41, height: 23, using: &random)
    var after = before
    let palette = SamplePictures.distinctColors(colors, using: &random)
    var place = 0
    while place < after.pixels.count {
      let length = Int.random(in: 1...30, using: &random)
      let end = min(place + length, after.pixels.count)
      if Bool.random(using: &random) {
        let color = palette[Int.random(in: 0..<colors, using: &random)]
        for pixel in place..<end { after.pixels[pixel] = color }
      }
      place = end
    }
    return (SamplePictures.shown(before), after)
  }

  /// Each pixel's number, row by row.
  private func numbers(_ frame: FrameColors) -> [UInt16] {
    frame.runs.flatMap { [UInt16](repeating: $0.number, count: $0.length) }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func everyPixelHasItsColourAndItsMark(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (shown, bitmap) = pictures(colors: [2, 40, 700][Int(seed) % 3], using: &random)
    let rectangle = PixelRect(left: Int(seed % 4), top: 2, right: 41 - Int(seed % 3), bottom: 20)
    var frame = FrameColors()

    frame.read(bitmap, over: shown, in: rectangle)

    var numbers = numbers(frame)[...]
    var changed = [Int](repeating: 0, count: frame.colors.count)
    var unchanged = changed
    for y in rectangle.top..<rectangle.bottom {
      for x in rectangle.left..<rectangle.right {
        let number = numbers.removeFirst()
        let color = Int(number & ~ColorRun.unchanged)
        let isUnchanged = bitmap[x, y].packed == shown.pixels[y * 41 + x]
        #expect(frame.colors[color] == bitmap[x, y].packed)
        #expect((number & ColorRun.unchanged != 0) == isUnchanged)
        if isUnchanged { unchanged[color] += 1 } else { changed[color] += 1 }
      }
    }
    #expect(numbers.isEmpty)
    #expect(frame.changedCounts == changed)
    #expect(frame.unchangedCounts == unchanged)
    #expect(frame.isExact)
  }

  @Test func neighboursShareANumberWhereColoursAreTooMany() {
    let bitmap = Bitmap(
      width: 300, height: 200, pixels: (0..<60_000).map { 0xFF00_0000 | UInt32($0) })
    let shown = ShownPicture(width: 300, height: 200)
    var frame = FrameColors()

    frame.read(bitmap, over: shown, in: bitmap.bounds)

    #expect(!frame.isExact)
    #expect(frame.colors.count <= ColorRun.greatestColorCount)
    for (number, color) in zip(numbers(frame), bitmap.pixels) {
      #expect(ColorDistance.greatest(frame.colors[Int(number)], color) <= 1)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func pixelsAreLeftWhereAskedAndNowhereElse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (shown, bitmap) = pictures(colors: 9, using: &random)
    let rectangle = PixelRect(left: 3, top: 1, right: 40, bottom: 22)
    var frame = FrameColors()
    frame.read(bitmap, over: shown, in: rectangle)
    var expected = numbers(frame)
    var places: [Int] = []
    var given: [Int] = []
    for place in expected.indices where Int.random(in: 0..<5, using: &random) == 0 {
      places.append((1 + place / 37) * 41 + 3 + place % 37)
      given.append(Int(expected[place] & ~ColorRun.unchanged))
      expected[place] = ColorRun.left
    }

    #expect(frame.numbers(at: places, width: 41) == given)
    frame.leave(places, width: 41)

    #expect(numbers(frame) == expected)
    let smaller = PixelRect(left: 9, top: 4, right: 30, bottom: 11)
    var inside: [UInt16] = []
    for y in smaller.top..<smaller.bottom {
      let start = (y - rectangle.top) * rectangle.width + smaller.left - rectangle.left
      inside += expected[start..<(start + smaller.width)]
    }
    #expect(numbers(frame.cropped(to: smaller)) == inside)
  }

  @Test func theRectanglePaintedIsRoundWhatIsNeitherUnchangedNorLeft() {
    let before = Bitmap(width: 9, height: 9, filledWith: .init(packed: 0xFFFF_FFFF))
    var bitmap = before
    for (x, y) in [(2, 1), (5, 3), (7, 8)] { bitmap[x, y] = .init(packed: 0xFF00_0000) }
    var frame = FrameColors()
    frame.read(bitmap, over: SamplePictures.shown(before), in: bitmap.bounds)
    #expect(frame.paintedRectangle() == PixelRect(left: 2, top: 1, right: 8, bottom: 9))

    frame.leave([8 * 9 + 7], width: 9)

    #expect(frame.paintedRectangle() == PixelRect(left: 2, top: 1, right: 6, bottom: 4))
  }
}

extension SamplePictures {
  /// A viewer that shows a picture.
  static func shown(_ bitmap: Bitmap) -> ShownPicture {
    var shown = ShownPicture(width: bitmap.width, height: bitmap.height)
    var frame = FrameColors()
    frame.read(bitmap, over: shown, in: bitmap.bounds)
    if let plan = PaintPlan(exactly: frame) {
      _ = shown.paint(frame, of: bitmap, as: plan)
    } else {
      let own = frame.colors.indices.map { _ in false }
      _ = shown.paint(
        frame, of: bitmap, as: PaintPlan(painting: frame.colors, nearestFor: own, of: frame))
    }
    return shown
  }
}
