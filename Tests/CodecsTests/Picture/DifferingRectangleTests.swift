import Scene
import TestSupport
import Testing

@testable import Codecs

@Suite struct DifferingRectangles {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func equalThoseOfAPixelByPixelSearch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...12, using: &random)
    let height = Int.random(in: 1...12, using: &random)
    let first = [UInt32](repeating: 7, count: width * height)
    var second = first
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      second[Int.random(in: second.indices, using: &random)] = 8
    }
    let left = Int.random(in: 0...width, using: &random)
    let top = Int.random(in: 0...height, using: &random)
    let region = PixelRect(
      left: left, top: top, right: Int.random(in: left...width, using: &random),
      bottom: Int.random(in: top...height, using: &random))

    var naive = PixelRect.empty
    for y in 0..<height {
      for x in 0..<width where region.contains(x: x, y: y) {
        if first[y * width + x] != second[y * width + x] {
          naive = naive.union(PixelRect(left: x, top: y, width: 1, height: 1))
        }
      }
    }

    let found = DifferingRectangle.find(in: region, width: width, first, second)

    #expect(found == (naive.isEmpty ? nil : naive))
  }
}
