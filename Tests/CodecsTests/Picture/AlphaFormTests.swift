import TestSupport
import Testing

@testable import Codecs

@Suite struct LayingColoursOver {
  private func parts(_ color: UInt32) -> [Double] {
    [0, 8, 16, 24].map { Double(color >> UInt32($0) & 255) }
  }

  @Test(arguments: 0..<200)
  func straightColoursAreWeightedByWhatIsSeenOfThem(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let source = UInt32.random(in: 0...UInt32.max, using: &random)
    let backdrop = UInt32.random(in: 0...UInt32.max, using: &random)
    let (over, under) = (parts(source), parts(backdrop))
    let (seenOver, seenUnder) = (over[3] / 255, under[3] / 255 * (1 - over[3] / 255))
    let alpha = seenOver + seenUnder

    let mixed = parts(AlphaForm.straight.over(source, backdrop))

    #expect(abs(mixed[3] - alpha * 255) <= 0.5 + 1e-9)
    for channel in 0..<3 where alpha > 0 {
      let exact = (over[channel] * seenOver + under[channel] * seenUnder) / alpha
      #expect(abs(mixed[channel] - exact) <= 0.5 + 1e-9)
    }
  }

  @Test func anOpaqueColourHidesAndATransparentOneShowsTheOther() {
    for form in [AlphaForm.straight, .premultiplied] {
      #expect(form.over(0xFF01_0203, 0x8004_0506) == 0xFF01_0203)
      #expect(form.over(0, 0x8004_0506) == 0x8004_0506)
    }
  }
}
