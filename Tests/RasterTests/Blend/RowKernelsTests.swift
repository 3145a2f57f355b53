import TestSupport
import Testing

@testable import Raster

/// Each kernel against one pixel at a time, for rows of every length round a vector's.
@Suite struct RowKernelsTests {
  static let lengths = [0, 1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 33]

  @Test(arguments: lengths)
  func aCoveredColourIsLaidOverEachPixel(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for color in [0xff20_4060, 0x8010_2030, 0] as [UInt32] {
      var row = pixels(count + 2, &generator)
      let coverage = (0..<count).map { _ in [0, 255, UInt8.random(in: 0...255, using: &generator)] }
        .map { $0[Int.random(in: 0..<3, using: &generator)] }
      var expected = row
      for index in 0..<count {
        let source = multiplied(color, by: UInt32(coverage[index]))
        expected[index + 1] = composite(source, over: expected[index + 1])
      }

      var span = row.mutableSpan
      compositeRow(color: color, coverage: coverage.span, over: &span, from: 1)

      #expect(row == expected)
    }
  }

  @Test(arguments: lengths)
  func aColourIsLaidOverEachPixel(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for color in [0xff20_4060, 0x8010_2030, 0] as [UInt32] {
      var row = pixels(count + 2, &generator)
      var expected = row
      for index in 1..<count + 1 { expected[index] = composite(color, over: expected[index]) }

      var span = row.mutableSpan
      compositeRow(color: color, count: count, over: &span, from: 1)

      #expect(row == expected)
    }
  }

  @Test(arguments: lengths)
  func aColourIsLaidOverStretchesThatLookAlike(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var row: [UInt32] = [0]
    while row.count < count + 2 {
      let pixel = Bool.random(using: &generator) ? pixels(1, &generator)[0] : 0
      row += [UInt32](repeating: pixel, count: Int.random(in: 1...20, using: &generator))
    }
    var expected = row
    for index in 1..<count + 1 { expected[index] = composite(0x8010_2030, over: expected[index]) }

    var span = row.mutableSpan
    compositeRow(color: 0x8010_2030, count: count, over: &span, from: 1)

    #expect(row == expected)
  }

  @Test(arguments: lengths)
  func aRowIsMultipliedByOneCoverage(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for coverage in [0, 1, 128, 255] as [UInt32] {
      var row = pixels(count + 2, &generator)
      var expected = row
      for index in 1..<count + 1 { expected[index] = multiplied(expected[index], by: coverage) }

      var span = row.mutableSpan
      multiplyRow(&span, from: 1, count: count, by: coverage)

      #expect(row == expected)
    }
  }

  @Test(arguments: lengths)
  func aRowIsLaidOverAnotherWithItsOpacity(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for opacity in [0, 1, 128, 255] as [UInt32] {
      var row = pixels(count + 2, &generator)
      let source = pixels(count, &generator)
      var expected = row
      for index in 0..<count {
        let pixel = multiplied(source[index], by: opacity)
        expected[index + 1] = composite(pixel, over: expected[index + 1])
      }

      var span = row.mutableSpan
      compositeRow(source.span, opacity: opacity, over: &span, from: 1)

      #expect(row == expected)
    }
  }

  @Test(arguments: lengths)
  func aRowIsMultipliedByItsCoverage(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var row = pixels(count + 2, &generator)
    let coverage = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    var expected = row
    for index in 0..<count {
      expected[index + 1] = multiplied(expected[index + 1], by: UInt32(coverage[index]))
    }

    var span = row.mutableSpan
    multiplyRow(&span, from: 1, by: coverage.span)

    #expect(row == expected)
  }

  private func pixels(_ count: Int, _ generator: inout SeededGenerator) -> [UInt32] {
    (0..<count).map { _ in
      multiplied(
        UInt32.random(in: 0...0xff_ffff, using: &generator) | 0xff00_0000,
        by: UInt32.random(in: 0...255, using: &generator))
    }
  }
}
