import Codecs
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct ColorDistances {
  static let thresholds = [0, 0.02, 0.1, 0.3, 0.8]

  @Test(.enabled(if: PictureOracle.hasPixelmatch, "\(PythonEnvironment.absence)"))
  func ofOpaquePixelsCountWhatPixelmatchCounts() throws {
    var random = SeededGenerator(seed: 2)
    let pairs = (0..<40).map { number in
      number % 3 == 0
        ? PicturePair.noise(upTo: number < 20 ? 5 : 40, isOpaque: true, using: &random)
        : PicturePair.discs(upTo: 24, isOpaque: true, using: &random)
    }

    let ours = pairs.map(Self.counts)

    #expect(ours == (try PictureOracle.pixelmatch(pairs, thresholds: Self.thresholds)))
    // It would say little if the rule about smoothed edges never applied.
    #expect(ours.count { $0[4] < $0[5] } > 10)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func ofTranslucentPixelsCountWhatTheFormulasSay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pair =
      seed % 3 == 0
      ? PicturePair.noise(upTo: 12, isOpaque: false, using: &random)
      : PicturePair.discs(upTo: 12, isOpaque: false, using: &random)
    let naive = NaivePixelmatch(pair)

    let expected = Self.thresholds.flatMap { threshold in
      [false, true].map { naive.count(threshold: threshold, countsSmoothed: $0) }
    }

    #expect(Self.counts(of: pair) == expected)
  }

  /// Near to a limit single precision cannot tell: all squares of differences are tried as limits.
  @Test func areToldFromTheLimitToTheLastBit() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let first = UInt32.random(in: 0...UInt32.max, using: &random) | 0xff00_0000
      let second = UInt32.random(in: 0...UInt32.max, using: &random) | 0xff00_0000
      let square = ColorDifference(first, second, at: 0).square
      let threshold = (square / ColorDifference.greatestSquare).squareRoot()
      for threshold in [threshold.nextDown, threshold, threshold.nextUp] {
        let distance = ColorDistance(threshold: threshold)
        let beyond = distance.beyond(0..<1, [first].span, [second].span)

        #expect(beyond == (square > distance.limit ? 1 : 0))
      }
    }
  }

  private static func counts(of pair: PicturePair) -> [Int] {
    thresholds.flatMap { threshold in
      [AntialiasingRule.ignore, .count].map { rule in
        let settings = ComparisonSettings(
          metric: .yiq(threshold: threshold), antialiasing: rule)
        return PictureComparison(settings: settings).difference(
          expected: pair.first, actual: pair.second, in: pair.first.bounds, except: []
        ).pixels
      }
    }
  }
}
