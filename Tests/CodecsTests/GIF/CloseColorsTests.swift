import TestSupport
import Testing

@testable import Codecs

@Suite struct CloseColorsTests {
  private func reds(_ count: Int, weight: (Int) -> Int) -> [ColorQuantizer.Sample] {
    (0..<count).map { ColorQuantizer.Sample(color: 0xFF00_0000 + UInt32($0), weight: weight($0)) }
  }

  private func greatestError(
    _ samples: [ColorQuantizer.Sample], _ palette: [UInt32]
  ) -> Int {
    samples.map { sample in
      palette.map { ColorDistance.greatest($0, sample.color) }.min() ?? 255
    }.max() ?? 0
  }

  /// Of 90 reds in a row 30 cover all within one level, 18 within two, 13 within three. Greedy choice
  /// needs at most 1 + 1/2 + … + 1/n times as many, where each covers n; and a sixteenth is given away.
  @Test(arguments: [(60, 1), (46, 2), (39, 3)])
  func noColourIsFartherOffThanTheBoundOfGreedyCoverSays(capacity: Int, error: Int) throws {
    let samples = reds(90) { 1 + $0 % 7 }

    let palette = try #require(CloseColors.palette(for: samples, capacity: capacity))

    #expect(palette.count == capacity)
    #expect(Set(palette).isSubset(of: Set(samples.map(\.color))))
    #expect(greatestError(samples, palette) <= error)
  }

  @Test func theRarestColoursAreLeftOut() throws {
    let samples = reds(90) { $0 % 2 == 0 ? 100 : 1 }

    let palette = try #require(CloseColors.palette(for: samples, capacity: 60))

    let left = samples.filter { !palette.contains($0.color) }
    #expect(left.allSatisfy { $0.weight == 1 })
  }

  @Test func coloursFarFromEachOtherAreNotForcedTogether() {
    let samples = (0..<60).map {
      ColorQuantizer.Sample(color: 0xFF00_0000 + UInt32($0) * 4, weight: 1)
    }

    #expect(CloseColors.palette(for: samples, capacity: 59) == nil)
  }

  @Test func oneColourTooManyCostsOneRareColour() throws {
    let samples = reds(256) { $0 == 77 ? 1 : 2 + $0 }

    let palette = try #require(CloseColors.palette(for: samples, capacity: 255))

    #expect(!palette.contains(samples[77].color))
    #expect(palette.count == 255)
  }
}
