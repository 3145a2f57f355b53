import TestSupport
import Testing

@testable import Codecs

@Suite struct ColorQuantizing {
  private func samples(_ count: Int, seed: UInt64) -> [ColorQuantizer.Sample] {
    var random = SeededGenerator(seed: seed)
    return SamplePictures.distinctColors(count, using: &random).map {
      ColorQuantizer.Sample(color: $0, weight: Int.random(in: 1...50, using: &random))
    }
  }

  @Test(arguments: [1, 2, 255, 256])
  func coloursThatFitAreKept(count: Int) {
    let samples = samples(count, seed: 1)

    #expect(ColorQuantizer.palette(for: samples, capacity: 256) == samples.map(\.color))
  }

  @Test(arguments: [257, 1000, 40_000], [1, 2, 255, 256])
  func aPaletteIsFullAndOfDistinctColoursOfThePicture(count: Int, capacity: Int) {
    let samples = samples(count, seed: 2)

    let palette = ColorQuantizer.palette(for: samples, capacity: capacity)

    #expect(palette.count == capacity)
    #expect(Set(palette).count == capacity)
    #expect(Set(palette).isSubset(of: samples.map(\.color)))
  }

  @Test func twoCloudsGetAColourEach() {
    let dark = (0..<50).map { ColorQuantizer.Sample(color: 0xFF00_0000 + $0, weight: 1) }
    let light = (0..<50).map { ColorQuantizer.Sample(color: 0xFFFF_FF00 + $0, weight: 1) }

    let palette = ColorQuantizer.palette(for: dark + light, capacity: 2)

    #expect(palette.map { $0 >> 16 & 255 }.sorted() == [0, 255])
  }

  @Test(arguments: [1, 2, 17, 256])
  func theNearestColourIsThatOfAFullSearch(count: Int) {
    var random = SeededGenerator(seed: 3)
    let palette = SamplePictures.distinctColors(count, using: &random)
    let nearest = NearestColor(palette)
    func differences(_ first: UInt32, _ second: UInt32) -> [Int] {
      [0, 8, 16].map { abs(Int(first >> UInt32($0) & 255) - Int(second >> UInt32($0) & 255)) }
    }
    func distance(_ first: UInt32, _ second: UInt32) -> (Int, Int) {
      let differences = differences(first, second)
      return (differences.max() ?? 0, differences.reduce(0) { $0 + $1 * $1 })
    }

    for color in SamplePictures.distinctColors(2000, using: &random) {
      var best = 0
      for place in palette.indices
      where distance(palette[place], color) < distance(palette[best], color) {
        best = place
      }
      #expect(nearest.place(of: color) == best)
    }
  }
}
