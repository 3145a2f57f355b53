import Testing

@testable import Raster

@Suite struct SourceOverTests {
  @Test func everyProductOfTwoBytesIsRoundedToNearest() {
    for factor in 0...UInt32(255) {
      for part in 0...UInt32(255) {
        let expected = (part * factor * 2 + 255) / 510
        // The same byte in all four places shows that no part spills into its neighbour.
        let found = multiplied(part * 0x0101_0101, by: factor)
        if found != expected * 0x0101_0101 {
          Issue.record("\(part) × \(factor): \(found), not \(expected)")
        }
      }
    }
  }

  @Test func partsAreMultipliedEachForItself() {
    #expect(multiplied(0xff00_80ff, by: 128) == 0x8000_4080)
  }

  @Test func noPartOverflowsForAnyAlphaAndBackdrop() {
    for alpha in 0...UInt32(255) {
      for backdrop in 0...UInt32(255) {
        let rest = (backdrop * (255 - alpha) * 2 + 255) / 510
        let found = composite(alpha * 0x0101_0101, over: backdrop * 0x0101_0101)
        if found != (alpha + rest) * 0x0101_0101 || alpha + rest > 255 {
          Issue.record("\(alpha) over \(backdrop): \(found)")
        }
      }
    }
  }
}
