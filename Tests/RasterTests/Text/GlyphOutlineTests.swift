import CFreeType
import Scene
import TestSupport
import Testing

@testable import Raster

@Suite struct GlyphOutlineTests {
  struct GlyphCase: CustomTestStringConvertible, Sendable {
    var character: Character
    var family: String?
    var size: Int
    var testDescription: String { "\(character) \(family ?? "") \(size)" }
  }

  static let cases = [12, 17, 28, 40].flatMap { size in
    [
      GlyphCase(character: "g", size: size), GlyphCase(character: "A", size: size),
      GlyphCase(character: "8", size: size), GlyphCase(character: "语", size: size),
      GlyphCase(character: "g", family: "DejaVu Sans", size: size),
    ]
  }

  /// FreeType draws curves as few straight pieces, up to 1/16 of a pixel off; drawn this much larger
  /// and averaged, its picture is exact enough to be held against.
  private static let enlargement = 8

  /// FreeType's own picture of a glyph on a square canvas with the origin at a place given in 1/64 of
  /// a pixel, 0 to 255.
  private func freeType(
    _ file: FontFile, glyph: UInt32, size: Int, side: Int, x: Int, y: Int
  ) throws -> [Int] {
    var library: FT_Library?
    var face: FT_Face?
    unsafe #expect(FT_Init_FreeType(&library) == 0)
    defer { _ = unsafe FT_Done_FreeType(library) }
    unsafe #expect(FT_New_Face(library, file.path, file.index, &face) == 0)
    defer { _ = unsafe FT_Done_Face(face) }
    unsafe #expect(FT_Set_Char_Size(face, size * 64, 0, 72, 72) == 0)
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    unsafe #expect(FT_Load_Glyph(face, glyph, flags) == 0)
    let slot = unsafe try #require(face?.pointee.glyph)
    unsafe FT_Outline_Translate(&slot.pointee.outline, x, side * 64 - y)
    unsafe #expect(FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0)
    let bitmap = unsafe slot.pointee.bitmap
    var pixels = [Int](repeating: 0, count: side * side)
    for row in 0..<Int(unsafe bitmap.rows) {
      for column in 0..<Int(unsafe bitmap.width) {
        let top = unsafe side - Int(slot.pointee.bitmap_top) + row
        let left = unsafe Int(slot.pointee.bitmap_left) + column
        pixels[top * side + left] = unsafe Int(bitmap.buffer[row * Int(bitmap.pitch) + column])
      }
    }
    return pixels
  }

  /// The average of each square of `factor` × `factor` pixels.
  private func averaged(_ pixels: [Int], side: Int, by factor: Int) -> [Double] {
    let small = side / factor
    var sums = [Int](repeating: 0, count: small * small)
    for position in pixels.indices {
      sums[position / side / factor * small + position % side / factor] += pixels[position]
    }
    return sums.map { Double($0) / Double(factor * factor) }
  }

  @Test(arguments: cases)
  func filledItIsWhatFreeTypeDrawsUnhinted(_ glyphCase: GlyphCase) throws {
    let chain = FontChain(
      families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders)
    let font = FontDescription(size: Double(glyphCase.size), family: glyphCase.family)
    let face = try chain.face(for: glyphCase.character, in: font)
    let glyph = try #require(try face.shape(String(glyphCase.character)).first).glyph
    var random = SeededGenerator(seed: UInt64(glyphCase.size))
    let side = glyphCase.size * 2
    let x = glyphCase.size * 16 + Int.random(in: 0..<64, using: &random)
    let y = glyphCase.size * 90 + Int.random(in: 0..<64, using: &random)

    let path = try GlyphCache().ink(of: glyph, of: face, size: font.size).path
      .applying(.translation(x: Double(x) / 64, y: Double(y) / 64))
    let ours = GlyphScanlines(of: path, width: side, height: side)
    func difference(enlarged factor: Int) throws -> Double {
      let large = try freeType(
        face.file, glyph: glyph, size: glyphCase.size * factor, side: side * factor,
        x: x * factor, y: y * factor)
      #expect(large.contains { $0 > 128 })
      let theirs = averaged(large, side: side * factor, by: factor)
      return zip(ours.values, theirs).map { abs($0 * 255 - $1) }.reduce(0, +)
    }

    // The mean over the glyph's own box, and for FreeType's coarser curves over the canvas.
    let box = path.controlBounds
    #expect(try difference(enlarged: Self.enlargement) / (box.width * box.height) <= 2)
    #expect(try difference(enlarged: 1) / Double(side * side) <= 2)
  }

  @Test func unitsAreConvertedOnce() {
    var path = Path()
    path.move(to: Point(x: 1, y: -3))
    path.addQuadCurve(to: Point(x: 1490, y: 7), control: Point(x: 2048, y: 11))
    let outline = GlyphOutline(path: path)

    let scaled = outline.path(size: 17, unitsPerEm: 2048)

    let units: [(Double, Double)] = [(1, -3), (2048, 11), (1490, 7)]
    let expected = units.map { Point(x: $0.0 * 17 / 2048, y: $0.1 * 17 / 2048) }
    #expect(scaled.elements.flatMap(\.points) == expected)
  }

  @Test func aSpaceHasNoOutlineAndLettersAreClosed() throws {
    let chain = FontChain(
      families: FontLibrary.defaultFamilies, folders: FontLibrary.systemFolders)
    let face = try chain.face(for: "i", in: .system(size: 10))
    func path(_ text: String) throws -> Path {
      try GlyphCache().ink(of: face.shape(text)[0].glyph, of: face, size: 10).path
    }

    #expect(try path(" ").isEmpty)
    let moves = try path("i").elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 2)
    #expect(try path("i").elements.filter { $0 == .close }.count == 2)
    #expect(try path("i").elements.last == .close)
  }
}
