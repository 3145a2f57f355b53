import TestSupport
import Testing

@testable import Interaction

@Suite struct TimingFunctionTests {
  /// Exact solutions at 0.1, 0.2 … 0.9.
  static let tables: [(TimingFunction, [Double])] = [
    (
      .easeIn,
      [0.017027, 0.062282, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.691634, 0.839428]
    ),
    (
      .easeOut,
      [0.160572, 0.308366, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.937718, 0.982973]
    ),
    (
      .easeInEaseOut,
      [0.019722, 0.081660, 0.187396, 0.331884, 0.500000, 0.668116, 0.812604, 0.918340, 0.980278]
    ),
    (
      .default,
      [0.094796, 0.295244, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.975625, 0.994316]
    ),
    (.linear, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]),
  ]

  @Test(arguments: tables) func namedCurvesGiveTheirTabledValues(
    _ function: TimingFunction, values: [Double]
  ) {
    for (index, expected) in values.enumerated() {
      let time = Double(index + 1) / 10
      #expect(isClose(function.progress(at: time), expected, within: 5.1e-7), "at \(time)")
    }
  }

  @Test func easeInEaseOutGivesTheTwelveFramesOfAFifthOfASecond() {
    let frames = [
      0.01360, 0.05613, 0.12916, 0.23177, 0.35883, 0.50000, 0.64117, 0.76823, 0.87084, 0.94387,
      0.98640, 1,
    ]
    for (index, expected) in frames.enumerated() {
      let progress = TimingFunction.easeInEaseOut.progress(at: Double(index + 1) / 12)
      #expect(isClose(progress, expected, within: 5.1e-6), "frame \(index + 1)")
    }
  }

  @Test func easeInEaseOutGivesTheThirtyFramesOfHalfASecond() {
    let frames = [
      0.00213, 0.00865, 0.01972, 0.03551, 0.05613, 0.08166, 0.11211, 0.14741, 0.18740, 0.23177,
      0.28013, 0.33188, 0.38635, 0.44269, 0.50000, 0.55731, 0.61365, 0.66812, 0.71987, 0.76823,
      0.81260, 0.85259, 0.88789, 0.91834, 0.94387, 0.96449, 0.98028, 0.99135, 0.99787, 1,
    ]
    for (index, expected) in frames.enumerated() {
      let progress = TimingFunction.easeInEaseOut.progress(at: Double(index + 1) / 30)
      #expect(isClose(progress, expected, within: 5.1e-6), "frame \(index + 1)")
    }
  }

  @Test(arguments: tables.map(\.0)) func theEndsAreExact(_ function: TimingFunction) {
    #expect(function.progress(at: 0) == 0)
    #expect(function.progress(at: -1) == 0)
    #expect(function.progress(at: 1) == 1)
    #expect(function.progress(at: 2) == 1)
  }

  /// A curve found by halving alone, to the last digit.
  private func naive(_ p: (Double, Double, Double, Double), at time: Double) -> Double {
    func bezier(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      3 * p1 * t * (1 - t) * (1 - t) + 3 * p2 * t * t * (1 - t) + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(p.0, p.2, middle) < time { low = middle } else { high = middle }
    }
    return bezier(p.1, p.3, low)
  }

  @Test(arguments: 0..<40) func anyCurveAgreesWithPlainHalving(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let p = (
      Double.random(in: 0...1, using: &random), Double.random(in: -1...2, using: &random),
      Double.random(in: 0...1, using: &random), Double.random(in: -1...2, using: &random)
    )
    let function = TimingFunction(p.0, p.1, p.2, p.3)
    for step in 1..<50 {
      let time = Double(step) / 50
      let value = function.progress(at: time)
      // 1e-9 in time is at most this much in progress where the curve is not vertical.
      #expect(isClose(value, naive(p, at: time), within: 1e-5), "\(p) at \(time)")
    }
  }

  @Test func aCurveThatStandsStillInTimeIsStillSolved() {
    // Both control points at opposite ends: the curve is vertical in the middle.
    let function = TimingFunction(1, 0, 0, 1)
    #expect(isClose(function.progress(at: 0.5), 0.5, within: 1e-3))
    #expect(function.progress(at: 0.49) < 0.5)
    #expect(function.progress(at: 0.51) > 0.5)
  }
}
