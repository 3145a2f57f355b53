import Scene
import TestSupport
import Testing

@testable import Raster

/// Texts as the compositor paints them, with the fonts of the machine.
@Suite struct TextCompositionTests {
  private static let white = LayerSnapshot(
    bounds: Rect(x: 0, y: 0, width: 120, height: 40), backgroundColor: .white)

  private func label(
    _ text: String, at origin: Point = .zero, size: Double = 17, width: Double = 120,
    color: Color = .black, alignment: TextBlock.Alignment = .left
  ) -> LayerSnapshot {
    LayerSnapshot(
      bounds: Rect(x: 0, y: 0, width: width, height: 40),
      transform: .translation(x: origin.x, y: origin.y),
      contents: .text(
        TextBlock(
          string: text, font: .system(size: size), color: color, alignment: alignment,
          numberOfLines: 0)))
  }

  private func frame(_ layers: LayerSnapshot...) -> FrameSnapshot {
    FrameSnapshot(size: Size(width: 120, height: 40), layers: [Self.white] + layers)
  }

  private func picture(_ frame: FrameSnapshot, scale: Double = 2) throws -> Bitmap {
    try Compositor(scale: scale, text: FontLibrary()).render(frame, after: nil).bitmap
  }

  /// The smallest rectangle round what is darker than a half.
  private func ink(_ bitmap: Bitmap) -> PixelRect {
    var box = PixelRect.empty
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].red < 128 {
        box = box.union(PixelRect(left: x, top: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// Every glyph by the naive rasterizer, one over the other in exact arithmetic.
  private func naive(_ block: TextBlock, in bounds: Rect, scale: Double) throws -> [Double] {
    let (width, height) = (Int(bounds.width * scale), Int(bounds.height * scale))
    var white = [Double](repeating: 255, count: width * height)
    for glyph in try FontLibrary().outlines(of: block, in: bounds, scale: scale) {
      let path = glyph.path.applying(.translation(x: glyph.origin.x, y: glyph.origin.y))
        .applying(.scale(x: scale, y: scale))
      let mask = GlyphScanlines(of: path, width: width, height: height, scanlines: 32)
      for index in white.indices { white[index] *= 1 - min(mask.values[index], 1) }
    }
    return white
  }

  @Test(arguments: ["语音通话", "最小化", "结束对话", "正在接通", "00:07", "Hamburg AV fi"])
  func aTextLooksAsItsOutlinesSay(text: String) throws {
    let layer = label(text, size: 14)
    guard case .text(let block) = layer.contents else { return }

    let painted = try picture(frame(layer), scale: 1)
    let expected = try naive(block, in: layer.bounds, scale: 1)

    let differences = zip(painted.pixels, expected).map { pixel, value in
      abs(Double(PremultipliedRGBA8(packed: pixel).red) - value)
    }
    // 32 scanlines a pixel are off by up to 1/32 of it at a level edge, and glyphs round apart.
    #expect((differences.max() ?? 0) <= 10)
    #expect(differences.reduce(0, +) / Double(differences.count) <= 0.25)
  }

  @Test func whatIsNotTextStaysWhite() throws {
    let box = ink(try picture(frame(label("通话", at: Point(x: 20, y: 0)))))

    // Two ems of 17 points at 2 pixels a point, from 40 pixels on; the line is 41 pixels high.
    #expect(box.left >= 40 && box.right <= 40 + 68)
    #expect(box.top >= 19 && box.bottom <= 61)
  }

  @Test func aTextMovedByWholePixelsIsTheSameMoved() throws {
    let here = try picture(frame(label("AV通", at: Point(x: 10, y: 1))))
    let there = try picture(frame(label("AV通", at: Point(x: 13.5, y: 2))))

    for y in 0..<78 {
      for x in 0..<230 where here[x, y] != there[x + 7, y + 2] {
        Issue.record("pixel \(x), \(y) differs")
        return
      }
    }
  }

  @Test func theColourIsTheTexts() throws {
    let bitmap = try picture(frame(label("一", size: 40, color: .systemBlue)), scale: 4)

    #expect(
      bitmap.pixels.contains(PremultipliedRGBA8(red: 0, green: 122, blue: 255, alpha: 255).packed))
  }

  @Test func aTimerThatTicksIsPaintedAsAfresh() throws {
    let compositor = Compositor(scale: 2, text: FontLibrary())
    var previous: FrameSnapshot?
    for second in 0..<12 {
      let text = "00:\(second < 10 ? "0" : "")\(second)"
      let next = frame(label(text, size: 14, alignment: .center))

      let rendered = try compositor.render(next, after: previous)

      #expect(try rendered.bitmap == picture(next))
      previous = next
    }
  }

  @Test func whereNothingChangedNothingIsPainted() throws {
    let compositor = Compositor(scale: 2, text: FontLibrary())
    let shown = frame(label("正在接通"))
    _ = try compositor.render(shown, after: nil)

    #expect(try compositor.render(shown, after: shown).damage.isEmpty)
  }

  @Test func aMissingFontIsThrownThrough() {
    let library = FontLibrary(families: [FontFamily(name: "No Such Font")])
    let compositor = Compositor(scale: 2, text: library)

    #expect(throws: FontError.familyMissing(family: "No Such Font", debianPackage: nil)) {
      try compositor.render(frame(label("a")), after: nil)
    }
  }

  @Test func anEmojiInAFadingGroupIsPaintedAsAfresh() throws {
    let compositor = Compositor(scale: 2, text: FontLibrary())
    var previous: FrameSnapshot?
    for step in 0..<6 {
      var group = label("a😀通", at: Point(x: 4 + Double(step) * 1.3, y: 2), color: .systemBlue)
      group.backgroundColor = Color(white: 0.9)
      group.opacity = 1 - Double(step) / 6
      if step > 3 {
        group.transform = .rotation(cosine: 0.8, sine: 0.6).concatenating(group.transform)
      }
      let next = frame(group)

      let rendered = try compositor.render(next, after: previous)

      #expect(try rendered.bitmap == picture(next))
      previous = next
    }
  }

  @Test func anEmojiKeepsItsColoursAndTakesTheTextsAlpha() throws {
    let bounds = Rect(x: 0, y: 0, width: 120, height: 40)
    func middle(_ color: Color) throws -> PremultipliedRGBA8 {
      var layer = label("😀", size: 32, color: color)
      layer.bounds = bounds
      return try picture(frame(layer), scale: 1)[20, 20]
    }

    let opaque = try middle(.black)

    // A yellow face: 253, 224, 48 in the middle.
    #expect(opaque.red > 240 && opaque.green > 200 && opaque.blue < 90)
    #expect(try middle(.systemBlue) == opaque)
    #expect(try middle(.clear) == PremultipliedRGBA8(red: 255, green: 255, blue: 255, alpha: 255))
    let half = try middle(Color(white: 0, alpha: 0.5))
    #expect(abs(Int(half.blue) - (Int(opaque.blue) + 255) / 2) <= 1)
  }
}
