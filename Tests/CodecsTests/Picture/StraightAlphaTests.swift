import Testing

@testable import Codecs

@Suite struct StraightAlphaConversion {
  @Test func dividingAndMultiplyingGiveEveryPremultipliedValueBack() {
    for alpha in 0...UInt32(255) {
      for part in 0...alpha {
        let pixel = part | (alpha - part) << 8 | part << 16 | alpha << 24
        #expect(StraightAlpha.premultiplied(StraightAlpha.straight(pixel)) == pixel)
      }
    }
  }

  @Test func eachIsTheNearestValue() {
    for alpha in 1...UInt32(255) {
      for part in 0...UInt32(255) {
        let multiplied = StraightAlpha.premultiplied(part | alpha << 24) & 255
        #expect(multiplied == UInt32((Double(part * alpha) / 255).rounded()))
        guard part <= alpha else { continue }
        let divided = StraightAlpha.straight(part | alpha << 24) & 255
        #expect(divided == UInt32((Double(part * 255) / Double(alpha)).rounded()))
      }
    }
  }
}
