import Codecs
import Scene
import Testing

@Suite struct PictureFormats {
  private let bitmap = Bitmap(
    width: 2, height: 2, filledWith: .init(red: 1, green: 2, blue: 3, alpha: 255))

  @Test func eachFormatIsKnownByItsBytes() throws {
    let film = [(bitmap: bitmap, damage: bitmap.bounds)]

    #expect(PictureFormat(of: try PNGEncoder.encode(bitmap)) == .png)
    #expect(PictureFormat(of: try writeGIF(film).bytes) == .gif)
    #expect(PictureFormat(of: try writeAPNG(film)) == .apng)
  }

  @Test(arguments: [[], [0x89], Array("GIF88a".utf8), Array("\u{89}PNG".utf8), [0xFF, 0xD8, 0xFF]])
  func otherBytesAreNoPicture(bytes: [UInt8]) {
    #expect(PictureFormat(of: bytes) == nil)
  }

  @Test func thePrecedingGIFVersionCounts() {
    #expect(PictureFormat(of: Array("GIF87a".utf8)) == .gif)
  }

  @Test func aChunkLengthThatPointsFarAwayIsNoHarm() {
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 255, 255, 255, 255]

    #expect(PictureFormat(of: bytes + Array("IHDR".utf8)) == .png)
  }
}
