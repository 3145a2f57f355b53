import Scene
import Testing

@Suite struct PixelRectTests {
  static let rect = PixelRect(left: 2, top: 3, width: 4, height: 5)

  @Test func rightAndBottomAreExclusive() {
    #expect(Self.rect.contains(x: 5, y: 7))
    #expect(!Self.rect.contains(x: 6, y: 7))
    #expect(!Self.rect.contains(x: 5, y: 8))
    #expect(!Self.rect.contains(x: 1, y: 3))
  }

  @Test func disjointOnesHaveTheEmptyRectInCommon() {
    #expect(Self.rect.intersection(PixelRect(left: 6, top: 3, right: 9, bottom: 9)) == .empty)
    #expect(
      Self.rect.intersection(PixelRect(left: 5, top: 0, right: 9, bottom: 4))
        == PixelRect(left: 5, top: 3, right: 6, bottom: 4))
  }

  @Test func unionIgnoresEmptyOnes() {
    #expect(Self.rect.union(PixelRect(left: 99, top: 0, right: 99, bottom: 9)) == Self.rect)
    #expect(
      Self.rect.union(PixelRect(left: 0, top: 7, right: 1, bottom: 20))
        == PixelRect(left: 0, top: 3, right: 6, bottom: 20))
  }

  @Test func turnedInsideOutIsEmptyWithNoNegativeSide() {
    let inverted = PixelRect(left: 5, top: 5, right: 1, bottom: 9)

    #expect(inverted.isEmpty && inverted.width == 0)
  }
}
