import Scene
import Testing

@Suite struct ImageDarkeningTests {
  @Test func shapesLoseHalfTheirColourAndNoneOfTheirAlpha() {
    let shape = Image.FilledPath(
      path: Path(ovalIn: Rect(x: 0, y: 0, width: 8, height: 8)),
      color: Color(red: 1, green: 0.5, blue: 0.25, alpha: 0.75), fillRule: .evenOdd)
    let dark = Image.FilledPath(
      path: shape.path, color: Color(red: 0.5, green: 0.25, blue: 0.125, alpha: 0.75),
      fillRule: .evenOdd)
    let size = Size(width: 8, height: 9)

    #expect(
      Image(size: size, shapes: [shape, shape]).darkenedByHalf
        == Image(size: size, shapes: [dark, dark]))
  }

  /// Half black over a premultiplied colour leaves half of its red, green and blue.
  @Test func everyPixelLosesHalfItsColourAndNoneOfItsAlpha() {
    var bitmap = Bitmap(width: 256, height: 256)
    var expected = bitmap
    for alpha in 0..<256 {
      for part in 0...alpha {
        bitmap[part, alpha] = PremultipliedRGBA8(
          red: UInt8(part), green: 0, blue: UInt8(alpha), alpha: UInt8(alpha))
        expected[part, alpha] = PremultipliedRGBA8(
          red: UInt8((Double(part) / 2).rounded()), green: 0,
          blue: UInt8((Double(alpha) / 2).rounded()), alpha: UInt8(alpha))
      }
    }

    #expect(
      Image(bitmap: bitmap, scale: 3).darkenedByHalf == Image(bitmap: expected, scale: 3))
  }
}
