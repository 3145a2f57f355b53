import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct ComparedAreas {
  @Test(arguments: 0..<50 as Range<UInt64>)
  func holdEachPixelOfTheRegionThatIsNotMaskedOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let region = Self.rectangle(using: &random)
    let masks = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      Self.rectangle(using: &random)
    }

    let area = ComparedArea(region, except: masks)

    for y in 0..<14 {
      for x in 0..<14 {
        let isCompared =
          region.contains(x: x, y: y) && !masks.contains { $0.contains(x: x, y: y) }
        #expect(
          area.rectangles.count { $0.contains(x: x, y: y) } == (isCompared ? 1 : 0))
      }
    }
  }

  private static func rectangle(using random: inout SeededGenerator) -> PixelRect {
    PixelRect(
      left: Int.random(in: 0...8, using: &random), top: Int.random(in: 0...8, using: &random),
      width: Int.random(in: 0...6, using: &random), height: Int.random(in: 0...6, using: &random))
  }
}
