import Codecs
import Scene
import TestSupport
import Testing

@Suite struct YCbCrPictureTests {
  /// Red, green and blue as bytes.
  private typealias RGB = (red: Double, green: Double, blue: Double)

  private static func rgb(_ pixel: UInt32) -> RGB {
    (Double(pixel & 255), Double((pixel >> 8) & 255), Double((pixel >> 16) & 255))
  }

  private static func converted(_ pixels: [UInt32]) -> YCbCrPicture {
    var picture = YCbCrPicture(width: pixels.count, height: 1)
    picture.update(
      from: Bitmap(width: pixels.count, height: 1, pixels: pixels),
      in: PixelRect(left: 0, top: 0, width: pixels.count, height: 1))
    return picture
  }

  /// The corners of the cube of colours, and colours at random.
  private static func colors(seed: UInt64) -> [UInt32] {
    var generator = SeededGenerator(seed: seed)
    let corners: [UInt32] = [
      0xFF00_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFF00_FFFF, 0xFFFF_0000, 0xFFFF_00FF, 0xFFFF_FF00,
      0xFFFF_FFFF,
    ]
    let others = (0..<20_000).map { _ -> UInt32 in
      UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000
    }
    return corners + others
  }

  @Test func valuesAreTheNearestToTheMatrix() {
    let colors = Self.colors(seed: 601)
    let picture = Self.converted(colors)
    var farthest = 0.0

    for (place, color) in colors.enumerated() {
      let (red, green, blue) = Self.rgb(color)
      let luma = 0.299 * red + 0.587 * green + 0.114 * blue
      let wanted = [luma, 128 + (blue - luma) / 1.772, 128 + (red - luma) / 1.402]
      let found = [
        picture.luma[place], picture.blueDifference[place], picture.redDifference[place],
      ]
      for (value, wanted) in zip(found, wanted) {
        farthest = max(farthest, abs(Double(value) - wanted))
      }
    }

    #expect(farthest <= 0.5 + 1e-9)
  }

  @Test func aDecoderComesBackWithinOneLevel() {
    let colors = Self.colors(seed: 444)
    let picture = Self.converted(colors)
    var farthest = 0.0

    for (place, color) in colors.enumerated() {
      let luma = Double(picture.luma[place])
      let blue = Double(picture.blueDifference[place]) - 128
      let red = Double(picture.redDifference[place]) - 128
      let decoded = [
        luma + 1.402 * red, luma - 0.114 * 1.772 / 0.587 * blue - 0.299 * 1.402 / 0.587 * red,
        luma + 1.772 * blue,
      ]
      let given = Self.rgb(color)
      for (decoded, given) in zip(decoded, [given.red, given.green, given.blue]) {
        farthest = max(farthest, abs(min(255, max(0, decoded)).rounded() - given))
      }
    }

    #expect(farthest == 1)
  }

  @Test func greysHaveNoColourDifference() {
    let picture = Self.converted((0...255).map { $0 * 0x01_0101 | 0xFF00_0000 })

    #expect(picture.luma == (0...255).map { UInt8($0) })
    #expect(Set(picture.blueDifference + picture.redDifference) == [128])
  }

  @Test func onlyTheGivenPartIsTakenOver() {
    let white = Bitmap(width: 3, height: 2, filledWith: .init(packed: 0xFFFF_FFFF))
    var picture = YCbCrPicture(width: 3, height: 2)

    picture.update(from: white, in: PixelRect(left: 1, top: 1, right: 9, bottom: 9))
    picture.update(from: white, in: .empty)

    #expect(picture.luma == [0, 0, 0, 0, 255, 255])
  }
}
