import Scene
import TestSupport
import Testing

@testable import DemoRecorder

@Suite struct PicturePatchTests {
  private func picture(_ random: inout SeededGenerator, width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) })
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func aPatchPutsBackItsPixelsAndNoOthers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random)
    )
    let source = picture(&random, width: width, height: height)
    let backdrop = picture(&random, width: width, height: height)
    let (left, top) = (
      Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
    )
    let area = PixelRect(
      left: left, top: top, right: Int.random(in: left...width, using: &random),
      bottom: Int.random(in: top...height, using: &random))

    var painted = backdrop
    PicturePatch(of: source, in: area).paint(onto: &painted)

    for y in 0..<height {
      for x in 0..<width {
        let isInside = x >= area.left && x < area.right && y >= area.top && y < area.bottom
        #expect(painted[x, y] == (isInside ? source : backdrop)[x, y])
      }
    }
  }

  @Test(arguments: [
    (1, 1, 1), (3, 7, 10), (4, 8, 8), (9, 5, 4), (5, 0, 9), (0, 5, 9), (10, 10, 99),
  ])
  func stripsAreWholeRowsThatMakeUpTheRectangle(width: Int, height: Int, most: Int) {
    let area = PixelRect(left: 2, top: 3, right: 2 + width, bottom: 3 + height)
    let strips = PicturePatch.strips(of: area, most: most)

    #expect(
      strips.flatMap { Array($0.top..<$0.bottom) } == (width == 0 ? [] : Array(3..<3 + height)))
    #expect(strips.allSatisfy { $0.left == area.left && $0.right == area.right })
    #expect(strips.allSatisfy { $0.width * $0.height <= max(most, width) })
  }
}
