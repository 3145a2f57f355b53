import Codecs
import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct ExactComparisons {
  static let comparison = PictureComparison(settings: ComparisonSettings())

  @Test(.enabled(if: PictureOracle.hasNumPy, "\(PythonEnvironment.absence)"))
  func countWhatNumPyCounts() throws {
    var random = SeededGenerator(seed: 1)
    let pairs = (0..<1000).map { number in
      PicturePair.noise(
        upTo: number < 100 ? 3 : number < 900 ? 20 : 70, isOpaque: number % 2 == 0, using: &random)
    }

    let ours = pairs.map { pair in
      let found = Self.comparison.difference(
        expected: pair.first, actual: pair.second, in: pair.first.bounds, except: [])
      let bounds = found.bounds
      return [
        found.pixels, bounds.left, bounds.top, bounds.right, bounds.bottom,
        found.greatestChannelDifference,
      ]
    }

    #expect(ours == (try PictureOracle.numPy(pairs)))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func seeOnlyTheRegionWithoutTheMasks(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pair = PicturePair.noise(upTo: 12, isOpaque: false, using: &random)
    func rectangle() -> PixelRect {
      PixelRect(
        left: Int.random(in: -3...8, using: &random), top: Int.random(in: -3...8, using: &random),
        width: Int.random(in: 0...12, using: &random),
        height: Int.random(in: 0...12, using: &random))
    }
    let (region, masks) = (rectangle(), [rectangle(), rectangle()])
    var naive = DifferenceCount()
    for place in pair.first.pixels.indices {
      let (y, x) = place.quotientAndRemainder(dividingBy: pair.width)
      let (expected, actual) = (pair.first.pixels[place], pair.second.pixels[place])
      if expected != actual, region.contains(x: x, y: y),
        !masks.contains(where: { $0.contains(x: x, y: y) })
      {
        naive.add(x: x, y: y, expected: expected, actual: actual)
      }
    }

    let found = Self.comparison.difference(
      expected: pair.first, actual: pair.second, in: region, except: masks)

    #expect(found == naive.difference)
  }

  @Test(arguments: [0, 8, 16, 24] as [UInt32])
  func aChannelThatDiffersByOneCounts(shift: UInt32) {
    let first = StraightBitmap(width: 40, height: 2, pixels: .init(repeating: 0, count: 80))
    var second = first
    second.pixels[77] = 1 << shift

    let found = Self.comparison.difference(
      expected: first, actual: second, in: first.bounds, except: [])

    #expect(
      found
        == PictureDifference(
          pixels: 1, bounds: PixelRect(left: 37, top: 1, width: 1, height: 1),
          greatestChannelDifference: 1))
  }
}
