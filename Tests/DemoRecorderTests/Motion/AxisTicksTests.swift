import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct AxisTicksTests {
  @Test func marksStandAtRoundNumbers() {
    #expect(AxisTicks(from: 52, to: 323, count: 5).values == [0, 100, 200, 300, 400])
    #expect(AxisTicks(from: 0, to: 1, count: 5).values == [0, 0.5, 1])
    #expect(AxisTicks(from: -3, to: 14, count: 5).values == [-5, 0, 5, 10, 15])
    #expect(AxisTicks(from: 7, to: 7, count: 5).values.count >= 2)
  }

  @Test func allHaveTheSameDecimals() {
    let ticks = AxisTicks(from: 0, to: 1, count: 5)

    #expect(ticks.values.map(ticks.text) == ["0.0", "0.5", "1.0"])
    let whole = AxisTicks(from: 0, to: 400, count: 5)
    #expect(whole.values.map(whole.text) == ["0", "100", "200", "300", "400"])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func allValuesLieBetweenTheOuterMarks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let low = Double.random(in: -2_000...2_000, using: &random)
    let high = low + Double.random(in: 0...3_000, using: &random)
    let count = Int.random(in: 2...12, using: &random)
    let ticks = AxisTicks(from: low, to: high, count: count)
    let steps = zip(ticks.values, ticks.values.dropFirst()).map { $1 - $0 }

    #expect(ticks.low <= low && ticks.high >= high)
    #expect(steps.allSatisfy { ($0 - steps[0]).magnitude < 1e-6 })
    // One more on each side than fit between.
    #expect(ticks.values.count <= count + 2)
    #expect(Set(ticks.values.map(ticks.text)).count == ticks.values.count)
  }
}
