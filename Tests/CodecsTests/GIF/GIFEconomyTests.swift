import Scene
import TestSupport
import Testing

@testable import Codecs

/// How much is coded and written on small fixed films. The bounds come from what must be told, or from
/// simpler ways to write the same film.
@Suite struct GIFEconomy {
  private let white = PremultipliedRGBA8(packed: 0xFFFF_FFFF)

  /// A shaded disc on white that moves, then stands.
  private func disc(frames: Int, shades: Int) -> [GivenFrame] {
    let bounds = PixelRect(left: 0, top: 0, width: 120, height: 60)
    return (0..<frames).map { number -> GivenFrame in
      var bitmap = Bitmap(width: 120, height: 60, filledWith: white)
      let center = 25 + 5 * min(number, frames / 2)
      for y in 0..<60 {
        for x in 0..<120 {
          let squared = (x - center) * (x - center) + (y - 30) * (y - 30)
          guard squared < 400 else { continue }
          let shade = UInt8(squared * (shades - 1) / 400 * 255 / shades)
          bitmap[x, y] = .init(red: shade, green: shade, blue: 200, alpha: 255)
        }
      }
      return (bitmap, bounds)
    }
  }

  /// The smallest rectangle round the differing pixels, found naively.
  private func difference(_ first: Bitmap, _ second: Bitmap) -> PixelRect {
    var found = PixelRect.empty
    for y in 0..<first.height {
      for x in 0..<first.width where first[x, y] != second[x, y] {
        found = found.union(PixelRect(left: x, top: y, width: 1, height: 1))
      }
    }
    return found
  }

  @Test func onlyTheSmallestRectanglesRoundChangesAreCoded() throws {
    let film = disc(frames: 9, shades: 30)

    let summary = try writeGIF(film).summary

    let areas = zip(film, film.dropFirst()).map {
      let rectangle = difference($0.bitmap, $1.bitmap)
      return rectangle.width * rectangle.height
    }
    #expect(summary.codedPixels == 120 * 60 + areas.reduce(0, +))
    #expect(summary.frames == 5, "the disc stands from the fifth on")
  }

  @Test func repeatedFramesAddNoByte() throws {
    let film = disc(frames: 4, shades: 30)
    let still = (0..<50).map { _ -> GivenFrame in (film[3].bitmap, .empty) }

    let (bytes, summary) = try writeGIF(film + still)

    #expect(try bytes.count == writeGIF(film).bytes.count)
    #expect(summary.codedPixels == (try writeGIF(film).summary.codedPixels))
  }

  /// A frame's data as giflib writes them for one choice for all unchanged pixels, each palette local.
  private func plainSize(
    _ bitmap: Bitmap, over before: Bitmap?, painting: Bool
  ) throws -> Int {
    let rectangle = before.map { difference($0, bitmap) } ?? bitmap.bounds
    var table: [UInt32] = painting ? [] : [0]
    var indices: [UInt8] = []
    for y in rectangle.top..<rectangle.bottom {
      for x in rectangle.left..<rectangle.right {
        let color = bitmap[x, y].packed
        if !painting, color == before?[x, y].packed {
          indices.append(0)
          continue
        }
        if !table.contains(color) { table.append(color) }
        indices.append(UInt8(table.firstIndex(of: color) ?? 0))
      }
    }
    let depth = (1...8).first { table.count <= 1 << $0 } ?? 8
    var bytes: [UInt8] = []
    try LibGIF.compress(
      indices.map { IndexRun(index: $0, length: 1) }, width: rectangle.width,
      height: rectangle.height, depth: depth, into: &bytes)
    return bytes.count + 8 + 10 + 3 << depth
  }

  @Test(arguments: [4, 30, 200], [true, false])
  func noOneChoiceForAllUnchangedPixelsIsShorter(shades: Int, painting: Bool) throws {
    let film = disc(frames: 10, shades: shades)
    var plain = 13 + 19 + 1  // screen, loop, trailer
    var before: Bitmap?
    for frame in film where frame.bitmap != before {
      plain += try plainSize(frame.bitmap, over: before, painting: painting)
      before = frame.bitmap
    }

    #expect(try writeGIF(film).bytes.count <= plain)
  }

  /// The shades of the first frame need three palettes; far from them one pixel blinks.
  @Test func aFrameThatMendsNothingHasTheRectangleOfItsOwnChanges() throws {
    var random = SeededGenerator(seed: 2)
    let crowd = SamplePictures.opaque(colors: 600, width: 40, height: 40, using: &random)
    var first = Bitmap(width: 90, height: 40, filledWith: white)
    for y in 0..<40 { for x in 0..<40 { first[x, y] = crowd[x, y] } }
    // As many new colours as there is room for, so that nothing else can be told.
    var second = first
    let colors = SamplePictures.distinctColors(255, using: &random)
    for (place, color) in colors.enumerated() {
      second[60 + place % 20, 5 + place / 20] = .init(packed: color)
    }

    let bytes = try writeGIF([(first, first.bounds), (second, second.bounds)]).bytes

    let last = try GIFStructure(of: bytes).frames.last
    #expect(last?.rectangle == PixelRect(left: 60, top: 5, width: 20, height: 13))
  }
}
