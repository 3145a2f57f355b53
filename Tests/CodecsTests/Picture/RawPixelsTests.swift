import Codecs
import Scene
import Testing

@Suite struct RawPixelsTests {
  @Test func aPixelIsRedGreenBlueAlpha() {
    let bitmap = Bitmap(
      width: 2, height: 2, pixels: [0xFF03_0201, 0xFF06_0504, 0xFF00_0000, 0xFFFF_FFFF])

    #expect(RawPixels.bytes(of: bitmap, rows: 0..<1) == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(RawPixels.bytes(of: bitmap, rows: 1..<2) == [0, 0, 0, 255, 255, 255, 255, 255])
    #expect(RawPixels.bytes(of: bitmap, rows: 1..<1).isEmpty)
  }

  @Test func coloursAreNotMultipliedByAlpha() {
    // Half of full red, and nothing at all.
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x8000_0080, 0])

    #expect(RawPixels.bytes(of: bitmap, rows: 0..<1) == [255, 0, 0, 128, 0, 0, 0, 0])
  }
}
