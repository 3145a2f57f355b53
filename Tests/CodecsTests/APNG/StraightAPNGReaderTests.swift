import Codecs
import Scene
import Testing

@Suite struct StraightAPNGReading {
  private let whole = PixelRect(left: 0, top: 0, width: 4, height: 2)

  private func colors(_ film: HandmadeAPNG) throws -> [UInt32] {
    var reader = try StraightAPNGReader(film.bytes)
    var colors: [UInt32] = []
    while let frame = try reader.next() { colors.append(frame.bitmap.pixels[0]) }
    return colors
  }

  @Test func translucentColoursAreThoseOfTheFile() throws {
    // Multiplied by so small an alpha the first two would be equal.
    let film = HandmadeAPNG(frames: [
      .init(rectangle: whole, color: [200, 100, 50, 2]),
      .init(rectangle: whole, color: [201, 100, 50, 2]),
      .init(rectangle: whole, color: [7, 8, 9, 0]),
    ])

    #expect(try colors(film) == [0x0232_64C8, 0x0232_64C9, 0x0009_0807])
  }

  @Test func blendedFramesAreLaidOver() throws {
    let film = HandmadeAPNG(frames: [
      .init(rectangle: whole, color: [0, 0, 255, 255]),
      .init(rectangle: whole, color: [255, 0, 0, 128], blend: 1),
    ])

    // 255 · 128 / 255 and 255 · 127 / 255.
    #expect(try colors(film) == [0xFFFF_0000, 0xFF7F_0080])
  }
}
