import TestSupport
import Testing

@testable import Codecs

@Suite struct ColorSpreadTests {
  private func samples(_ count: Int, seed: UInt64) -> [ColorQuantizer.Sample] {
    var random = SeededGenerator(seed: seed)
    var colors: Set<UInt32> = []
    while colors.count < count {
      colors.insert(0xFF00_0000 | UInt32.random(in: 0..<1 << 24, using: &random))
    }
    return colors.sorted().map {
      ColorQuantizer.Sample(color: $0, weight: Int.random(in: 1...50, using: &random))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func paletteIsSomeOfTheColoursEachOnce(seed: UInt64) {
    let samples = samples(300, seed: seed)

    let palette = ColorSpread.palette(for: samples, capacity: 64)

    #expect(palette.count == 64)
    #expect(Set(palette).count == 64)
    #expect(Set(palette).isSubset(of: Set(samples.map(\.color))))
  }

  /// What makes the greatest error at most twice the least: were a colour left out farther from the kept
  /// ones than two of those are from each other, it would have been kept instead.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func noColourIsFartherFromTheKeptThanTheSpreadOnesAreFromEachOther(seed: UInt64) {
    let samples = samples(300, seed: seed)
    let palette = ColorSpread.palette(for: samples, capacity: 64)
    let spread = palette.dropFirst(16)

    let greatestError =
      samples.map { sample in
        palette.map { ColorDistance.squared($0, sample.color) }.min() ?? 0
      }.max() ?? 0
    let leastDistance =
      spread.indices.flatMap { first in
        spread[(first + 1)...].map { ColorDistance.squared($0, spread[first]) }
      }.min() ?? 0

    #expect(greatestError <= leastDistance)
  }

  @Test func mostUsedColoursAreKept() {
    var samples = samples(300, seed: 7)
    for place in 100..<116 { samples[place].weight = 1_000 }

    let palette = ColorSpread.palette(for: samples, capacity: 64)

    #expect(Set(samples[100..<116].map(\.color)).isSubset(of: Set(palette)))
  }

  @Test func shadesOfAnEdgeComeOutBesideThemselves() {
    // A screenful of white and black, and 600 greys and tints of one pixel each.
    let shades = (0..<600).map { (number: UInt32) -> UInt32 in
      let grey: UInt32 = (number % 200 + 20) * 0x1_0101
      return grey + number / 200 * 8
    }
    let samples =
      [ColorQuantizer.Sample(color: 0xFFFF_FFFF, weight: 1_000_000)]
      + shades.map { ColorQuantizer.Sample(color: 0xFF00_0000 | $0, weight: 1) }

    let palette = ColorSpread.palette(for: samples, capacity: 255)

    for sample in samples {
      let error = palette.map { ColorDistance.greatest($0, sample.color) }.min() ?? 255
      #expect(error <= 2, "\(String(sample.color, radix: 16))")
    }
  }
}
